import type { VectorReport } from '@portal/proof';
import { printedPlinko } from './readers/designs.ts';
import { quantityOf } from './readers/quantity.ts';
import { replaySidePots } from './readers/side-pots.ts';

/** One entry of `checks` or `checksWithoutValue`. */
interface Check {
  readonly id: string;
  readonly value?: number | string;
  readonly tolerance?: number;
}

/**
 * Replays a file of the shape of `games.json`: every check is computed by its id with the engines
 * and compared within its tolerance; an entry without a value passes when it can be computed.
 */
export function runVectors(file: unknown): VectorReport {
  const { checks, sidePots, plinko } = readFile(file);
  const verdicts = checks.map((check) => verdictOn(check, plinko));
  const mismatches = verdicts.flatMap(({ mismatch }) => mismatch ?? []);
  const pots = replaySidePots(sidePots);
  return {
    passed: checks.length - mismatches.length + pots.passed,
    mismatches: [...mismatches, ...pots.mismatches],
    figures: verdicts.flatMap(({ figure }) => figure ?? []),
  };
}

function readFile(file: unknown): { checks: Check[]; sidePots: unknown[]; plinko: unknown } {
  const entries = typeof file === 'object' && file !== null ? file : {};
  const listOf = (name: string): unknown[] => {
    const list: unknown = Reflect.get(entries, name);
    return Array.isArray(list) ? list : [];
  };
  const pots: unknown = Reflect.get(entries, 'sidePots');
  const vectors: unknown =
    typeof pots === 'object' && pots !== null ? Reflect.get(pots, 'vectors') : undefined;
  return {
    // The shape is checked entry by entry, where a wrong one becomes a mismatch.
    checks: [...listOf('checks'), ...listOf('checksWithoutValue')] as Check[],
    sidePots: Array.isArray(vectors) ? vectors : [],
    plinko: Reflect.get(entries, 'plinko'),
  };
}

interface Verdict {
  readonly mismatch?: string;
  /** Of an entry without a value. */
  readonly figure?: string;
}

function verdictOn(check: Check, plinko: unknown): Verdict {
  const id = typeof check?.id === 'string' ? check.id : undefined;
  if (id === undefined) {
    return { mismatch: 'an entry has no id' };
  }
  const computed = attempt(() => quantityOf(id) ?? printedPlinko(plinko, id));
  if (computed.value === undefined || !Number.isFinite(computed.value)) {
    return { mismatch: `${id}: ${computed.problem ?? 'no quantity of this id is known'}` };
  }
  if (check.value === undefined || check.value === null) {
    return { figure: `${id} = ${computed.value}` };
  }
  const expected = numberOf(check.value);
  const tolerance = check.tolerance ?? 0;
  // Values are printed with finitely many digits; a double adds an error of its own.
  const slack = tolerance + Math.abs(expected) * Number.EPSILON;
  return Math.abs(computed.value - expected) <= slack
    ? {}
    : { mismatch: `${id}: expected ${expected} within ${tolerance}, computed ${computed.value}` };
}

/** Values are numbers, or exact fractions as strings. */
function numberOf(value: number | string): number {
  if (typeof value === 'number') {
    return value;
  }
  const [numerator = 'NaN', denominator = '1'] = value.split('/');
  return Number(numerator) / Number(denominator);
}

function attempt(compute: () => number | undefined): { value?: number; problem?: string } {
  try {
    const value = compute();
    return value === undefined ? {} : { value };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
