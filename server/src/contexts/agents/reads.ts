import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectDueMoves, selectMoveDays } from './moves/store-moves.ts';
import { findPosition, selectUpline } from './store.ts';
import { selectLines } from './store-lines.ts';
import { findFirstLink } from './store-links.ts';

/** The code that an agent got with the account; null for members. */
export function firstLinkOf(ctx: Ctx, agentId: MemberId): Promise<string | null> {
  return findFirstLink(ctx.tx, agentId);
}

/** The agent right above a member; undefined below the house. */
export async function uplineOf(ctx: Ctx, memberId: MemberId): Promise<MemberId | undefined> {
  const upline = await selectUpline(ctx.tx, memberId);
  return upline.at(-1)?.memberId;
}

/** The code with which a member brings others along, and who brought the member. */
export interface Inviting {
  readonly code: string;
  /** Null for whoever came without the code of a member. */
  readonly referrerId: MemberId | null;
}

/** Undefined for trial accounts, which have no place. */
export async function readInviting(ctx: Ctx, memberId: MemberId): Promise<Inviting | undefined> {
  const position = await findPosition(ctx.tx, memberId);
  return position && { code: position.referralCode, referrerId: position.referrerId };
}

/** Where somebody stands: whether it is an agent, and who is above, from the root down. */
export interface Line {
  readonly isAgent: boolean;
  readonly above: readonly MemberId[];
}

/** The line of each member that has a position, by its id: as it is, or as it was on a day. */
export async function linesOf(
  ctx: Ctx,
  ids: readonly MemberId[],
  siteDay: string | null = null,
): Promise<ReadonlyMap<MemberId, Line>> {
  const rows = await selectLines(ctx.tx, { ids, siteDay });
  return new Map(
    rows.map(({ memberId, isAgent, above }) => {
      const names = above.split(',').filter((id) => isIdOf('mbr', id));
      return [memberId, { isAgent, above: names }] as const;
    }),
  );
}

/**
 * The days of a span, without its first, with which somebody came to another line, in their order.
 */
export function moveDaysIn(
  ctx: Ctx,
  span: { readonly from: string; readonly to: string },
): Promise<readonly string[]> {
  return selectMoveDays(ctx.tx, span);
}

/** Whether the day of a move has begun and the tree does not show it yet. */
export async function isMoveDue(ctx: Ctx): Promise<boolean> {
  return (await selectDueMoves(ctx.tx, ctx.clock.now())).length > 0;
}
