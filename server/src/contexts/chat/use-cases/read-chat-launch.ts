import { chatRooms, type ChatRoom, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { enterChat } from '../gate.ts';
import { restSeconds } from '../pace.ts';
import { findMute } from '../store.ts';

/** Where the room opens, and what the caller may do there. Refuses `chat_unavailable`. */
export async function readChatLaunch(
  ctx: Ctx<MemberActor>,
  room: ChatRoom,
): Promise<ReplyOf<Endpoints['readChatLaunch']>> {
  await enterChat(ctx);
  const { id, isTrial } = ctx.actor;
  const mute = isTrial ? undefined : await findMute(ctx.tx, id, ctx.clock.now());
  return {
    chatUrl: `/chat?room=${room}`,
    rooms: [...chatRooms],
    mayWrite: !isTrial,
    muted: mute === undefined ? null : { until: String(mute.until), reason: mute.reason },
    restSeconds,
  };
}
