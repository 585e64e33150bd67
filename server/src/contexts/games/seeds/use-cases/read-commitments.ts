import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { type Commitment, openCommitment } from '../seed-secrets.ts';
import {
  type SeedBatch,
  selectBatch,
  selectCommitmentsOfBatch,
  selectLastBatch,
} from '../store-seeds.ts';

export interface CommitmentPage extends SeedBatch {
  readonly batches: number;
  readonly commitments: readonly Commitment[];
}

/** One batch of the public list, the newest unless told; `not_found` past its ends (R135). */
export async function readCommitments(
  ctx: Ctx,
  query: { readonly batch: number | undefined },
): Promise<CommitmentPage> {
  const last = await selectLastBatch(ctx.tx);
  const batch = query.batch === undefined ? last : await selectBatch(ctx.tx, query.batch);
  if (batch === undefined || last === undefined) {
    throw new Refusal('not_found');
  }
  const commitments = await selectCommitmentsOfBatch(ctx.tx, batch.batch);
  return {
    ...batch,
    batches: last.batch,
    commitments: commitments.map((row) => openCommitment(ctx, row)),
  };
}
