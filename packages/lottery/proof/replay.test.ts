import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compareDates,
  findBetType,
  parseDate,
  prepareDraw,
  readDrawFile,
  weekday,
  type Line,
  type PreparedDraw,
} from '../src/index.ts';
import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';

// Real draws of Vietnam North, 2005 to 2021, with the counts that lottery.md D states.
const data = join(import.meta.dirname, '../data');
const file = readDrawFile(readFileSync(join(data, 'vietnam-north-xsmb.csv'), 'utf8'));
const records = assertDefined(file.ok ? file.value : undefined, 'the file').map((record) => ({
  date: assertDefined(parseDate(record.date), 'the day of a draw'),
  draw: record.draw,
}));

function prepared(draw: unknown): PreparedDraw {
  const result = prepareDraw('vnn', draw);
  return assertDefined(result.ok ? result.value : undefined, 'a real draw is a draw');
}

function lineOf(id: string, nums: readonly string[]): Line {
  const line = findBetType(id)?.parse({ nums });
  return assertDefined(line?.ok === true ? line.value : undefined, id);
}

const draws = records.map(({ draw }) => prepared(draw));

function winningDraws(line: Line): number {
  return draws.filter((draw) => Object.keys(line.evaluate(draw).hits).length > 0).length;
}

describe('the real draws of Vietnam North', () => {
  it('are 5,646, ascending and unique', () => {
    expect(records).toHaveLength(5646);
    for (const [index, { date }] of records.slice(1).entries()) {
      expect(compareDates(assertDefined(records[index], 'the day before').date, date)).toBeLessThan(
        0,
      );
    }
    expect(new Set(records.map(({ date }) => weekday(date))).size).toBe(7);
  });

  it('hit xiên 2 on 07 and 11 in 312 draws, and lô trượt 4 on 00 to 03 in 1,798', () => {
    expect(winningDraws(lineOf('vnn.xien2', ['07', '11']))).toBe(312);
    expect(winningDraws(lineOf('vnn.truot4', ['00', '01', '02', '03']))).toBe(1798);
  });

  it('have uniform endings: chi-square 112.3 with 99 degrees of freedom over 152,442 prizes', () => {
    const hits = Array.from({ length: 100 }, (_, number) => {
      const line = lineOf('vnn.lo2', [String(number).padStart(2, '0')]);
      return draws.reduce((total, draw) => total + (line.evaluate(draw).hits['win'] ?? 0), 0);
    });
    const prizes = hits.reduce((total, count) => total + count, 0);
    expect(prizes).toBe(152_442);
    const expected = prizes / 100;
    const chiSquare = hits.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeCloseTo(112.3, 1);
  });

  it('go on in the 120 sample draws in the format of the engine', () => {
    const path = join(data, 'vietnam-north-sample-draws.json');
    const samples = JSON.parse(readFileSync(path, 'utf8')) as { draw: unknown }[];
    expect(samples).toHaveLength(120);
    const all = lineOf(
      'vnn.lo2',
      Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')),
    );
    for (const { draw } of samples) {
      expect(all.evaluate(prepared(draw)).hits).toEqual({ win: 27 });
    }
  });
});
