import {
  type MemberId,
  messageKind,
  type MessageTopic,
  type MessageType,
  messageTypeNames,
} from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { offerableAmong, unreachableAmong } from '../limits/index.ts';

/**
 * The one gate of R13: whoever is excluded or on a break hears only what the law or their own money
 * asks for. It stands before the inbox, and so before every copy of it; and again before whoever
 * reads, because a break begins after messages came. Nobody is called to a gift that would be
 * refused, such as whom a sign of harm stopped from taking any (R16).
 */
export function reaches(type: MessageType, { isPaused, mayTake }: Standing): boolean {
  const { need } = messageKind(type);
  return need === 'duty' || (!isPaused && (need !== 'gift' || mayTake));
}

interface Standing {
  readonly isPaused: boolean;
  readonly mayTake: boolean;
}

/** How these members stand before the gate; of those that nothing asks for, nobody asks. */
export async function standingsOf(
  ctx: Ctx,
  asks: readonly { readonly memberId: MemberId; readonly type: MessageType }[],
): Promise<(memberId: MemberId) => Standing> {
  const gifts = asks.filter(({ type }) => messageKind(type).need === 'gift');
  const paused = await unreachableAmong(ctx, [...new Set(asks.map(({ memberId }) => memberId))]);
  const takers = await offerableAmong(ctx, [...new Set(gifts.map(({ memberId }) => memberId))]);
  return (memberId) => ({ isPaused: paused.has(memberId), mayTake: takers.has(memberId) });
}

/** What a member may see of the own inbox now. */
export async function typesShown(
  ctx: Ctx,
  memberId: MemberId,
  topic?: MessageTopic,
): Promise<readonly MessageType[]> {
  const asks = messageTypeNames.map((type) => ({ memberId, type }));
  const standing = (await standingsOf(ctx, asks))(memberId);
  return messageTypeNames.filter(
    (type) =>
      reaches(type, standing) &&
      (ctx.site.hasVip || !type.startsWith('vip_')) &&
      (topic ?? messageKind(type).topic) === messageKind(type).topic,
  );
}
