import type { DialectName } from '../src/dialect.ts';
import type { ConformanceRow } from './run-cases.ts';

const toldAs = 'told as ';

/** Of a case that a dialect tells by other words than the canonical ones; empty without any. */
export function noteOfWords(words: ReadonlySet<string>): string {
  const others = [...words];
  const last = others.pop();
  const before = others.length === 0 ? '' : `${others.join(', ')} and `;
  return last === undefined ? '' : `${toldAs}${before}${last}`;
}

/** Whether a case ran, though by other words. */
export function isOfWords(note: string): boolean {
  return note.startsWith(toldAs);
}

/**
 * Why a dialect has nothing to prove in a case, or by which words it tells it, by dialect and case.
 */
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
  for (const { dialect, case: name, note, skipped } of rows) {
    const text = skipped === '' ? note : skipped;
    if (text !== '') {
      (notes[dialect] ??= {})[name] = text;
    }
  }
  return `${JSON.stringify(notes, undefined, 2)}\n`;
}
