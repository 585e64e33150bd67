import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { openSaid } from './papers/said.ts';
import { selectCasesOf } from './papers/store-cases.ts';
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

/** How many papers are asked for now, while which no money leaves (R19). */
export async function openDemands(ctx: Ctx, memberId: MemberId): Promise<number> {
  return (await selectDemands(ctx.tx, memberId)).length;
}
