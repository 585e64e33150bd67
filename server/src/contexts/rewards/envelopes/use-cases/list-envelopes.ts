import type { EnvelopeId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { offerableAmong } from '../../../limits/index.ts';
import { isForNoRank } from '../../../loyalty/index.ts';
import { selectDeskEnvelopes, selectEnvelopes } from '../store-envelopes.ts';

const mostRains = 20;
const mostDeskEnvelopes = 100;
/** So long a rain is shown after its end. */
const hoursAfter = 24;

export type SeenEnvelope = Awaited<ReturnType<typeof selectEnvelopes>>[number];
export type DeskEnvelope = Awaited<ReturnType<typeof selectDeskEnvelopes>>[number];

/** Rains of these days; nobody who may have no gifts is shown any (R13). */
export async function listEnvelopes(ctx: Ctx<MemberActor>): Promise<readonly SeenEnvelope[]> {
  const { id: memberId } = ctx.actor;
  if (!(await offerableAmong(ctx, [memberId])).has(memberId)) {
    return [];
  }
  const endedAfter = ctx.clock.now().subtract({ hours: hoursAfter });
  const rains = await selectEnvelopes(ctx.tx, { memberId, endedAfter, limit: mostRains });
  return rains.filter(({ leastRank }) => !isForNoRank(ctx, leastRank));
}

/** All of them, for the desk. */
export function listDeskEnvelopes(ctx: Ctx): Promise<readonly DeskEnvelope[]> {
  return selectDeskEnvelopes(ctx.tx, { limit: mostDeskEnvelopes });
}

/** One as the desk knows it. Refuses with `not_found`. */
export async function readDeskEnvelope(ctx: Ctx, id: EnvelopeId): Promise<DeskEnvelope> {
  const [row] = await selectDeskEnvelopes(ctx.tx, { id, limit: 1 });
  if (row === undefined) {
    throw new Refusal('not_found');
  }
  return row;
}
