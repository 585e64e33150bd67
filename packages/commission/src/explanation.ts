import {
  add,
  compare,
  multiply,
  rational,
  subtract,
  toUnits,
  zero,
  type Rational,
} from '@portal/money';

/** What a line does to the running value. */
export const operations = ['add', 'subtract', 'times', 'floor', 'at-most', 'at-least'] as const;
export type Operation = (typeof operations)[number];

/**
 * One line of "why": a figure, the rule that brought it in (a section of the specification, or a
 * setting), and its value. Amounts are minor units, e4 or points as the result says; rates are
 * fractions.
 */
export interface ExplanationLine {
  readonly figure: string;
  readonly rule: string;
  readonly operation: Operation;
  readonly value: Rational;
}

/** An amount with the lines that made it; a screen shows them, an auditor recomputes from them. */
export interface Explained {
  readonly amount: bigint;
  readonly lines: readonly ExplanationLine[];
}

const partsPerMillion = 1_000_000n;

export function line(
  figure: string,
  rule: string,
  step: { readonly operation: Operation; readonly value: bigint | Rational },
): ExplanationLine {
  const value = typeof step.value === 'bigint' ? rational(step.value) : step.value;
  return { figure, rule, operation: step.operation, value };
}

/** A rate in parts per million as a multiplying line. */
export function rateLine(rule: string, ppm: bigint): ExplanationLine {
  return line('rate', rule, { operation: 'times', value: rational(ppm, partsPerMillion) });
}

export function floorLine(rule: string): ExplanationLine {
  return line('rounding', rule, { operation: 'floor', value: 1n });
}

/**
 * Lines over the size of a base, then its sign: a void passes the base of its bet as a negative one
 * and takes back exactly what that bet earned, however that was floored.
 */
export function signedLines(
  base: bigint,
  linesOf: (size: bigint) => readonly ExplanationLine[],
): readonly ExplanationLine[] {
  return base < 0n
    ? [...linesOf(0n - base), line('taken back', 'A7', { operation: 'times', value: -1n })]
    : linesOf(base);
}

/** The amount that the lines lead to, from zero; whole by the last floor. */
export function recompute(lines: readonly ExplanationLine[]): bigint {
  return toUnits(lines.reduce(applyLine, zero), 1n, 'floor');
}

/** Lines together with the amount they lead to. */
export function explained(lines: readonly ExplanationLine[]): Explained {
  return { amount: recompute(lines), lines };
}

function applyLine(subtotal: Rational, { operation, value }: ExplanationLine): Rational {
  switch (operation) {
    case 'add':
      return add(subtotal, value);
    case 'subtract':
      return subtract(subtotal, value);
    case 'times':
      return multiply(subtotal, value);
    case 'floor':
      return rational(toUnits(subtotal, 1n, 'floor'));
    case 'at-most':
      return compare(subtotal, value) > 0 ? value : subtotal;
    case 'at-least':
      return compare(subtotal, value) < 0 ? value : subtotal;
  }
}
