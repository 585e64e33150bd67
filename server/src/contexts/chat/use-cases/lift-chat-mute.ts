import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { endMutes } from '../store-mutes.ts';

/** Lets a member write again. Refuses `chat_not_muted`. */
export async function liftChatMute(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: MemberId; readonly reason: string },
): Promise<void> {
  const { id, reason } = command;
  if ((await endMutes(ctx.tx, id, ctx.clock.now())) === 0) {
    throw new Refusal('chat_not_muted');
  }
  await recordAct(ctx, { action: 'chat.unmute', subject: { type: 'member', id }, reason });
}
