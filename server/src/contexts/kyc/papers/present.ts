import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Proof, Verification } from './standing.ts';

type Shown = ReplyOf<Endpoints['readVerification']>;

/** What a member sees of the own papers. */
export function presentVerification(
  { tier, proofs, holdsPlay, holdsMoney }: Verification,
  { minimumAge }: { readonly minimumAge: number },
): Shown {
  return { tier, proofs: proofs.map(presentProof), holdsPlay, holdsMoney, minimumAge };
}

function presentProof(proof: Proof): Shown['proofs'][number] {
  const { kind, standing, isNeeded, maySend, last, demand } = proof;
  const isRejected = last?.state === 'rejected';
  return {
    kind,
    standing,
    isNeeded,
    maySend,
    paper: last?.paper ?? null,
    sentAt: last === undefined ? null : String(last.sentAt),
    decidedAt: last?.decidedAt ? String(last.decidedAt) : null,
    rejection: isRejected ? last.rejection : null,
    note: isRejected ? last.reason : null,
    expiresOn: last?.expiresOn ?? null,
    demand: demand
      ? { cause: demand.cause, note: demand.reason, askedAt: String(demand.askedAt) }
      : null,
  };
}
