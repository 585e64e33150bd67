import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type { DayRange } from './store-rollups.ts';
import type { PutProofs, SelectDaySums, SumMemberTurnover } from './generated/statements.ts';

export const provenFigures = ['stake', 'payout'] as const;

/** One figure of one day, as the sums and as the ledger have it. */
export interface Proof {
  readonly siteDay: string;
  readonly figure: (typeof provenFigures)[number];
  readonly rollupMinor: bigint;
  readonly ledgerMinor: bigint;
}

/** The sums of all members of one day. */
export async function selectDaySums(
  tx: Transaction,
  siteDay: string,
): Promise<Readonly<Record<Proof['figure'], bigint>>> {
  const { rows } = await sql<SelectDaySums>`
    select coalesce(sum(stake_minor), 0)::bigint as stake,
      coalesce(sum(payout_minor + jackpot_minor), 0)::bigint as payout
    from turnover_days where site_day = ${siteDay}::date`.execute(tx);
  return rows[0] ?? { stake: 0n, payout: 0n };
}

export async function sumMemberTurnover(
  tx: Transaction,
  range: DayRange,
): Promise<readonly SumMemberTurnover['row'][]> {
  const { rows } = await sql<SumMemberTurnover>`
    select member_id as "memberId", coalesce(sum(stake_minor), 0)::bigint as "stakeMinor",
      coalesce(sum(payout_minor + jackpot_minor), 0)::bigint as "payoutMinor"
    from turnover_days where site_day between ${range.from}::date and ${range.to}::date
    group by member_id`.execute(tx);
  return rows;
}

/** The last look at a day stays. */
export async function putProofs(
  tx: Transaction,
  at: Temporal.Instant,
  proofs: readonly Proof[],
): Promise<void> {
  await sql<PutProofs>`
    insert into turnover_proofs (site_day, figure, rollup_minor, ledger_minor, proved_at)
    select site_day::date, figure, rollup, ledger, ${String(at)}::timestamptz
    from unnest(
      ${plain(proofs.map((proof) => proof.siteDay))}::text[],
      ${plain(proofs.map((proof) => proof.figure))}::text[],
      ${plain(proofs.map((proof) => proof.rollupMinor))}::bigint[],
      ${plain(proofs.map((proof) => proof.ledgerMinor))}::bigint[])
    as p (site_day, figure, rollup, ledger)
    on conflict (site_day, figure) do update set rollup_minor = excluded.rollup_minor,
      ledger_minor = excluded.ledger_minor, proved_at = excluded.proved_at`.execute(tx);
}
