import { sum } from './combinatorics.ts';
import type { Ordered } from './plays/ordered.ts';

/** Drawn digits or dice of one window, with what the digit plays ask of them. */
export interface Digits {
  readonly digits: Ordered;
  /** `"007"`: the ticket that wins in order. */
  readonly text: string;
  /** The same digits ascending: equal for equal multisets. */
  readonly multiset: string;
  readonly sum: number;
  /** Largest minus smallest. */
  readonly span: number;
  /** How often each value occurs, by value. */
  readonly occurrences: readonly number[];
  /** Multiplicities, largest first: `"21"` is one pair and a single. */
  readonly pattern: string;
}

const noDigits: readonly number[] = Array.from({ length: 10 }, () => 0);

export function digitsView(digits: Ordered): Digits {
  const occurrences = noDigits.slice();
  for (const digit of digits) {
    occurrences[digit] = (occurrences[digit] ?? 0) + 1;
  }
  return {
    digits,
    text: digits.join(''),
    multiset: occurrences.map((count, digit) => String(digit).repeat(count)).join(''),
    sum: sum(digits),
    span: Math.max(...digits) - Math.min(...digits),
    occurrences,
    pattern: patternOf(occurrences, digits.length),
  };
}

function patternOf(occurrences: readonly number[], size: number): string {
  let pattern = '';
  for (let count = size; count > 0; count -= 1) {
    for (const found of occurrences) {
      pattern += found === count ? count : '';
    }
  }
  return pattern;
}

/** Numbers 0 … 99 that are in the drawn set, by number. */
export type Membership = readonly boolean[];

const nothingDrawn: readonly boolean[] = Array.from({ length: 100 }, () => false);

export function membership(numbers: readonly number[], size = 100): Membership {
  const found = nothingDrawn.slice(0, size);
  for (const number of numbers) {
    found[number] = true;
  }
  return found;
}

/** Two-digit writing of balls and cars, as in tickets: `"01 05 11"`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

export function ballsText(balls: Ordered): string {
  return balls.map(twoDigits).join(' ');
}
