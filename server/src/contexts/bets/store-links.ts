import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { looking, prepared, type SqlStatement } from '../../platform/statement.ts';
import { linkingMarks } from '../limits/index.ts';
import type { LinksStatement } from './generated/statements.ts';
import { type BetsQuery, soughtTransactions } from './store-looks.ts';

/** Two accounts of one person, and where the other of them has stakes beside the member's. */
export interface BetLink extends Pick<LinksStatement['row'], 'provider' | 'roundId' | 'marketKey'> {
  readonly memberId: MemberId;
  readonly otherId: MemberId;
}

/** Those of one batch are linked before any stake of theirs stands. */
export function linksStatement(
  memberIds: readonly MemberId[],
  query: BetsQuery,
): SqlStatement<readonly BetLink[]> {
  const statement = sql<LinksStatement>`
    with ${soughtTransactions(query)},
    linked as materialized (
      select w.member_id, o.other_id from unnest(${plain(memberIds)}::text[]) as w (member_id)
      cross join lateral linked_accounts(w.member_id, ${plain(linkingMarks)}::text[]) o)
    select l.member_id as "memberId", l.other_id as "otherId", t.provider, t.round_id as "roundId",
      null as "marketKey"
    from linked l join around a on a.member_id = l.member_id
    cross join lateral (select provider, round_id from bet_transactions
      where member_id = l.other_id and round_id = a.round_id and (provider = a.provider) is true
      limit 1) t
    union all
    select l.member_id, l.other_id, t.provider, null, t.market_key
    from linked l join market_lines a on a.member_id = l.member_id
    cross join lateral (select provider, market_key from bet_transactions
      where member_id = l.other_id and market_key = a.market_key and (provider = a.provider) is true
      limit 1) t
    union all
    select member_id, other_id, null, null, null from linked
    where other_id = any(${plain(memberIds)}::text[])`;
  return prepared(looking(statement, (rows) => rows.map(linkOf)));
}

function linkOf({ memberId, otherId, ...place }: LinksStatement['row']): BetLink {
  return { ...place, memberId: memberOf(memberId), otherId: memberOf(otherId) };
}

/** The accounts that were asked about, and those that marks name. */
function memberOf(id: string | null): MemberId {
  return assertDefined(id ?? undefined, 'a link names both accounts') as MemberId;
}
