import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectUpline } from './store.ts';
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
