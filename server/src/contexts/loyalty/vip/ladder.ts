import type { Transaction } from '../../../platform/context.ts';
import { rankNames } from '../data/rank-names.ts';
import { noRates, type RankRates, readRankRates } from './rank-rates.ts';
import { type Level, type LevelForm, selectLevels } from './store-vip.ts';

/**
 * Deposits, play in a life, play that keeps it, gift and that of a birthday of each rank, in whole
 * units; then by how many percent it makes a deposit bonus larger.
 */
const figures = [
  [0, 0, 0, 0, 0, 0],
  [500, 5000, 1000, 8, 5, 0],
  [2000, 30_000, 6000, 28, 18, 0],
  [8000, 150_000, 30_000, 88, 38, 2],
  [25_000, 500_000, 100_000, 188, 58, 4],
  [80_000, 1_500_000, 300_000, 388, 88, 6],
  [200_000, 4_000_000, 800_000, 888, 128, 8],
  [500_000, 10_000_000, 2_000_000, 1888, 188, 10],
  [1_200_000, 25_000_000, 5_000_000, 3888, 288, 12],
  [3_000_000, 60_000_000, 12_000_000, 8888, 388, 15],
  [8_000_000, 150_000_000, 30_000_000, 18_888, 588, 20],
] as const;

const minorPerUnit = 100n;
/** Hosts look after the last three. */
const firstHosted = 8;

/** The ladder of a site that wrote none of its own. */
const usualLevels: readonly LevelForm[] = figures.map(
  ([deposit, valid, keep, gift, birthday, boost], rank) => ({
    rank,
    names: rankNames[rank] ?? {},
    upgradeDepositMinor: BigInt(deposit) * minorPerUnit,
    upgradeValidMinor: BigInt(valid) * minorPerUnit,
    keepValidMinor: BigInt(keep) * minorPerUnit,
    giftMinor: BigInt(gift) * minorPerUnit,
    birthdayGiftMinor: BigInt(birthday) * minorPerUnit,
    depositBoostPercent: boost,
    hasHost: rank >= firstHosted,
  }),
);

/** The ladder that holds now, from its foot. */
export async function readLadder(tx: Transaction): Promise<readonly (Level | LevelForm)[]> {
  const written = await selectLevels(tx);
  return written.length > 0 ? written : usualLevels;
}

/** A rank with what it brings of the play. */
export interface RatedLevel extends LevelForm {
  readonly rates: RankRates;
}

/** The ladder with the rates of a day of the site. */
export async function readRatedLadder(
  tx: Transaction,
  siteDay: string,
): Promise<readonly RatedLevel[]> {
  const ladder = await readLadder(tx);
  const rates = await readRankRates(tx, siteDay);
  return ladder.map((level) => ({ ...level, rates: rates.get(level.rank) ?? noRates }));
}
