import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { renewAll } from '../../platform/secrets/renew.ts';
import { createBatcher, type Batcher } from '../../platform/batcher.ts';
import type { Catalogue, RankOf } from '../catalog/index.ts';
import { type DesignBook, openDesignBook } from './rounds/design-book.ts';
import { type PayPrizes, prizesBy } from './free-spins/pay-prize.ts';
import type { Bets } from '../bets/index.ts';
import type { SpinCommand } from './slots/ready-spin.ts';
import { commitSeedsAhead } from './seeds/use-cases/commit-seeds-ahead.ts';
import { renewSeedSecrets } from './seeds/use-cases/renew-seed-secrets.ts';
import { placeSpins, type SpinAnswer } from './slots/use-cases/place-spins.ts';

/** The running part of the house games in one process. */
export interface Games {
  readonly catalogue: Catalogue;
  readonly book: DesignBook;
  readonly spins: Batcher<SpinCommand, SpinAnswer>;
  /** Pays what free rounds win. */
  readonly prizes: PayPrizes;
  /** On the VIP ladder: some games are for members from a rank on. */
  readonly rankOf: RankOf;
}

/** What the site says of its games, read anew at every launch. */
export interface SiteRules {
  /** What it grants of fun money at a time. */
  readonly funCreditMinor: () => bigint;
  /** Whether turning reels may be stopped by the player (R15). */
  readonly mayStopEarly: () => boolean;
}

/** Larger batches are cheaper each, but they leave the other lanes with nothing to do. */
const mostSpinsAtOnce = 100;
const mostSpinsWaiting = 2000;
const batchesAtOnce = 3;

/** Stores the designs of this release, renews and commits seeds, and opens the batcher of spins. */
export async function openGames(parts: {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly bets: Pick<Bets, 'apply'>;
  readonly rankOf: RankOf;
}): Promise<Games> {
  const { work, catalogue, bets, rankOf } = parts;
  const book = await openDesignBook(work);
  await renewAll({ work, name: 'renew_seeds' }, renewSeedSecrets);
  await work.run(metaOf('seeds'), commitSeedsAhead);
  const spins = createBatcher<SpinCommand, SpinAnswer>({
    run: async (commands) => {
      const snapshot = await catalogue.current();
      return work.run(metaOf('spins'), (ctx) => placeSpins(ctx, { snapshot, book }, commands));
    },
    maxBatch: mostSpinsAtOnce,
    maxQueue: mostSpinsWaiting,
    lanes: batchesAtOnce,
  });
  return { catalogue, book, spins, prizes: prizesBy(bets), rankOf };
}

function metaOf(job: string) {
  return { operation: job, requestId: job, actor: { kind: 'system', job } } as const;
}
