import { categories } from '@portal/commission';
import { z } from 'zod';
import type { RatedLevel } from './ladder.ts';
import { byCategory, storedRates } from './rank-rates.ts';

/** JSON has no bigint. */
const minorText = z.string().regex(/^\d{1,19}$/u);

/** A rank as a request keeps it. */
export const storedLevel = z.strictObject({
  rank: z.int(),
  names: z.record(z.string(), z.string()),
  upgradeDepositMinor: minorText,
  upgradeValidMinor: minorText,
  keepValidMinor: minorText,
  giftMinor: minorText,
  birthdayGiftMinor: minorText,
  depositBoostPercent: z.int(),
  hasHost: z.boolean(),
  rates: z.array(z.int()).length(categories.length),
});

type StoredLevel = z.output<typeof storedLevel>;

export function storedLadder(levels: readonly RatedLevel[]): StoredLevel[] {
  return levels.map((level) => ({
    rank: level.rank,
    names: { ...level.names },
    upgradeDepositMinor: String(level.upgradeDepositMinor),
    upgradeValidMinor: String(level.upgradeValidMinor),
    keepValidMinor: String(level.keepValidMinor),
    giftMinor: String(level.giftMinor),
    birthdayGiftMinor: String(level.birthdayGiftMinor),
    depositBoostPercent: level.depositBoostPercent,
    hasHost: level.hasHost,
    rates: storedRates(level.rates),
  }));
}

export function ladderOf(rows: readonly StoredLevel[]): readonly RatedLevel[] {
  return rows.map((level) => ({
    rank: level.rank,
    names: level.names,
    upgradeDepositMinor: BigInt(level.upgradeDepositMinor),
    upgradeValidMinor: BigInt(level.upgradeValidMinor),
    keepValidMinor: BigInt(level.keepValidMinor),
    giftMinor: BigInt(level.giftMinor),
    birthdayGiftMinor: BigInt(level.birthdayGiftMinor),
    depositBoostPercent: level.depositBoostPercent,
    hasHost: level.hasHost,
    rates: byCategory((_, place) => level.rates[place] ?? 0),
  }));
}

/** Names in whatever order they were kept. */
export function isSameLadder(ladder: readonly RatedLevel[], other: readonly RatedLevel[]): boolean {
  return ladderText(ladder) === ladderText(other);
}

function ladderText(levels: readonly RatedLevel[]): string {
  const sorted = storedLadder(levels).map(({ names, ...figures }) => ({
    ...figures,
    names: Object.entries(names).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  }));
  return JSON.stringify(sorted);
}
