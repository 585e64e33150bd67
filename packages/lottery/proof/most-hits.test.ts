import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Line, prepareDraw, type PreparedDraw } from '../src/index.ts';
import { betTypeAt, familyAt } from './readers/read.ts';
import type { Json } from './readers/report.ts';

const path = join(import.meta.dirname, '../vectors/lottery.json');
const vectors = JSON.parse(readFileSync(path, 'utf8')) as readonly Json[];

function lineOf(vector: Json): Line {
  const line = betTypeAt(vector).parse(vector['selection']);
  if (!line.ok) {
    throw new Error(line.code);
  }
  return line.value;
}

function drawOf(vector: Json): PreparedDraw {
  const draw = prepareDraw(familyAt(vector), vector['draw']);
  if (!draw.ok) {
    throw new Error('a vector without a draw');
  }
  return draw.value;
}

/** Tiers that a draw pays more often than the line says it can. */
function beyond({ most, units, evaluate }: Line, draw: PreparedDraw): readonly string[] {
  const { hits, refundUnits } = evaluate(draw);
  if (typeof most === 'number') {
    const total = Object.values(hits).reduce((sum, count) => sum + count, refundUnits);
    return total > most ? ['all'] : [];
  }
  return Object.keys(hits).filter((tier) => (hits[tier] ?? 0) > (most[tier] ?? units));
}

describe('the most that one draw can pay', () => {
  it('is never passed, by any line of the vectors on any of their draws', () => {
    const byFamily = Map.groupBy(vectors, familyAt);
    const passed = [...byFamily.values()].flatMap((family) => {
      const draws = family.map(drawOf);
      return family.flatMap((vector) => {
        const line = lineOf(vector);
        const tiers = draws.flatMap((draw) => beyond(line, draw));
        return tiers.length === 0 ? [] : [`${line.betType.id} ${tiers[0]}`];
      });
    });
    expect(passed).toEqual([]);
  });
});
