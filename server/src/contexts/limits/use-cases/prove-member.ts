import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { findProvenAt, upsertProof } from '../store-desk.ts';
import { lookAtPlayers } from './look-at-players.ts';
import { refuseUnknown } from './read-member-protection.ts';

/**
 * An operator saw the papers: name, address and birth date are proven, and play may begin where it
 * waits for that (R18). Refusals in order: `not_found`, `proven_already`.
 */
export async function proveMember(
  ctx: Ctx<OperatorActor>,
  command: { readonly memberId: MemberId; readonly reason: string },
): Promise<void> {
  const { memberId, reason } = command;
  await refuseUnknown(ctx, memberId);
  await lookAtPlayers(ctx, [memberId]);
  if ((await findProvenAt(ctx.tx, memberId)) !== null) {
    throw new Refusal('proven_already');
  }
  await upsertProof(ctx.tx, { memberId, at: ctx.clock.now() });
  await recordAct(ctx, {
    action: 'member.prove',
    subject: { type: 'member', id: memberId },
    reason,
  });
}
