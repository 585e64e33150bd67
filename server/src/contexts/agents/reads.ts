import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { findFirstLink } from './store-links.ts';

/** The code that an agent got with the account; null for members. */
export function firstLinkOf(ctx: Ctx, agentId: MemberId): Promise<string | null> {
  return findFirstLink(ctx.tx, agentId);
}
