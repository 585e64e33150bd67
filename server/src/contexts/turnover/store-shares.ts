import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type { KeepGain, PassGain, ShiftRequirements } from './generated/statements.ts';

interface Named {
  readonly memberId: MemberId;
  readonly reference: string;
}

/** What a bonus had of the play is not there for those that came before it; a seal is for good. */
export async function passGain(
  tx: Transaction,
  row: Named & { readonly gainMinor: bigint },
): Promise<void> {
  await sql<PassGain>`
    update wagering_requirements r set net_shift_minor = r.net_shift_minor - ${row.gainMinor}
    from wagering_requirements e
    where e.member_id = ${row.memberId} and e.source = 'bonus' and e.reference = ${row.reference}
      and r.member_id = e.member_id and r.source = 'bonus' and r.sealed_at is null
      and r.state in ('OPEN', 'DONE') and (r.opened_at, r.id) < (e.opened_at, e.id)`.execute(tx);
}

/** Kept for the case that a void opens it again. */
export async function keepGain(
  tx: Transaction,
  row: Named & { readonly gainMinor: bigint },
): Promise<void> {
  await sql<KeepGain>`
    update wagering_requirements set gain_minor = gain_minor + ${row.gainMinor}
    where member_id = ${row.memberId} and source = 'bonus'
      and reference = ${row.reference}`.execute(tx);
}

/** Adds to what bonuses of one member found, and to what is theirs of the play. */
export async function shiftRequirements(
  tx: Transaction,
  memberId: MemberId,
  rows: readonly {
    readonly reference: string;
    readonly cashMinor: bigint;
    readonly netMinor: bigint;
  }[],
): Promise<void> {
  await sql<ShiftRequirements>`
    update wagering_requirements r set cash_shift_minor = r.cash_shift_minor + w.cash,
      net_shift_minor = r.net_shift_minor + w.net
    from unnest(
      ${plain(rows.map((row) => row.reference))}::text[],
      ${plain(rows.map((row) => row.cashMinor))}::bigint[],
      ${plain(rows.map((row) => row.netMinor))}::bigint[]) as w (reference, cash, net)
    where r.member_id = ${memberId} and r.source = 'bonus' and r.reference = w.reference`.execute(
    tx,
  );
}
