import { roomTopic, type ChatRoom } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { giveHints } from '../../../platform/live-hints.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readAccounts } from '../../members/index.ts';
import { findsContact } from '../find-contact.ts';
import { enterChat } from '../gate.ts';
import { restSeconds } from '../pace.ts';
import { findMute, insertChatMessage, takeTurn, type ChatMessage } from '../store.ts';

/** Marks of direction could turn the words around them, and breaks fill the room (R76). */
const unwanted = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Says something in a room. Refuses `chat_unavailable`, `chat_muted`, `chat_link`, then
 * `chat_pace`.
 */
export async function sendChatMessage(
  ctx: Ctx<MemberActor>,
  command: { readonly room: ChatRoom; readonly content: string },
): Promise<ChatMessage & { readonly account: string }> {
  await enterChat(ctx);
  const memberId = ctx.actor.id;
  const sentAt = ctx.clock.now();
  const mute = await findMute(ctx.tx, memberId, sentAt);
  if (mute !== undefined) {
    throw new Refusal('chat_muted', { until: String(mute.until), reason: mute.reason });
  }
  const content = command.content.replaceAll(unwanted, ' ').trim();
  if (findsContact(content)) {
    throw new Refusal('chat_link');
  }
  const restedSince = sentAt.subtract({ seconds: restSeconds });
  if (!(await takeTurn(ctx.tx, { memberId, at: sentAt, restedSince }))) {
    throw new Refusal('chat_pace', { seconds: restSeconds });
  }
  const id = ctx.ids.next('cht');
  await insertChatMessage(ctx.tx, { id, room: command.room, memberId, content, sentAt });
  await giveHints(ctx, [{ key: roomTopic(command.room) }]);
  const account = (await readAccounts(ctx, [memberId])).get(memberId) ?? '';
  return { id, memberId, content, sentAt, removedAt: null, account };
}
