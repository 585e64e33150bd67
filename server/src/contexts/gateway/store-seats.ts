import type { MemberId } from '@portal/protocol';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { looking, prepared, type SqlStatement } from '../../platform/statement.ts';
import type { LiveSeatsLook } from './generated/statements.ts';

export interface SessionName {
  readonly vendorCode: string;
  readonly memberId: MemberId;
  readonly tokenHash: string;
}

/** Those of these sessions at vendors that go on, as a look of a batch. */
export function liveSeatsLook(
  names: readonly SessionName[],
  now: Temporal.Instant,
): SqlStatement<readonly SessionName[]> {
  const statement = sql<LiveSeatsLook>`
    select s.vendor_code as "vendorCode", s.member_id as "memberId", s.token_hash as "tokenHash"
    from unnest(
      ${texts(names.map(({ vendorCode }) => vendorCode))}::text[],
      ${plain(names.map(({ memberId }) => memberId))}::text[],
      ${plain(names.map(({ tokenHash }) => tokenHash))}::text[])
      as w (vendor_code, member_id, token_hash)
    cross join lateral (select * from vendor_sessions
      where token_hash = w.token_hash and vendor_code = w.vendor_code
        and member_id = w.member_id and expires_at > ${String(now)}::timestamptz limit 1) s`;
  return prepared(looking(statement, (rows) => rows));
}
