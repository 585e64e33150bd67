import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type Note, selectNotes } from './store-notes.ts';

const shownNotes = 3;

/** What operators wrote down about a member last, for whoever decides about it. */
export function latestNotes(ctx: Ctx, memberId: MemberId): Promise<readonly Note[]> {
  return selectNotes(ctx.tx, { memberId, before: undefined, limit: shownNotes });
}
