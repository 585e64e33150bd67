import type { EnvelopeId, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ownMarks, samePersons } from '../../limits/index.ts';
import { hasTaken, lockMarks } from './store-envelopes.ts';

/**
 * Refuses `one_per_person` where another account that looks like the same person took from this
 * rain (D6, R89). Accounts that share a mark wait for each other on that mark alone, so that of two
 * that open at once the later sees the earlier, and strangers never wait.
 */
export async function refuseLinked(
  ctx: Ctx,
  { envelopeId, memberId }: { readonly envelopeId: EnvelopeId; readonly memberId: MemberId },
): Promise<void> {
  const marks = await ownMarks(ctx, memberId);
  await lockMarks(ctx.tx, {
    envelopeId,
    marks: marks.map(({ kind, value }) => `${kind} ${value}`),
  });
  const linked = await samePersons(ctx, memberId);
  const memberIds = linked.map((other) => other.memberId);
  if (memberIds.length > 0 && (await hasTaken(ctx.tx, { envelopeId, memberIds }))) {
    throw new Refusal('one_per_person');
  }
}
