import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { openSaid } from './papers/said.ts';
import { selectCasesOf } from './papers/store-cases.ts';
import { verificationOf } from './papers/standing.ts';
import { selectDemands } from './papers/store-demands.ts';

/**
 * The name in the newest papers of who a member is that an operator accepted; papers whose last day
 * is over still say it. Undefined without any.
 */
export async function readProvenName(ctx: Ctx, memberId: MemberId): Promise<string | undefined> {
  const cases = await selectCasesOf(ctx.tx, memberId);
  const proof = cases.find(
    ({ kind, state }) => kind === 'identity' && (state === 'approved' || state === 'expired'),
  );
  return proof === undefined ? undefined : (openSaid(ctx, proof).fullName ?? undefined);
}

/** Whose turn it is with the papers that were asked for, and since when; undefined without any. */
export async function demandWaits(
  ctx: Ctx,
  memberId: MemberId,
): Promise<{ readonly isForMember: boolean; readonly since: Temporal.Instant } | undefined> {
  const { proofs } = await verificationOf(ctx, memberId);
  const asked = proofs.filter(({ demand }) => demand !== undefined);
  const since = asked.map(({ demand }) => demand?.askedAt).find((at) => at !== undefined);
  return since === undefined
    ? undefined
    : { isForMember: asked.some(({ maySend }) => maySend), since };
}

/** How many papers are asked for now, while which no money leaves (R19). */
export async function openDemands(ctx: Ctx, memberId: MemberId): Promise<number> {
  return (await selectDemands(ctx.tx, memberId)).length;
}
