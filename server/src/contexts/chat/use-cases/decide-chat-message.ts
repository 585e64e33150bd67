import {
  type BodyOf,
  type ChatMessageId,
  type Endpoints,
  type MemberId,
  roomTopic,
} from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { giveHints } from '../../../platform/live-hints.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { closeReports, lockChatMessage, updateDecision } from '../store-desk.ts';
import { insertMute } from '../store-mutes.ts';

export type ChatJudgement = BodyOf<Endpoints['decideChatMessage']> & {
  readonly id: ChatMessageId;
};

/**
 * Leaves a message, takes it away, or mutes its author besides, also when it was taken away before.
 * Its words stay with the desk and its place in the room. Refuses `not_found`, then `chat_removed`.
 */
export async function decideChatMessage(
  ctx: Ctx<OperatorActor>,
  judgement: ChatJudgement,
): Promise<void> {
  const { id, decision, reason } = judgement;
  const message = await lockChatMessage(ctx.tx, id);
  if (message === undefined) {
    throw new Refusal('not_found');
  }
  if (message.removedAt !== null && decision !== 'mute') {
    throw new Refusal('chat_removed');
  }
  const at = ctx.clock.now();
  const by = { id: ctx.actor.id, name: ctx.actor.name };
  await updateDecision(ctx.tx, { id, decision, reason, by, at });
  await closeReports(ctx.tx, id, at);
  const until =
    judgement.decision === 'mute' ? await mute(ctx, message.memberId, judgement) : undefined;
  await recordAct(ctx, {
    action: `chat.${decision}`,
    subject: { type: 'member', id: message.memberId },
    after: { message: id, ...(until !== undefined && { until: String(until) }) },
    reason,
  });
  if (decision !== 'dismiss') {
    await giveHints(ctx, [{ key: roomTopic(message.room) }]);
  }
}

async function mute(
  ctx: Ctx<OperatorActor>,
  memberId: MemberId,
  { hours, reason }: { readonly hours: number; readonly reason: string },
): Promise<Temporal.Instant> {
  const at = ctx.clock.now();
  const until = at.add({ hours });
  const by = { id: ctx.actor.id, name: ctx.actor.name };
  await insertMute(ctx.tx, { id: ctx.ids.next('chm'), memberId, reason, until, by, at });
  return until;
}
