import { categories } from '@portal/commission';
import type { RatedLevel } from './ladder.ts';
import { noRates } from './rank-rates.ts';

/** What of a rank decides how much its members get, or how soon somebody stands on it. */
export const ladderGains = [
  'gift',
  'birthdayGift',
  'depositBoost',
  'rebate',
  'depositThreshold',
  'playThreshold',
  'keepThreshold',
] as const;
export type LadderGain = (typeof ladderGains)[number];

/** By rank, in what a ladder gives more to anybody than the one before it (R53). */
export function gainsOf(
  standing: readonly RatedLevel[],
  levels: readonly RatedLevel[],
): ReadonlyMap<number, readonly LadderGain[]> {
  const gains = levels.map(
    (level, at) => [level.rank, gainsOfRank(standing, { level, at })] as const,
  );
  return new Map(gains.filter(([, own]) => own.length > 0));
}

/** A new rank is measured by the one that its members would stand on without it. */
function gainsOfRank(
  standing: readonly RatedLevel[],
  { level, at }: { readonly level: RatedLevel; readonly at: number },
): readonly LadderGain[] {
  const same = standing[at];
  const below = same ?? standing.at(-1);
  const rates = below?.rates ?? noRates;
  const isMore: Readonly<Record<LadderGain, boolean>> = {
    // Each rank gives its gift once, whatever the one below gave.
    gift: level.giftMinor > (same?.giftMinor ?? 0n),
    birthdayGift: level.birthdayGiftMinor > (below?.birthdayGiftMinor ?? 0n),
    depositBoost: level.depositBoostPercent > (below?.depositBoostPercent ?? 0),
    rebate: categories.some((category) => level.rates[category] > rates[category]),
    depositThreshold: same !== undefined && level.upgradeDepositMinor < same.upgradeDepositMinor,
    playThreshold: same !== undefined && level.upgradeValidMinor < same.upgradeValidMinor,
    // A new rank that is kept more easily than the one below holds members above both.
    keepThreshold: below !== undefined && level.keepValidMinor < below.keepValidMinor,
  };
  return ladderGains.filter((gain) => isMore[gain]);
}
