import type { Ctx } from '../../../platform/context.ts';
import type { Member, MemberFilter } from '../store.ts';
import { accountKey, countMembers, countedAtMost, isByName, selectMembers } from '../store.ts';

export interface MemberPage {
  readonly members: readonly Member[];
  /** Counted up to {@link countedAtMost}. */
  readonly total: number;
  readonly isTotalCapped: boolean;
  readonly nextCursor: string | undefined;
}

export interface MemberQuery extends MemberFilter {
  /** From 1; not used together with a cursor. */
  readonly page: number;
  readonly pageSize: number;
  readonly cursor: string | undefined;
}

/** A page by number reaches as far as the count does; a cursor reaches the end of a million. */
export async function listMembers(ctx: Ctx, query: MemberQuery): Promise<MemberPage> {
  const { page, pageSize, cursor, ...filter } = query;
  const offset = cursor === undefined ? (page - 1) * pageSize : 0;
  const rows =
    offset >= countedAtMost
      ? []
      : await selectMembers(ctx.tx, {
          filter,
          after: cursor === undefined ? undefined : decodeCursor(cursor),
          offset,
          limit: pageSize + 1,
        });
  const counted = await countMembers(ctx.tx, filter);
  const members = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? members.at(-1) : undefined;
  return {
    members,
    total: Math.min(counted, countedAtMost),
    isTotalCapped: counted > countedAtMost,
    nextCursor:
      last === undefined
        ? undefined
        : encodeCursor(isByName(filter) ? accountKey(last.account) : last.id),
  };
}

function encodeCursor(key: string): string {
  return Buffer.from(key, 'utf8').toString('base64url');
}

/** The schema has seen that it is a text; a made-up one is a sort key and simply starts there. */
function decodeCursor(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString('utf8');
}
