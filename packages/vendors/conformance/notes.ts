import type { DialectName } from '../src/dialect.ts';
import type { ConformanceRow } from './run-cases.ts';

/** Why a dialect has nothing to prove in a case, by dialect and case. */
export type ConformanceNotes = Readonly<
  Partial<Record<DialectName, Readonly<Record<string, string>>>>
>;

/** What `notesOf` wrote. */
export function readNotes(text: string): ConformanceNotes {
  return JSON.parse(text) as ConformanceNotes;
}

/**
 * The notes of a whole run, as `notes.json` beside this has them: what the page of docs/generated
 * says of each case, and what a test holds each to.
 */
export function notesOf(rows: readonly ConformanceRow[]): string {
  const notes: Partial<Record<DialectName, Record<string, string>>> = {};
  for (const { dialect, case: name, note } of rows.filter((row) => row.note !== '')) {
    (notes[dialect] ??= {})[name] = note;
  }
  return `${JSON.stringify(notes, undefined, 2)}\n`;
}
