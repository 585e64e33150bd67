import type { ContractKind, Scope } from '@portal/commission';
import type {
  BillId,
  BillPayState,
  BillStatus,
  ContractId,
  MemberId,
  RunId,
} from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  ChangeBills,
  CorrectBills,
  InsertBills,
  InsertPayments,
  RecountBills,
  SelectBills,
  SelectBillsOfRun,
  SelectPaymentCounts,
  SelectWaitingBills,
  WriteOff,
} from '../generated/statements.ts';
import type { StoredWhy } from './why.ts';

export type BillRow = SelectBills['row'];

const columns = sql`id, run_id as "runId", contract_id as "contractId", payer_id as "payerId",
  payee_id as "payeeId", kind, scope, unit_key as "unitKey", unit_start as "unitStart",
  unit_end as "unitEnd", revision, place, status, pay_state as "payState", tier,
  valid_minor as "validMinor", net_loss_minor as "netLossMinor", active,
  amount_minor as "amountMinor", netted_minor as "nettedMinor", paid_minor as "paidMinor",
  owed_minor as "owedMinor", written_off_minor as "writtenOffMinor",
  carry_in_minor as "carryInMinor", carry_out_minor as "carryOutMinor", why,
  made_at as "madeAt", settled_at as "settledAt"`;

export interface NewBill {
  readonly id: BillId;
  readonly runId: RunId;
  readonly contractId: ContractId;
  readonly payerId: MemberId | null;
  readonly payeeId: MemberId;
  readonly kind: ContractKind;
  readonly scope: Scope;
  readonly unitKey: string;
  readonly unitStart: Temporal.Instant;
  readonly unitEnd: Temporal.Instant;
  readonly revision: number;
  readonly place: number;
  readonly status: BillStatus;
  readonly payState: BillPayState;
  readonly tier: number | null;
  readonly validMinor: bigint;
  readonly netLossMinor: bigint;
  readonly active: number;
  readonly amountMinor: bigint;
  readonly carryInMinor: bigint;
  readonly carryOutMinor: bigint;
  readonly why: StoredWhy;
  readonly at: Temporal.Instant;
}

/** All bills of a run at once. */
export async function insertBills(tx: Transaction, bills: readonly NewBill[]): Promise<void> {
  await sql<InsertBills>`
    insert into contract_bills (id, run_id, contract_id, payer_id, payee_id, kind, scope, unit_key,
      unit_start, unit_end, revision, place, status, pay_state, tier, valid_minor, net_loss_minor,
      active, amount_minor, carry_in_minor, carry_out_minor, why, made_at)
    select b.id, b."runId", b."contractId", b."payerId", b."payeeId", b.kind, b.scope, b."unitKey",
           b."unitStart", b."unitEnd", b.revision, b.place, b.status, b."payState", b.tier,
           b."validMinor", b."netLossMinor", b.active, b."amountMinor", b."carryInMinor",
           b."carryOutMinor", b.why, b.at
      from jsonb_to_recordset(${asJson(bills)}::jsonb) as b (
        id text, "runId" text, "contractId" text, "payerId" text, "payeeId" text, kind text,
        scope text, "unitKey" text, "unitStart" timestamptz, "unitEnd" timestamptz, revision int,
        place int, status text, "payState" text, tier int, "validMinor" bigint,
        "netLossMinor" bigint, active int, "amountMinor" bigint, "carryInMinor" bigint,
        "carryOutMinor" bigint, why jsonb, at timestamptz)
  `.execute(tx);
}

/** Amounts are texts in JSON, which the columns read exactly; moments write themselves. */
function asJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

export async function selectBills(
  tx: Transaction,
  ids: readonly BillId[],
): Promise<readonly BillRow[]> {
  const { rows } = await sql<SelectBills>`
    select ${columns} from contract_bills where id = any(${ids}::text[]) order by id
  `.execute(tx);
  return rows;
}

/** In the order in which they are paid. */
export async function selectBillsOfRun(tx: Transaction, runId: RunId): Promise<readonly BillRow[]> {
  const { rows } = await sql<SelectBillsOfRun>`
    select ${columns} from contract_bills where run_id = ${runId} order by place
  `.execute(tx);
  return rows;
}

export async function selectWaitingBills(
  tx: Transaction,
  runId: RunId,
): Promise<readonly BillRow[]> {
  const { rows } = await sql<SelectWaitingBills>`
    select ${columns} from contract_bills
     where run_id = ${runId} and pay_state in ('WAITING', 'APPROVAL') order by place
  `.execute(tx);
  return rows;
}

/** What was settled of a bill, and how it stands after that. */
export interface BillChange {
  readonly id: BillId;
  readonly nettedMinor: bigint;
  readonly paidMinor: bigint;
  readonly owedMinor: bigint;
  readonly payState: BillPayState;
}

export async function changeBills(
  tx: Transaction,
  changes: readonly BillChange[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<ChangeBills>`
    update contract_bills b
       set netted_minor = c.netted, paid_minor = c.paid, owed_minor = c.owed,
           pay_state = c.pay_state, settled_at = ${String(at)}::timestamptz
      from unnest(${changes.map(({ id }) => id)}::text[],
                  ${changes.map(({ nettedMinor }) => nettedMinor)}::bigint[],
                  ${changes.map(({ paidMinor }) => paidMinor)}::bigint[],
                  ${changes.map(({ owedMinor }) => owedMinor)}::bigint[],
                  ${changes.map(({ payState }) => payState)}::text[])
        as c (id, netted, paid, owed, pay_state)
     where b.id = c.id
  `.execute(tx);
}

type Corrected = Recounted & Pick<NewBill, 'carryInMinor' | 'carryOutMinor'>;

type Recounted = Pick<
  NewBill,
  'id' | 'status' | 'tier' | 'validMinor' | 'netLossMinor' | 'active' | 'amountMinor' | 'why'
>;

/** A settled bill as its corrected figures make it, one version on. */
export async function correctBills(tx: Transaction, bills: readonly Corrected[]): Promise<void> {
  await sql<CorrectBills>`
    update contract_bills c
       set status = b.status, tier = b.tier, valid_minor = b."validMinor",
           net_loss_minor = b."netLossMinor", active = b.active, amount_minor = b."amountMinor",
           carry_in_minor = b."carryInMinor", carry_out_minor = b."carryOutMinor", why = b.why,
           revision = c.revision + 1
      from jsonb_to_recordset(${asJson(bills)}::jsonb) as b (
        id text, status text, tier int, "validMinor" bigint, "netLossMinor" bigint, active int,
        "amountMinor" bigint, "carryInMinor" bigint, "carryOutMinor" bigint, why jsonb)
     where c.id = b.id
  `.execute(tx);
}

/** The figures of a day that goes on, and what is paid for it so far. */
export async function recountBills(tx: Transaction, bills: readonly Recounted[]): Promise<void> {
  await sql<RecountBills>`
    update contract_bills c
       set status = b.status, tier = b.tier, valid_minor = b."validMinor",
           net_loss_minor = b."netLossMinor", active = b.active, amount_minor = b."amountMinor",
           why = b.why
      from jsonb_to_recordset(${asJson(bills)}::jsonb) as b (
        id text, status text, tier int, "validMinor" bigint, "netLossMinor" bigint, active int,
        "amountMinor" bigint, why jsonb)
     where c.id = b.id
  `.execute(tx);
}

export async function selectPaymentCounts(
  tx: Transaction,
  ids: readonly BillId[],
): Promise<readonly SelectPaymentCounts['row'][]> {
  const { rows } = await sql<SelectPaymentCounts>`
    select bill_id as "billId", count(*)::int as count from bill_payments
     where bill_id = any(${ids}::text[]) group by bill_id
  `.execute(tx);
  return rows;
}

export interface NewPayment {
  readonly billId: BillId;
  readonly number: number;
  readonly fromId: MemberId | null;
  readonly toId: MemberId | null;
  readonly amountMinor: bigint;
  readonly source: string;
  readonly place: number;
}

/** After all that were made at the same moment, by this transaction or another. */
export async function insertPayments(
  tx: Transaction,
  payments: readonly NewPayment[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<InsertPayments>`
    insert into bill_payments (bill_id, number, from_id, to_id, amount_minor, source, paid_at,
                               place)
    select p.bill_id, p.number, p.from_id, p.to_id, p.amount, p.source,
           ${String(at)}::timestamptz,
           p.place + coalesce((select max(o.place) + 1 from bill_payments o
                                where o.paid_at = ${String(at)}::timestamptz), 0)
      from unnest(${payments.map(({ billId }) => billId)}::text[],
                  ${payments.map(({ number }) => number)}::int[],
                  ${payments.map(({ fromId }) => fromId)}::text[],
                  ${payments.map(({ toId }) => toId)}::text[],
                  ${payments.map(({ amountMinor }) => amountMinor)}::bigint[],
                  ${payments.map(({ source }) => source)}::text[],
                  ${payments.map(({ place }) => place)}::int[])
        as p (bill_id, number, from_id, to_id, amount, source, place)
  `.execute(tx);
}

/** What a bill was paid too much and nobody asks back. */
export async function writeOff(tx: Transaction, id: BillId, minor: bigint): Promise<void> {
  await sql<WriteOff>`
    update contract_bills set written_off_minor = ${minor} where id = ${id}
  `.execute(tx);
}
