import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auxGroups, runAuxVectors } from './run-aux-vectors.ts';
import { runVectors } from './run-settlement-vectors.ts';

function readVectors(name: string): unknown {
  const folder = join(import.meta.dirname, '../vectors');
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown;
}

describe('the settlement vectors', () => {
  it('all pass', () => {
    expect(runVectors(readVectors('lottery.json'))).toEqual({ passed: 2008, mismatches: [] });
  });

  it('tell what differs', () => {
    const [first] = readVectors('lottery.json') as Record<string, unknown>[];
    const changed = { ...first, payout: '123.4567', odds: '2', units: 99 };
    const { passed, mismatches } = runVectors([changed]);
    expect(passed).toBe(0);
    expect(mismatches).toHaveLength(1);
    expect(mismatches[0]).toMatch(/units: expected 99.*odds: expected "2".*payout: expected/u);
  });

  it.each([
    [null],
    [{}],
    [[null]],
    [[{ betType: 'ssc.nothing' }]],
    [[{ betType: 'ssc.lh.wq', family: 'ssc', selection: {}, draw: {} }]],
    [[{ betType: 'lhc.gg', family: 'lhc', selection: [], draw: [], odds: [1] }]],
  ])('are failures when malformed: %j', (file) => {
    const { passed, mismatches } = runVectors(file);
    expect(passed).toBe(0);
    expect(mismatches).toHaveLength(1);
  });
});

describe('the auxiliary vectors', () => {
  it('all pass, and every group of the file has its check', () => {
    const file = readVectors('lottery-aux.json') as Record<string, unknown[]>;
    expect(Object.keys(file).toSorted()).toEqual(Object.keys(auxGroups).toSorted());
    expect(runAuxVectors(file)).toEqual({
      passed: Object.values(file).flat().length,
      mismatches: [],
    });
  });

  it('are failures when malformed', () => {
    const broken = Object.fromEntries(Object.keys(auxGroups).map((group) => [group, [{}, null]]));
    const { passed, mismatches } = runAuxVectors({
      ...broken,
      constructor: [],
      unknown: [],
      rng: 3,
    });
    expect(passed).toBe(0);
    expect(mismatches.length).toBe(Object.keys(auxGroups).length * 2 - 2 + 3);
  });
});
