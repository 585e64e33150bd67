import type { Category } from '@portal/commission';
import type { BetsCommand, BetTerms, PromoTerms } from '../bets/index.ts';

type Base = Pick<BetsCommand, 'provider' | 'txId' | 'memberId' | 'currency' | 'policy'> & {
  readonly refTxId: string;
};

/** What members did at one simulated vendor, in the words of its dialect. */
export interface HouseStory {
  readonly vendorCode: string;
  readonly gameCode: string;
  readonly category: Category;
  /** What a bet was struck on, where the dialect says it. */
  readonly terms?: BetTerms;
  /** Of the stake, when it won. */
  readonly paysPercent: bigint;
  readonly promo: PromoTerms;
  resultOf(base: Base, amountMinor: bigint): BetsCommand;
}

const won = (base: Base, amountMinor: bigint): BetsCommand => ({
  ...base,
  kind: 'WIN',
  amountMinor,
  closesRound: true,
});

/** The vendor of the first dialect has a story of its own, in which not all goes well. */
export const houseStories: readonly HouseStory[] = [
  {
    vendorCode: 'SIM_EVO',
    gameCode: 'wheel',
    category: 'LIVE',
    paysPercent: 200n,
    promo: { campaignId: 'demo-live-nights', rewardId: 'demo-voucher-1', roundsLeft: 3 },
    resultOf: won,
  },
  {
    vendorCode: 'SIM_SOFT',
    gameCode: 'fishing',
    category: 'FISH',
    paysPercent: 150n,
    promo: { rewardId: 'demo-issue-1', roundsLeft: 0 },
    resultOf: won,
  },
  {
    vendorCode: 'SIM_SLOT',
    gameCode: 'high-card',
    category: 'PVP',
    paysPercent: 190n,
    promo: { rewardId: 'demo-freespins-1' },
    resultOf: won,
  },
  {
    vendorCode: 'SIM_SEA',
    gameCode: 'football',
    category: 'SPORTS',
    terms: { selection: 'Home', market: 'Match winner', odds: '1.95', oddsFormat: 'DECIMAL' },
    paysPercent: 195n,
    promo: { campaignId: 'demo-matchday', rewardId: 'demo-prize-1' },
    resultOf: (base, amountMinor) => ({
      ...base,
      kind: 'SETTLE',
      amountMinor,
      result: amountMinor > 0n ? 'WIN' : 'LOSE',
      closesRound: true,
    }),
  },
];
