import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { DeleteStop, InsertStop, SelectStops } from './generated/statements.ts';

export type StopRow = SelectStops['row'];

export async function selectStops(tx: Transaction): Promise<readonly StopRow[]> {
  const { rows } = await sql<SelectStops>`
    select vendor_code as "vendorCode", stopped_at as "stoppedAt", stopped_by as "stoppedBy", reason
    from vendor_stops`.execute(tx);
  return rows;
}

export async function insertStop(tx: Transaction, stop: StopRow): Promise<void> {
  const { vendorCode, stoppedAt, stoppedBy, reason } = stop;
  await sql<InsertStop>`
    insert into vendor_stops (vendor_code, stopped_at, stopped_by, reason)
    values (${vendorCode}, ${String(stoppedAt)}::timestamptz, ${stoppedBy}, ${reason})`.execute(tx);
}

export async function deleteStop(tx: Transaction, vendorCode: string): Promise<void> {
  await sql<DeleteStop>`delete from vendor_stops where vendor_code = ${vendorCode}`.execute(tx);
}
