import type { StandingFlag } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  SelectExcludedPage,
  SelectBegun,
  SelectEnded,
  SelectStanding,
} from './generated/statements.ts';

/** Who is excluded now, by their ids from behind one on. */
export async function selectExcludedPage(
  tx: Transaction,
  page: {
    readonly after: string;
    readonly limit: number;
    readonly now: Temporal.Instant;
  },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectExcludedPage>`
    select distinct member_id as "memberId" from standing_flags
    where flag = 'RG_EXCLUDED' and member_id > ${page.after}
      and (ends_at is null or ends_at > ${String(page.now)}::timestamptz)
    order by member_id limit ${page.limit}`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

export type StopRow = SelectBegun['row'] | SelectEnded['row'];

/** What stops them now or did once, of what makes their agents earn nothing by them. */
export async function selectStops(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<readonly StopRow[]> {
  return [...(await selectBegun(tx, ids)), ...(await selectEnded(tx, ids))];
}

async function selectBegun(tx: Transaction, ids: readonly MemberId[]) {
  const { rows } = await sql<SelectBegun>`
    select member_id as "memberId", flag, set_at as "beganAt", ends_at as "endedAt"
      from standing_flags
     where member_id = any(${ids}::text[])
       and flag in ('RG_EXCLUDED', 'NO_BET', 'NO_DEPOSIT', 'NO_BONUS')`.execute(tx);
  return rows;
}

async function selectEnded(tx: Transaction, ids: readonly MemberId[]) {
  const { rows } = await sql<SelectEnded>`
    select member_id as "memberId", flag, began_at as "beganAt", ended_at as "endedAt"
      from ended_stops where member_id = any(${ids}::text[])`.execute(tx);
  return rows;
}

/** Which of some flags of a member stand, and until when; null for good. */
export async function selectStanding(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly flags: readonly StandingFlag[];
    readonly at: Temporal.Instant;
  },
): Promise<readonly SelectStanding['row'][]> {
  const { rows } = await sql<SelectStanding>`
    select flag, ends_at as "endsAt" from standing_flags
     where member_id = ${query.memberId} and flag = any(${query.flags}::text[])
       and (ends_at is null or ends_at > ${String(query.at)}::timestamptz)`.execute(tx);
  return rows;
}
