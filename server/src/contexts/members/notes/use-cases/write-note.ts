import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordAct } from '../../../trail/index.ts';
import { readMember } from '../../reads.ts';
import { insertNote, type Note } from '../store-notes.ts';

/**
 * Writes something down about a member. The trail tells that it was done, not what stands in it:
 * what is said about a person can be erased one day, the trail cannot. Refuses with `not_found`.
 */
export async function writeNote(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: MemberId; readonly text: string },
): Promise<Note> {
  const { id: memberId, text } = command;
  await readMember(ctx, memberId);
  const id = ctx.ids.next('nte');
  const { id: by, name } = ctx.actor;
  const at = ctx.clock.now();
  await insertNote(ctx.tx, { id, memberId, text, by, name, at });
  await recordAct(ctx, {
    action: 'member.note',
    subject: { type: 'member', id: memberId },
    after: { note: id },
    reason: 'A note was written down.',
  });
  return { id, text, writtenBy: name, writtenAt: at };
}
