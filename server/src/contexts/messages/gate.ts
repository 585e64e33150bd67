import {
  type MemberId,
  messageKind,
  type MessageTopic,
  type MessageType,
  messageTypeNames,
} from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { unreachableAmong } from '../limits/index.ts';

/**
 * The one gate of R13: whoever is excluded or on a break hears only what the law or their own money
 * asks for. It stands before the inbox, and so before every copy of it; and again before whoever
 * reads, because a break begins after messages came.
 */
export function reaches(type: MessageType, isPaused: boolean): boolean {
  return !isPaused || messageKind(type).need === 'duty';
}

/** What a member may see of the own inbox now. */
export async function typesShown(
  ctx: Ctx,
  memberId: MemberId,
  topic?: MessageTopic,
): Promise<readonly MessageType[]> {
  const isPaused = (await unreachableAmong(ctx, [memberId])).has(memberId);
  return messageTypeNames.filter(
    (type) =>
      reaches(type, isPaused) &&
      (ctx.site.hasVip || !type.startsWith('vip_')) &&
      (topic ?? messageKind(type).topic) === messageKind(type).topic,
  );
}
