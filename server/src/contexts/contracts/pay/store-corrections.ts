import type { ContractKind } from '@portal/commission';
import type { BillId, MemberId, RunId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  InsertClawbacks,
  InsertCorrections,
  SelectClawbacks,
  SumCorrections,
} from '../generated/statements.ts';

/** A part of a unit that was taken back or changed later; differences. */
export interface Correction {
  /** Of the unit in which it was booked; missing while that has none. */
  readonly runId: RunId | undefined;
  readonly kind: ContractKind;
  readonly memberId: MemberId;
  readonly category: string;
  readonly bookedAt: Temporal.Instant;
  readonly correctedAt: Temporal.Instant;
  readonly stakeMinor: bigint;
  readonly validMinor: bigint;
  readonly noSalaryMinor: bigint;
  readonly payoutMinor: bigint;
}

export async function insertCorrections(
  tx: Transaction,
  rows: readonly Correction[],
): Promise<void> {
  await sql<InsertCorrections>`
    insert into contract_corrections (run_id, kind, member_id, category, booked_at, corrected_at,
                                      stake_minor, valid_minor, no_salary_minor, payout_minor)
    select nullif(c.run_id, ''), c.kind, c.member_id, c.category, c.booked_at::timestamptz,
           c.corrected_at::timestamptz, c.stake, c.valid, c.no_salary, c.payout
      from unnest(${rows.map(({ runId }) => runId ?? '')}::text[],
                  ${rows.map(({ kind }) => kind)}::text[],
                  ${rows.map(({ memberId }) => memberId)}::text[],
                  ${rows.map(({ category }) => category)}::text[],
                  ${rows.map(({ bookedAt }) => String(bookedAt))}::text[],
                  ${rows.map(({ correctedAt }) => String(correctedAt))}::text[],
                  ${rows.map(({ stakeMinor }) => stakeMinor)}::bigint[],
                  ${rows.map(({ validMinor }) => validMinor)}::bigint[],
                  ${rows.map(({ noSalaryMinor }) => noSalaryMinor)}::bigint[],
                  ${rows.map(({ payoutMinor }) => payoutMinor)}::bigint[])
        as c (run_id, kind, member_id, category, booked_at, corrected_at, stake, valid, no_salary,
              payout)
  `.execute(tx);
}

export type CorrectionSum = SumCorrections['row'];

/** What corrections change of the sums of a unit: more where it was booked, less where it fell. */
export async function sumCorrections(
  tx: Transaction,
  unit: {
    readonly kind: ContractKind;
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly CorrectionSum[]> {
  const [from, to] = [String(unit.from), String(unit.to)];
  const { rows } = await sql<SumCorrections>`
    select f.member_id as "memberId", f.category,
           coalesce(sum(f.sign * f.stake_minor), 0)::bigint as "stakeMinor",
           coalesce(sum(f.sign * f.valid_minor), 0)::bigint as "validMinor",
           coalesce(sum(f.sign * f.no_salary_minor), 0)::bigint as "noSalaryMinor",
           coalesce(sum(f.sign * f.payout_minor), 0)::bigint as "payoutMinor"
      from (select 1 as sign, c.* from contract_corrections c
             where c.kind = ${unit.kind} and c.booked_at >= ${from}::timestamptz
               and c.booked_at < ${to}::timestamptz
            union all
            select -1, c.* from contract_corrections c
             where c.kind = ${unit.kind} and c.corrected_at >= ${from}::timestamptz
               and c.corrected_at < ${to}::timestamptz) f
     group by f.member_id, f.category order by f.member_id, f.category
  `.execute(tx);
  return rows;
}

/** What a correction did to a bill. */
export interface StoredClawback {
  readonly billId: BillId;
  readonly revision: number;
  readonly deltaMinor: bigint;
  readonly owedReducedMinor: bigint;
  readonly takenMinor: bigint;
  readonly receivableMinor: bigint;
  /** JSON of the explanation that held before. */
  readonly whyBefore: string;
  readonly amountBeforeMinor: bigint;
}

export async function insertClawbacks(
  tx: Transaction,
  rows: readonly StoredClawback[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<InsertClawbacks>`
    insert into contract_clawbacks (bill_id, revision, delta_minor, owed_reduced_minor,
      taken_minor, receivable_minor, why_before, amount_before_minor, at, place)
    select c.bill_id, c.revision, c.delta, c.reduced, c.taken, c.receivable, c.why::jsonb,
           c.before, ${String(at)}::timestamptz, c.place::int
      from unnest(${rows.map(({ billId }) => billId)}::text[],
                  ${rows.map(({ revision }) => revision)}::int[],
                  ${rows.map(({ deltaMinor }) => deltaMinor)}::bigint[],
                  ${rows.map(({ owedReducedMinor }) => owedReducedMinor)}::bigint[],
                  ${rows.map(({ takenMinor }) => takenMinor)}::bigint[],
                  ${rows.map(({ receivableMinor }) => receivableMinor)}::bigint[],
                  ${rows.map(({ whyBefore }) => whyBefore)}::text[],
                  ${rows.map(({ amountBeforeMinor }) => amountBeforeMinor)}::bigint[])
        with ordinality
        as c (bill_id, revision, delta, reduced, taken, receivable, why, before, place)
  `.execute(tx);
}

/** The newest first. */
export async function selectClawbacks(
  tx: Transaction,
  billId: BillId,
): Promise<readonly SelectClawbacks['row'][]> {
  const { rows } = await sql<SelectClawbacks>`
    select revision, delta_minor as "deltaMinor", owed_reduced_minor as "owedReducedMinor",
           taken_minor as "takenMinor", receivable_minor as "receivableMinor", at
      from contract_clawbacks where bill_id = ${billId} order by revision desc
  `.execute(tx);
  return rows;
}
