import { parseDecimal, toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { minesHouse } from '../data/house-tables.ts';
import { expectLegal } from '../engine.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { minesEngine, minesMultiplier, minesReturn, type MinesState } from './mines.ts';

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

test.each([
  [1, games.mines.multipliers as Table],
  [3, games.mines.edge3.multipliers as Table],
])('all 300 multipliers at %i percent are those of the file', (edgePercent, table) => {
  const design = { ...minesHouse, edgePercent };
  let lowest = 1;
  let count = 0;
  for (const [mines, row] of Object.entries(table)) {
    for (const [picks, multiplier] of Object.entries(row)) {
      const [game, k] = [Number(mines), Number(picks)];
      expect(minesMultiplier(design, game, k)).toEqual(parseDecimal(multiplier));
      lowest = Math.min(lowest, toNumber(minesReturn(design, game, k)));
      count += 1;
    }
  }
  expect(count).toBe(300);
  expect(lowest).toBeCloseTo(edgePercent === 1 ? 0.98992 : 0.96992, 5);
});

describe('a round', () => {
  const started = (mines: number): MinesState => {
    const opened = expectLegal(minesEngine.open(minesHouse, { stakeMinor: 1_000n, mines }));
    return expectLegal(minesEngine.act(opened, { kind: 'start' }, simulationStream(51)));
  };
  const stream = simulationStream(52);
  const reveal = (state: MinesState, tile: number) =>
    minesEngine.act(state, { kind: 'reveal', tile }, stream);

  test('fixes the mines at the start and ends on the first one', () => {
    const state = started(3);
    const [mine = -1] = state.mines;
    expect(state.mines).toHaveLength(3);
    expect(expectLegal(reveal(state, mine))).toMatchObject({ phase: 'settled', returnMinor: 0n });
  });

  test('pays the multiplier of the safe picks, truncated', () => {
    let state = started(3);
    const safe = Array.from({ length: 25 }, (_, tile) => tile).filter(
      (tile) => !state.mines.includes(tile),
    );
    for (const tile of safe.slice(0, 2)) {
      state = expectLegal(reveal(state, tile));
    }
    const paid = expectLegal(minesEngine.act(state, { kind: 'cashOut' }, stream));
    // 0.97 · 25 · 24 / (22 · 21) = 1.25974, paid as 1.2597.
    expect(paid.returnMinor).toBe(1_260n);
    expect(minesEngine.legalActions(paid)).toEqual([]);
  });

  test('settles by itself when every safe tile is found', () => {
    const state = started(24);
    const safe = Array.from({ length: 25 }, (_, tile) => tile).find(
      (tile) => !state.mines.includes(tile),
    );
    expect(expectLegal(reveal(state, safe ?? -1))).toMatchObject({
      phase: 'settled',
      returnMinor: 24_250n,
    });
  });

  test('lists hidden tiles, and cashing out only after a pick', () => {
    const state = started(3);
    expect(minesEngine.legalActions(state)).toHaveLength(25);
    expect(minesEngine.act(state, { kind: 'cashOut' }, stream).ok).toBe(false);
    expect(reveal(state, 25).ok).toBe(false);
    const safe = [0, 1, 2, 3].find((tile) => !state.mines.includes(tile)) ?? -1;
    const next = expectLegal(reveal(state, safe));
    expect(minesEngine.legalActions(next)).toHaveLength(25);
    expect(reveal(next, safe).ok).toBe(false);
  });

  test.each([0, 25, 1.5])('%d mines are refused', (mines) => {
    expect(minesEngine.open(minesHouse, { stakeMinor: 1n, mines }).ok).toBe(false);
  });
});
