import type { FamilyName } from '../src/index.ts';

/** One number of a draw is one outcome; a list is drawn without putting back where `of` says so. */
interface Stream {
  readonly numbers: (draw: object) => readonly number[];
  /** How many different numbers there are, and the smallest. */
  readonly of: number;
  readonly from: number;
  /** How many of them a draw takes without putting back; 1 where each number stands alone. */
  readonly taken: number;
  /** Where draws are sorted: the first number counts up to here, larger ones as this one. */
  readonly folded?: number;
}

const digitsOf = (texts: readonly unknown[]): readonly number[] =>
  texts.flat().flatMap((text) => Array.from(String(text), Number));

const digits: Stream = {
  numbers: (draw) => digitsOf(Object.values(draw).flat()),
  of: 10,
  from: 0,
  taken: 1,
};

const balls = (key: string, of: number, count: number): Stream => ({
  numbers: (draw) => numbersAt(draw, key),
  of,
  from: count === 1 && of === 10 ? 0 : 1,
  taken: count,
});

function numbersAt(draw: object, key: string): readonly number[] {
  const value: unknown = (draw as Readonly<Record<string, unknown>>)[key];
  return Array.isArray(value) ? value.map(Number) : [Number(value)];
}

const markSix: Stream = {
  numbers: (draw) => [...numbersAt(draw, 'main'), ...numbersAt(draw, 'special')],
  of: 49,
  from: 1,
  taken: 7,
};

/** How the numbers of each family are read; `my` and `yk` are not drawn by the house. */
export const streams: readonly (readonly [FamilyName, Stream])[] = [
  ['ssc', balls('balls', 10, 1)],
  ['d3', balls('balls', 10, 1)],
  ['pc', balls('balls', 10, 1)],
  ['k3', balls('dice', 6, 1)],
  ['x5', balls('balls', 11, 5)],
  ['pk', balls('order', 10, 10)],
  ['kl8', { ...balls('balls', 80, 20), folded: 8 }],
  ['lhc', markSix],
  ['vnn', digits],
  ['vns', digits],
  ['th', digits],
  ['la', digits],
  ['hn', digits],
  ['fdmy', digits],
  ['fdsg', digits],
  ['tg', digits],
];

/** How many standard deviations a chi-square lies off (Wilson and Hilferty). */
function deviation(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return ((chiSquare / freedom) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
}

function chiSquareOf(counts: Iterable<number>, expected: number): number {
  let sum = 0;
  for (const count of counts) {
    sum += (count - expected) ** 2 / expected;
  }
  return sum;
}

interface Found {
  readonly seen: number;
  /** Of the counts; undefined where each draw holds all numbers. */
  readonly even: number | undefined;
  /** Of each number and the one before it. */
  readonly serial: number;
}

/**
 * How many standard deviations so many outcomes lie off in two tests by chi-square: how often each
 * number came, and which one came after which.
 */
export function deviationsOf(
  draws: Iterable<object>,
  { stream, outcomes }: { readonly stream: Stream; readonly outcomes: number },
): Found {
  const { of, taken, folded } = stream;
  const { seen, frequency, serial, pairs } = lookAt(draws, stream, outcomes);
  // Without putting back the counts vary less, by this part; where all are taken, not at all.
  const part = (of - taken) / (of - 1);
  // The first number of a sorted draw is no even one: its pairs are held to their product.
  const following =
    folded === undefined
      ? chiSquareOf(serial, pairs / (of * of))
      : independence(serial, { of: folded, pairs });
  const freedom = folded === undefined ? of * of - 1 : (folded - 1) ** 2;
  return {
    seen,
    even: part > 0 ? deviation(chiSquareOf(frequency, seen / of) / part, of - 1) : undefined,
    serial: deviation(following, freedom),
  };
}

interface Looked {
  readonly seen: number;
  readonly frequency: Float64Array;
  /** A number and the one that came next, as two digits of the base. */
  readonly serial: Float64Array;
  readonly pairs: number;
}

function lookAt(draws: Iterable<object>, stream: Stream, outcomes: number): Looked {
  const { numbers, of, from, taken, folded = of } = stream;
  const frequency = new Float64Array(of);
  const serial = new Float64Array(folded * folded);
  let seen = 0;
  let pairs = 0;
  let before: number | undefined;
  for (const draw of draws) {
    const list = numbers(draw);
    for (const number of list) {
      frequency[number - from] = (frequency[number - from] ?? 0) + 1;
    }
    // Numbers that are not put back say something of each other, but nothing of the next issue.
    const chain = taken === 1 ? list : list.slice(0, 1);
    for (const number of chain) {
      const place = Math.min(number - from, folded - 1);
      if (before !== undefined) {
        const cell = before * folded + place;
        serial[cell] = (serial[cell] ?? 0) + 1;
        pairs += 1;
      }
      before = place;
    }
    seen += list.length;
    if (seen >= outcomes) {
      break;
    }
  }
  return { seen, frequency, serial, pairs };
}

interface Table {
  readonly of: number;
  readonly pairs: number;
}

/** Pairs against the product of how often each side came. */
function independence(serial: Float64Array, { of, pairs }: Table): number {
  const first = new Float64Array(of);
  const second = new Float64Array(of);
  for (const [cell, count] of serial.entries()) {
    const row = Math.floor(cell / of);
    first[row] = (first[row] ?? 0) + count;
    second[cell % of] = (second[cell % of] ?? 0) + count;
  }
  let sum = 0;
  for (const [cell, count] of serial.entries()) {
    const expected = ((first[Math.floor(cell / of)] ?? 0) * (second[cell % of] ?? 0)) / pairs;
    sum += expected === 0 ? 0 : (count - expected) ** 2 / expected;
  }
  return sum;
}
