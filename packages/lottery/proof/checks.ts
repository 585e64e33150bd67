import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  betTypes,
  capIssuePayouts,
  findBetType,
  orderPayoutMinor,
  uniformFrom,
} from '../src/index.ts';
import { drawSpace } from '../src/draw-spaces.ts';
import { canonicalBets, canonicalYear } from './canonical-bets.ts';
import { enumerate } from './enumerate.ts';
import { runAuxVectors } from './run-aux-vectors.ts';
import { runVectors } from './run-settlement-vectors.ts';

const vectors = join(import.meta.dirname, '../vectors');

function readVectors(name: string): unknown {
  return JSON.parse(readFileSync(join(vectors, name), 'utf8')) as unknown;
}

/** Spaces small enough to be walked once for every planted fault of the nightly run. */
const smallSpace = 1000;

function wrongProbabilities(): string[] {
  return betTypes.flatMap((betType) => {
    const space = betType.id === 'pc.num3' ? undefined : drawSpace(betType, canonicalYear);
    return space === undefined || space.size > smallSpace
      ? []
      : enumerate(canonicalBets(betType), {
          family: betType.family,
          draws: space.draws(),
          size: space.size,
        });
  });
}

// Cases that no open vector holds; the codes and numbers follow from lottery.md 0.4, A4 and B9.
const refusals: readonly (readonly [string, object, string])[] = [
  ['ssc.r2.single', { positions: [0, 0], tickets: ['12'] }, 'E_DUP'],
  ['ssc.f2.dxds', { pos: [['big', 'big'], ['odd']] }, 'E_DUP'],
  ['x5.rx3.dt', { dan: [1], tuo: [2] }, 'E_COUNT'],
  ['lhc.tm', { nums: [1], opts: ['big'] }, 'E_SHAPE'],
  [
    'lhc.gg',
    {
      legs: [
        { pos: 1, opt: 'big' },
        { pos: 1, opt: 'red' },
      ],
    },
    'E_DUP',
  ],
  ['tg.colokmacau', { pairs: ['12', '21'] }, 'E_DUP'],
  ['x5.f2.straight', { pos: [[1], [1]] }, 'E_ZERO'],
  [
    'ssc.5.combo',
    { pos: Array.from({ length: 5 }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) },
    'E_LIMIT',
  ],
];

function wrongRefusals(): string[] {
  return refusals.flatMap(([id, selection, expected]) => {
    const line = findBetType(id)?.parse(selection);
    const found = line === undefined || line.ok ? 'none' : line.code;
    return found === expected ? [] : [`${id}: ${found}, not ${expected}`];
  });
}

/** 2^32 − 6 and above lie beyond the last whole multiple of ten below 2^32 (lottery.md A4.3). */
function wrongRejection(): string[] {
  const words = [2 ** 32 - 1, 2 ** 32 - 6, 17][Symbol.iterator]() as Iterator<number, never>;
  const found = uniformFrom(words)(10);
  return found === 7 ? [] : [`rejection sampling gives ${found}, not 7`];
}

/**
 * Caps and cuts of whole orders (lottery.md 0.3 rule 4, B4), which the vectors of single lines
 * lack.
 */
function wrongOrders(): string[] {
  const minor = orderPayoutMinor([301n, 199n]);
  const paid = capIssuePayouts([600n, 300n, 200n], 1000n).map((payout) => payout.paid);
  return [
    ...(minor === 5n ? [] : [`an order pays ${minor}, not 5`]),
    ...(paid.join(' ') === '600 300 100' ? [] : [`the issue cap pays ${paid.join(' ')}`]),
  ];
}

// The quick checks run first, because they notice most faults.
const checks: readonly (() => readonly string[])[] = [
  wrongRefusals,
  wrongRejection,
  wrongOrders,
  () => runVectors(readVectors('lottery.json')).mismatches,
  () => runAuxVectors(readVectors('lottery-aux.json')).mismatches,
  wrongProbabilities,
];

/** What is wrong about the rules, up to the first check that complains; empty when all is right. */
export function check(): readonly string[] {
  for (const complaints of checks) {
    const wrong = complaints();
    if (wrong.length > 0) {
      return wrong;
    }
  }
  return [];
}
