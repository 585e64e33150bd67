import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { FindLastFilled, FitLots, TakeLots } from '../generated/statements.ts';

interface PurseOfMember {
  readonly memberId: MemberId;
  readonly vendorCode: string;
}

/** What was taken of one transfer into a purse, and when that was counted. */
interface TakenLot {
  readonly madeAt: Temporal.Instant;
  readonly amountMinor: bigint;
}

/**
 * No more is left of what went in than lies there: what was lost since then was of the newest, so
 * that nothing of it can be taken for money that came back.
 */
export async function fitLots(
  tx: Transaction,
  purse: PurseOfMember & { readonly lyingMinor: bigint },
): Promise<void> {
  await sql<FitLots>`
    update wallet_transfers t
       set left_minor = greatest(l.left_minor - (l.upto - ${purse.lyingMinor}::bigint), 0)
      from (select id, left_minor, sum(left_minor) over (order by id)::bigint as upto
              from wallet_transfers
             where member_id = ${purse.memberId} and vendor_code = ${purse.vendorCode}
               and left_minor > 0) l
     where t.id = l.id and l.upto > ${purse.lyingMinor}::bigint`.execute(tx);
}

/** Takes what comes back off what went in, the oldest first; what was won there is not among it. */
export async function takeLots(
  tx: Transaction,
  purse: PurseOfMember & { readonly amountMinor: bigint },
): Promise<readonly TakenLot[]> {
  const { rows } = await sql<TakeLots>`
    with lots as (
      select id, least(left_minor, ${purse.amountMinor}::bigint - before)::bigint as taken
        from (select id, left_minor,
                sum(left_minor) over (order by id)::bigint - left_minor as before
                from wallet_transfers
               where member_id = ${purse.memberId} and vendor_code = ${purse.vendorCode}
                 and left_minor > 0) l
       where before < ${purse.amountMinor}::bigint)
    update wallet_transfers t set left_minor = t.left_minor - lots.taken
      from lots where t.id = lots.id
    returning t.made_at as "madeAt", lots.taken as "amountMinor"`.execute(tx);
  return rows.map(({ madeAt, amountMinor }) => ({ madeAt, amountMinor: amountMinor ?? 0n }));
}

/** When money went into the purse last; null where none ever did. */
export async function findLastFilled(
  tx: Transaction,
  { memberId, vendorCode }: PurseOfMember,
): Promise<Temporal.Instant | null> {
  const { rows } = await sql<FindLastFilled>`
    select made_at as "madeAt" from wallet_transfers
     where member_id = ${memberId} and vendor_code = ${vendorCode} and direction = 'in'
       and state = 'SUCCESS'
     order by id desc limit 1`.execute(tx);
  return rows[0]?.madeAt ?? null;
}
