import type { ChatMessageId, ChatReportReason } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { enterChat } from '../gate.ts';
import { addReport, findAuthor } from '../store.ts';

/**
 * Tells the moderators of a message, once for each member. Refuses `chat_unavailable`, `not_found`,
 * then `chat_own_message`.
 */
export async function reportChatMessage(
  ctx: Ctx<MemberActor>,
  report: { readonly id: ChatMessageId; readonly reason: ChatReportReason },
): Promise<void> {
  await enterChat(ctx);
  const author = await findAuthor(ctx.tx, report.id);
  if (author === undefined) {
    throw new Refusal('not_found');
  }
  const reporterId = ctx.actor.id;
  if (author === reporterId) {
    throw new Refusal('chat_own_message');
  }
  const { id: messageId, reason } = report;
  await addReport(ctx.tx, { messageId, reporterId, reason, at: ctx.clock.now() });
}
