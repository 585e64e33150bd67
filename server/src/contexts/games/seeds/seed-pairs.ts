import { assertDefined } from '@portal/money';
import { RetryTransaction } from '../../../platform/database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { send } from '../../../platform/statement.ts';
import {
  type CountedOwner,
  insertPairs,
  type KeyedOwner,
  lockPair,
  noncesStatement,
  takeCommitments,
  type SeedOwner,
  type SeedPair,
  type StoredNonce,
  type TakenNonce,
} from './store-seeds.ts';
import { withSeed } from './seed-secrets.ts';
import { commitBatch } from './use-cases/commit-seeds-ahead.ts';

export function keyedOwner({ memberId, mode }: SeedOwner): KeyedOwner {
  return { memberId, mode, ownerKey: `${memberId} ${mode}` };
}

/** Owners in the order in which every batch locks their pairs, before any account. */
export function inLockOrder(owners: readonly CountedOwner[]): readonly CountedOwner[] {
  return owners.toSorted((a, b) => (a.ownerKey < b.ownerKey ? -1 : 1));
}

/**
 * The first of the next nonces of each owner by its `ownerKey`, its pair locked: those that a
 * look has taken, and those of owners who get their pair from the committed list only now.
 */
export async function completeNonces(
  ctx: Ctx,
  owners: readonly CountedOwner[],
  nonces: readonly StoredNonce[],
): Promise<ReadonlyMap<string, TakenNonce>> {
  const taken = byOwner(ctx, nonces);
  const missing = owners.filter((owner) => !taken.has(owner.ownerKey));
  if (missing.length === 0) {
    return taken;
  }
  await makePairs(ctx, missing);
  return new Map([...taken, ...byOwner(ctx, await send(ctx.tx, noncesStatement(missing)))]);
}

/** The pair of one owner, locked, made when it is not there yet. */
export async function holdPair(ctx: Ctx, owner: SeedOwner): Promise<SeedPair> {
  const found = await lockPair(ctx.tx, owner);
  if (found !== undefined) {
    return found;
  }
  await makePairs(ctx, [owner]);
  return assertDefined(await lockPair(ctx.tx, owner), 'a pair was made');
}

function byOwner(ctx: Ctx, nonces: readonly StoredNonce[]): Map<string, TakenNonce> {
  return new Map(nonces.map((entry) => [entry.ownerKey, withSeed(ctx, entry)]));
}

/** Two commitments each: the seed in use and the one shown before it is. */
async function makePairs(ctx: Ctx, owners: readonly SeedOwner[]): Promise<void> {
  const taken = await takeSeeds(
    ctx,
    owners.flatMap((owner) => [owner, owner]),
  );
  const pairs = owners.map((owner, index) => ({
    ...owner,
    seedIndex: assertDefined(taken[index * 2], 'a seed in use'),
    nextSeedIndex: assertDefined(taken[index * 2 + 1], 'a next seed'),
    clientSeed: Buffer.from(ctx.random.bytes(8)).toString('hex'),
  }));
  if ((await insertPairs(ctx.tx, pairs)) < pairs.length) {
    // The seeds taken here go back with the transaction, none is abandoned (R135).
    throw new RetryTransaction('a pair was made meanwhile');
  }
}

/** Commitments in the order of the public list; commits a batch when the list runs out. */
export async function takeSeeds(
  ctx: Ctx,
  owners: readonly SeedOwner[],
): Promise<readonly bigint[]> {
  const taken = await takeCommitments(ctx.tx, owners, ctx.clock.now());
  if (taken.length === owners.length) {
    return taken;
  }
  await commitBatch(ctx);
  return [...taken, ...(await takeSeeds(ctx, owners.slice(taken.length)))];
}
