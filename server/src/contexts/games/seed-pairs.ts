import { present } from '@portal/money';
import { RetryTransaction } from '../../platform/database.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  insertPairs,
  lockPairs,
  takeCommitments,
  type SeedOwner,
  type SeedPair,
} from './store-seeds.ts';
import { commitBatch } from './use-cases/commit-seeds.ts';

export function ownerKey(owner: SeedOwner): string {
  return `${owner.memberId} ${owner.mode}`;
}

/**
 * The seed pairs of these owners by {@link ownerKey}, locked; who has none yet gets one from the
 * committed list. Locks of seeds come before locks of accounts, everywhere.
 */
export async function holdPairs(
  ctx: Ctx,
  owners: readonly SeedOwner[],
): Promise<ReadonlyMap<string, SeedPair>> {
  const distinct = new Map(owners.map((owner) => [ownerKey(owner), owner]));
  const found = byOwner(await lockPairs(ctx, [...distinct.values()]));
  const missing = [...distinct].filter(([key]) => !found.has(key)).map(([, owner]) => owner);
  if (missing.length === 0) {
    return found;
  }
  await makePairs(ctx, missing);
  return byOwner(await lockPairs(ctx, [...distinct.values()]));
}

export async function holdPair(ctx: Ctx, owner: SeedOwner): Promise<SeedPair> {
  return present((await holdPairs(ctx, [owner])).get(ownerKey(owner)), 'a pair was made');
}

function byOwner(pairs: readonly SeedPair[]): Map<string, SeedPair> {
  return new Map(pairs.map((pair) => [ownerKey(pair), pair]));
}

/** Two commitments each: the seed in use and the one shown before it is. */
async function makePairs(ctx: Ctx, owners: readonly SeedOwner[]): Promise<void> {
  const taken = await takeSeeds(
    ctx,
    owners.flatMap((owner) => [owner, owner]),
  );
  const pairs = owners.map((owner, index) => ({
    ...owner,
    seedIndex: present(taken[index * 2], 'a seed in use'),
    nextSeedIndex: present(taken[index * 2 + 1], 'a next seed'),
    clientSeed: Buffer.from(ctx.random.bytes(8)).toString('hex'),
  }));
  if ((await insertPairs(ctx, pairs)) < pairs.length) {
    // The seeds taken here go back with the transaction, none is abandoned (R135).
    throw new RetryTransaction('a pair was made meanwhile');
  }
}

/** Commitments in the order of the public list; commits a batch when the list runs out. */
export async function takeSeeds(
  ctx: Ctx,
  owners: readonly SeedOwner[],
): Promise<readonly bigint[]> {
  const taken = await takeCommitments(ctx, owners);
  if (taken.length === owners.length) {
    return taken;
  }
  await commitBatch(ctx);
  return [...taken, ...(await takeSeeds(ctx, owners.slice(taken.length)))];
}
