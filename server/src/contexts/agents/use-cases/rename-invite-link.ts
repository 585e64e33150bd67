import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findOwnLink, type LinkRow, renameLink } from '../store-links.ts';

/** Calls a link of the caller by another name. Refuses with `not_found`. */
export async function renameInviteLink(
  ctx: Ctx<MemberActor>,
  { code, note }: { readonly code: string; readonly note: string },
): Promise<LinkRow> {
  const own = { code, agentId: ctx.actor.id };
  if (!(await renameLink(ctx.tx, { ...own, note }))) {
    throw new Refusal('not_found');
  }
  const link = await findOwnLink(ctx.tx, { ...own, at: ctx.clock.now() });
  return assertDefined(link, 'it was renamed just now');
}
