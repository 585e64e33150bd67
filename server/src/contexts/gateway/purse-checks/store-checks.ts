import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindOldestEnded,
  FindPurseCheck,
  FindWaitingFrom,
  PutBalanceCheck,
  PutTransferCheck,
  SelectFilledPurses,
  SelectTransfersEnded,
  SelectTransfersNamed,
  SumOpenTransfers,
} from '../generated/statements.ts';

type PurseCheck = FindPurseCheck['row'];
type CheckedTransfer = SelectTransfersEnded['row'];

const columns = sql`id, member_id as "memberId", direction, amount_minor as "amountMinor", currency,
  state, made_at as "madeAt"`;

/** Locked until the transaction ends, and made where it is new. */
export async function findPurseCheck(tx: Transaction, vendorCode: string): Promise<PurseCheck> {
  const { rows } = await sql<FindPurseCheck>`
    insert into purse_checks (vendor_code) values (${vendorCode})
    on conflict (vendor_code) do update set balance_tries = purse_checks.balance_tries
    returning transfers_to as "transfersTo", balance_day as "balanceDay",
      balance_tries as "balanceTries"`.execute(tx);
  return rows[0] ?? { transfersTo: null, balanceDay: null, balanceTries: 0 };
}

export async function putTransferCheck(
  tx: Transaction,
  check: { readonly vendorCode: string; readonly transfersTo: Temporal.Instant },
): Promise<void> {
  await sql<PutTransferCheck>`
    update purse_checks set transfers_to = ${String(check.transfersTo)}::timestamptz
     where vendor_code = ${check.vendorCode}`.execute(tx);
}

/** Without a day the sums differed, and are looked at again. */
export async function putBalanceCheck(
  tx: Transaction,
  check: {
    readonly vendorCode: string;
    readonly day: string | undefined;
    readonly tries: number;
    readonly theirsMinor: bigint;
    readonly oursMinor: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<PutBalanceCheck>`
    update purse_checks
       set balance_day = coalesce(${check.day ?? null}::date, balance_day),
           balance_tries = ${check.tries}, theirs_minor = ${check.theirsMinor},
           ours_minor = ${check.oursMinor}, balanced_at = ${String(check.at)}::timestamptz
     where vendor_code = ${check.vendorCode}`.execute(tx);
}

interface Ended {
  readonly vendorCode: string;
  readonly from: Temporal.Instant;
  /** Excluded. */
  readonly to: Temporal.Instant;
}

/** Transfers of a vendor that were over within a span, whenever they were made. */
export async function selectTransfersEnded(
  tx: Transaction,
  query: Ended,
): Promise<readonly CheckedTransfer[]> {
  const { rows } = await sql<SelectTransfersEnded>`
    select ${columns} from wallet_transfers
     where vendor_code = ${query.vendorCode} and state in ('SUCCESS', 'FAILED')
       and state_at >= ${String(query.from)}::timestamptz
       and state_at < ${String(query.to)}::timestamptz`.execute(tx);
  return rows;
}

/** When the oldest of them was made; null where there is none. */
export async function findOldestEnded(
  tx: Transaction,
  query: Ended,
): Promise<Temporal.Instant | null> {
  const { rows } = await sql<FindOldestEnded>`
    select min(made_at) as "madeAt" from wallet_transfers
     where vendor_code = ${query.vendorCode} and state in ('SUCCESS', 'FAILED')
       and state_at >= ${String(query.from)}::timestamptz
       and state_at < ${String(query.to)}::timestamptz`.execute(tx);
  return rows[0]?.madeAt ?? null;
}

/** From where one has to look to see whether the differences that wait are gone. */
export async function findWaitingFrom(
  tx: Transaction,
  query: { readonly vendorCode: string; readonly since: Temporal.Instant },
): Promise<Temporal.Instant | null> {
  const { rows } = await sql<FindWaitingFrom>`
    select min(compared_from) as "from" from vendor_findings
     where vendor_code = ${query.vendorCode} and closed_at is null
       and compared_from >= ${String(query.since)}::timestamptz`.execute(tx);
  return rows[0]?.from ?? null;
}

export async function selectTransfersNamed(
  tx: Transaction,
  query: { readonly vendorCode: string; readonly ids: readonly string[] },
): Promise<readonly CheckedTransfer[]> {
  const { rows } = await sql<SelectTransfersNamed>`
    select ${columns} from wallet_transfers
     where vendor_code = ${query.vendorCode} and id = any(${query.ids}::text[])`.execute(tx);
  return rows;
}

/** Everybody into whose purse at the vendor money ever went. */
export async function selectFilledPurses(
  tx: Transaction,
  vendorCode: string,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectFilledPurses>`
    select distinct member_id as "memberId" from wallet_transfers
     where vendor_code = ${vendorCode} and direction = 'in' and state = 'SUCCESS'`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** What may lie on either side, because nobody knows yet whether it moved. */
export async function sumOpenTransfers(
  tx: Transaction,
  vendorCode: string,
): Promise<SumOpenTransfers['row']> {
  const { rows } = await sql<SumOpenTransfers>`
    select coalesce(sum(amount_minor) filter (where direction = 'in'), 0)::bigint as "inMinor",
      coalesce(sum(amount_minor) filter (where direction = 'out'), 0)::bigint as "outMinor"
      from wallet_transfers
     where vendor_code = ${vendorCode} and state not in ('SUCCESS', 'FAILED')`.execute(tx);
  return rows[0] ?? { inMinor: 0n, outMinor: 0n };
}
