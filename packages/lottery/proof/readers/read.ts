import {
  decimal4,
  families,
  findBetType,
  parseDate,
  signs,
  type BetType,
  type CivilDate,
  type Decimal4,
  type FamilyName,
  type Sign,
} from '../../src/index.ts';
import { parseDecimal, type Rational } from '@portal/money';
import { malformed, textAt, type Json } from './report.ts';

// Readers of the values that lottery vectors are written in; all of them report a malformed entry.

export function decimalAt(entry: Json, key: string): Decimal4 {
  const text = textAt(entry, key);
  return /^\d{1,20}(?:\.\d{1,4})?$/u.test(text) ? decimal4(text) : malformed(`${key} is no amount`);
}

export function rationalAt(entry: Json, key: string): Rational {
  return parseDecimal(textAt(entry, key)) ?? malformed(`${key} is no decimal`);
}

export function betTypeAt(entry: Json, key = 'betType'): BetType {
  const id = textAt(entry, key);
  return findBetType(id) ?? malformed(`no bet type ${id}`);
}

export function familyAt(entry: Json): FamilyName {
  const name = textAt(entry, 'family');
  return families.find((family) => family === name) ?? malformed(`no family ${name}`);
}

export function signAt(entry: Json, key: string): Sign {
  const name = textAt(entry, key);
  return signs.find((sign) => sign === name) ?? malformed(`no sign ${name}`);
}

export function dateAt(entry: Json, key: string): CivilDate {
  return parseDate(textAt(entry, key)) ?? malformed(`${key} is no date`);
}

export function instantAt(entry: Json, key: string): number {
  const atMs = Date.parse(textAt(entry, key));
  return Number.isNaN(atMs) ? malformed(`${key} is no instant`) : atMs;
}

/** `"2026-03-01T15:59:00Z"`. */
export function instantText(atMs: number): string {
  return new Date(atMs).toISOString().replace('.000Z', 'Z');
}
