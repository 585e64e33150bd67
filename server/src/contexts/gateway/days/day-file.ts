import { readTable } from '../../../platform/reconciling/read-table.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readLine, type ToldDay, toldDay } from './told-day.ts';

const columns = [
  'txId',
  'roundId',
  'playerId',
  'currency',
  'placedAt',
  'stake',
  'payout',
  'state',
] as const;

/**
 * Reads the bets of a day from a table with these columns among others, divided by commas or
 * semicolons; moments are those of ISO 8601 in UTC, states are OPEN, SETTLED and CANCELLED. A line
 * that is no bet is kept as one that could not be read. Refuses with `vendor_file_unreadable` what
 * is no such table, or one of which no line can be read.
 */
export function readDayFile(file: string): ToldDay {
  const table = readTable(file, columns, (fields, line) =>
    readLine({ ...fields, state: fields.state.toUpperCase() }, line),
  );
  if (!table.ok) {
    throw new Refusal('vendor_file_unreadable', { line: table.line });
  }
  const told = toldDay(table.rows);
  const [first] = told.unread;
  if (first !== undefined && told.theirs.length === 0) {
    throw new Refusal('vendor_file_unreadable', { line: first.place });
  }
  return told;
}
