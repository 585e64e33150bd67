import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { FindBetSigns } from './generated/statements.ts';

export async function findBetSigns(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly currency: string;
    readonly since: Temporal.Instant;
    readonly winTimes: number;
  },
): Promise<FindBetSigns['row']> {
  const { memberId, currency, winTimes } = query;
  const since = String(query.since);
  const { rows } = await sql<FindBetSigns>`
    select exists (
             select from bet_reviews
              where member_id = ${memberId} and reason = 'linked_opposite_sides'
                and opened_at >= ${since}::timestamptz
           ) as "hasOppositeBets",
           exists (
             select from bets
              where member_id = ${memberId} and currency = ${currency}
                and placed_at >= ${since}::timestamptz and state = 'settled'
                and stake_minor > given_back_minor
                and payout_minor > (stake_minor - given_back_minor) * ${winTimes}::int
           ) as "hasLargeWin"`.execute(tx);
  return assertDefined(rows[0], 'a question gives one row');
}
