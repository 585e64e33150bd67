import { createHash } from 'node:crypto';
import { commitment } from '@portal/games';
import type { Ctx } from '../../../../platform/context.ts';
import { seedPlace } from '../seed-secrets.ts';
import { countWaiting, insertBatch, lockLastBatch, type SeedBatch } from '../store-seeds.ts';

export const seedsPerBatch = 500;
const firstDigest = '0'.repeat(64);

/** SHA-256 over the previous digest and the hashes of a batch, joined by line feeds (R135). */
export function batchDigest(previousDigest: string, hashes: readonly string[]): string {
  return createHash('sha256')
    .update([previousDigest, ...hashes].join('\n'))
    .digest('hex');
}

/** Commits one more batch of fresh server seeds, chained to the one before it. */
export async function commitBatch(ctx: Ctx): Promise<SeedBatch> {
  const last = await lockLastBatch(ctx.tx);
  const seeds = Array.from({ length: seedsPerBatch }, () => {
    const serverSeed = ctx.random.bytes(32);
    const hash = commitment(serverSeed);
    return { hash, seedSecret: ctx.cipher.encrypt(seedPlace(hash), serverSeed) };
  });
  const batch = (last?.batch ?? 0) + 1;
  const previousDigest = last?.digest ?? firstDigest;
  const made = {
    batch,
    previousDigest,
    digest: batchDigest(
      previousDigest,
      seeds.map((seed) => seed.hash),
    ),
    committedAt: ctx.clock.now(),
  };
  const firstIndex = BigInt(batch - 1) * BigInt(seedsPerBatch) + 1n;
  await insertBatch(ctx.tx, { ...made, firstIndex, seeds });
  return made;
}

/** Keeps two batches waiting, so that seeds are committed long before anyone plays on them. */
export async function commitSeedsAhead(ctx: Ctx): Promise<void> {
  const wanted = 2 * seedsPerBatch;
  for (
    let waiting = await countWaiting(ctx.tx, wanted);
    waiting < wanted;
    waiting += seedsPerBatch
  ) {
    await commitBatch(ctx);
  }
}
