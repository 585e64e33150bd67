import {
  decimal4,
  isStakedByMultiple,
  priceOf,
  type SlipLine,
  type SlipRules,
} from '@portal/lottery';

/** Fast games of the house that a small window shows, each with one play of a few sides. */
export const miniPlays = [
  { gameCode: 'K31M', betType: 'k3.side', options: ['big', 'small', 'odd', 'even'] },
  { gameCode: 'PK1M', betType: 'pk.zy.gy', options: ['big', 'small', 'odd', 'even'] },
  { gameCode: 'SSC1M', betType: 'ssc.zy.total', options: ['big', 'small', 'odd', 'even'] },
] as const;

export type MiniPlay = (typeof miniPlays)[number];

/** Even, because lines of prize groups are staked by twos. */
export const miniStakes = [10, 20, 50, 100] as const;

/** A bet on one side, at the highest group and without a rebate: the best odds. */
export function miniSlip(
  { betType }: MiniPlay,
  bet: { readonly option: string; readonly stake: number },
  { groups }: SlipRules,
): SlipLine {
  return {
    betType,
    selection: { opts: [bet.option] },
    stake: isStakedByMultiple(betType)
      ? { unitPrice: decimal4('2'), multiple: bet.stake / 2 }
      : { stakePerUnit: decimal4(String(bet.stake)) },
    choice: priceOf(betType).pricing === 'group' ? { prizeGroup: groups.member } : { rebate: 0n },
  };
}
