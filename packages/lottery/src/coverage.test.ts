import { rational } from '@portal/money';
import { describe, expect, it } from 'vitest';
import type { Line } from './bet-type.ts';
import { findBetType } from './catalog.ts';
import { range } from './combinatorics.ts';
import { coverage } from './coverage.ts';
import { prepare } from './draw.ts';
import { preparedDraw } from './testing/random-lines.ts';
import { seededUniform } from './testing/seeded-uniform.ts';
import { signs } from './zodiac.ts';

function lineOf(id: string, selection: unknown): Line {
  const line = findBetType(id)?.parse(selection);
  if (line?.ok !== true) {
    throw new Error(`${id} is refused`);
  }
  return line.value;
}

const digits = range(0, 9);
const uniform = seededUniform(20_260_301);

function hitsOf(line: Line, draw = preparedDraw(line.betType.family, uniform)) {
  return line.evaluate(draw).hits;
}

function total(hits: Readonly<Record<string, number>>): number {
  return Object.values(hits).reduce((sum, count) => sum + count, 0);
}

// lottery.md C1.7–10: what holds when everything is chosen.
describe('a bet on everything', () => {
  it.each(['ssc.f3.straight', 'ssc.5.straight', 'd3.3.straight'])('wins %s exactly once', (id) => {
    const size = id.startsWith('ssc.5') ? 5 : 3;
    const line = lineOf(id, { pos: range(1, size).map(() => digits) });
    for (let round = 0; round < 50; round += 1) {
      expect(hitsOf(line)).toEqual({ win: 1 });
    }
  });

  it('wins exactly one of the six groups, and none on ten quintuples', () => {
    const both = { heavy: digits, light: digits };
    const lines = ['g120', 'g60', 'g30', 'g20', 'g10', 'g5'].map((name) =>
      lineOf(`ssc.5.${name}`, name === 'g120' ? { nums: digits } : both),
    );
    const wins = lines.map(() => 0);
    for (let number = 0; number < 100_000; number += 1) {
      const balls = [...String(number).padStart(5, '0')].map(Number);
      const draw = prepare<unknown>('ssc', { balls });
      for (const [index, line] of lines.entries()) {
        wins[index] = (wins[index] ?? 0) + total(line.evaluate(draw).hits);
      }
    }
    expect(wins).toEqual([30_240, 50_400, 10_800, 7200, 900, 450]);
  });

  it.each([
    ['ssc.lh.wg', ['dragon', 'tiger', 'tie']],
    ['ssc.zy.form.m3', ['baozi', 'shunzi', 'duizi', 'banshun', 'zaliu']],
    ['ssc.zy.niu', ['none', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'nn']],
    ['ssc.zy.suoha', ['five', 'four', 'full', 'straight', 'three', 'twopair', 'onepair', 'high']],
  ])('wins %s once', (id, opts) => {
    const line = lineOf(id, { opts });
    for (let round = 0; round < 500; round += 1) {
      expect(total(hitsOf(line))).toBe(1);
    }
  });

  it.each([
    ['vnn.lo2', 2, 27],
    ['vns.lo2', 2, 18],
    ['vnn.lo3', 3, 23],
    ['vns.lo3', 3, 17],
  ])('hits %s once for every covered prize', (id, length, prizes) => {
    const nums = range(0, 10 ** length - 1).map((number) => String(number).padStart(length, '0'));
    expect(hitsOf(lineOf(id, { nums }))).toEqual({ win: prizes });
  });

  it('is refused as lo4 with all 10,000 numbers, and hits 5,000 of them within the limit', () => {
    const nums = range(0, 9999).map((number) => String(number).padStart(4, '0'));
    expect(findBetType('vnn.lo4')?.parse({ nums })).toMatchObject({ code: 'E_LIMIT' });
    const draw = preparedDraw('vnn', uniform);
    const halves = [nums.slice(0, 5000), nums.slice(5000)].map((half) =>
      lineOf('vnn.lo4', { nums: half }),
    );
    expect(halves.reduce((hits, line) => hits + total(hitsOf(line, draw)), 0)).toBe(20);
  });

  it('has as many signs among the seven as the sign count says', () => {
    const everySign = lineOf('lhc.px', { zodiacs: signs });
    const counts = lineOf('lhc.zx', { opts: ['2', '3', '4', '5', '6', '7'] });
    for (let round = 0; round < 300; round += 1) {
      const draw = preparedDraw('lhc', uniform);
      const present = total(hitsOf(everySign, draw));
      expect(hitsOf(counts, draw)).toEqual({ [String(present)]: 1 });
    }
  });

  it('misses five numbers exactly when neither the special nor a normal number is one of them', () => {
    const nums = [3, 11, 24, 38, 49];
    const [none, special, normal] = ['lhc.bz5', 'lhc.tm', 'lhc.zm'].map((id) =>
      lineOf(id, { nums }),
    );
    for (let round = 0; round < 300; round += 1) {
      const draw = preparedDraw('lhc', uniform);
      const drawn = [special, normal].reduce(
        (hits, line) => hits + (line ? total(hitsOf(line, draw)) : 0),
        0,
      );
      expect(none === undefined ? {} : hitsOf(none, draw)).toEqual(drawn === 0 ? { win: 1 } : {});
    }
  });
});

function placesOf(...chosen: readonly (readonly number[])[]) {
  return range(0, 9).map((place) => chosen[place] ?? []);
}

describe('coverage', () => {
  it.each([
    ['ssc.f3.straight', { pos: [digits, digits, [1]] }, rational(1n, 10n)],
    ['ssc.dwd', { pos: [[1], [2], [], [], []] }, rational(19n, 100n)],
    ['ssc.lh.wq', { opts: ['dragon', 'tiger'] }, rational(9n, 10n)],
    ['k3.side', { opts: ['big', 'small'] }, rational(1n)],
    ['x5.rx1', { nums: [1] }, rational(5n, 11n)],
    ['pk.zy.place', { place: 7, opts: ['big', '01'] }, rational(6n, 10n)],
    ['pk.zy.place', { place: 3, opts: ['dragon'] }, rational(1n, 2n)],
    ['lhc.tm', { nums: range(1, 35) }, rational(35n, 49n)],
    ['lhc.zt.side', { pos: 4, opts: ['red', 'blue'] }, rational(33n, 49n)],
    ['tg.shio', { zodiacs: ['horse'] }, rational(9n, 100n)],
    ['th.runtop', { nums: ['0'] }, rational(271n, 1000n)],
    ['pk.dwd', { pos: placesOf(range(1, 10)) }, rational(1n)],
    ['pk.dwd', { pos: placesOf(range(1, 7)) }, rational(7n, 10n)],
    ['pk.dwd', { pos: placesOf([1], [1]) }, rational(1n, 5n)],
    ['pk.dwd', { pos: placesOf([1], [2]) }, rational(17n, 90n)],
    ['th.front3', { nums: ['123'] }, rational(1999n, 1_000_000n)],
    ['th.bot3', { nums: range(0, 499).map((n) => String(n).padStart(3, '0')) }, rational(3n, 4n)],
    ['vnn.lo2', { nums: ['00'] }, undefined],
    ['vnn.duoi', { nums: ['0'] }, undefined],
    ['lhc.zm', { nums: [1] }, undefined],
    ['kl8.x1', { nums: [1] }, undefined],
    ['fdmy.big', { nums: ['0000'] }, undefined],
  ])('of %s %j is the share of winning draws', (id, selection, expected) => {
    expect(coverage(lineOf(id, selection), 'horse')).toEqual(expected);
  });
});
