import { currency, parseAmount } from '@portal/money';
import { oneReference } from '@portal/protocol';
import { readTable } from '../../../platform/reconciling/read-table.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** A movement on our account, as the file of the bank has it. */
export interface BankLine {
  readonly day: string;
  readonly transaction: string;
  /** What came in; below zero what left. */
  readonly amountMinor: bigint;
}

const needed = ['date', 'reference', 'amount'] as const;
const mostLetters = 60;
const wholeDay = /^\d{4}-\d{2}-\d{2}$/u;
const signed = /^(?<sign>[+-]?)(?<amount>\d.*)$/u;

/**
 * Reads a statement that a bank exports: a first line with the names `date`, `reference` and
 * `amount` among others, divided by commas or semicolons. Refuses with `bank_file_unreadable`,
 * which names the lines.
 */
export function readBankFile(file: string, code: string): readonly BankLine[] {
  const table = readTable(file, needed, (fields) => lineOf(fields, code));
  if (!table.ok) {
    throw new Refusal('bank_file_unreadable', { lines: table.lines.join(', ') });
  }
  return table.rows;
}

/** A day of the calendar: `2026-02-30` is none. */
function isDay(text: string): boolean {
  if (!wholeDay.test(text)) {
    return false;
  }
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

function daysOf(year: number, month: number): number {
  return Temporal.PlainYearMonth.from({ year, month }).daysInMonth;
}

function lineOf(
  row: Readonly<Record<(typeof needed)[number], string>>,
  code: string,
): BankLine | undefined {
  const { sign, amount = '' } = signed.exec(row.amount)?.groups ?? {};
  const minor = parseAmount(amount, currency(code));
  const transaction = oneReference(row.reference).slice(0, mostLetters);
  if (!isDay(row.date) || !minor.ok || transaction === '') {
    return undefined;
  }
  const amountMinor = sign === '-' ? -minor.value : minor.value;
  return { day: row.date, transaction, amountMinor };
}
