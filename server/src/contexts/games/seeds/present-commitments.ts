import type { Endpoints, ReplyOf } from '@portal/protocol';
import { hex } from './present-seeds.ts';
import type { CommitmentPage } from './use-cases/read-commitments.ts';

export function presentCommitments(page: CommitmentPage): ReplyOf<Endpoints['readCommitments']> {
  const { batch, batches, previousDigest, digest } = page;
  return {
    batch,
    batches,
    committedAt: String(page.committedAt),
    previousDigest,
    digest,
    commitments: page.commitments.map(({ seedIndex, hash, state, serverSeed }) => ({
      index: Number(seedIndex),
      hash,
      state,
      serverSeed: serverSeed === null ? null : hex(serverSeed),
    })),
  };
}
