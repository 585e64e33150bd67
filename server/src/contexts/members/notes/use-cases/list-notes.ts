import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { readMember } from '../../reads.ts';
import { type Note, selectNotes } from '../store-notes.ts';

export interface NotePage {
  readonly notes: readonly Note[];
  readonly nextCursor: string | null;
}

/** What operators wrote down about a member, newest first. Refuses with `not_found`. */
export async function listNotes(
  ctx: Ctx<OperatorActor>,
  query: {
    readonly id: MemberId;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<NotePage> {
  const { id: memberId, cursor: before, limit } = query;
  await readMember(ctx, memberId);
  const rows = await selectNotes(ctx.tx, { memberId, before, limit: limit + 1 });
  const notes = rows.slice(0, limit);
  return { notes, nextCursor: rows.length > limit ? (notes.at(-1)?.id ?? null) : null };
}
