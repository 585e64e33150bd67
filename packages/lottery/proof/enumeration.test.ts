import { describe, expect, it } from 'vitest';
import { betTypes } from '../src/catalog.ts';
import { drawSpace, racePlaces, normalPosition, type DrawSpace } from '../src/draw-spaces.ts';
import type { BetType } from '../src/bet-type.ts';
import { canonicalBets, canonicalYear } from './canonical-bets.ts';
import { enumerate } from './enumerate.ts';

// Method: every result of the part of a draw that a bet type looks at is walked through, and the
// mean payments of a line are compared with the fractions of the catalogue (lottery.md B9). Spaces
// above a million results are walked in the nightly run.
const largestInTests = 1_000_000;

function spaceOf(betType: BetType): DrawSpace | undefined {
  switch (betType.id) {
    case 'pk.zy.place':
      return racePlaces(1);
    case 'lhc.zt':
    case 'lhc.zt.side':
      return normalPosition(1, canonicalYear);
    default:
      return betType.id === 'pc.num3' ? undefined : drawSpace(betType, canonicalYear);
  }
}

const bySpace = new Map<string, { space: DrawSpace; types: BetType[] }>();
for (const betType of betTypes) {
  const space = spaceOf(betType);
  if (space !== undefined && space.size <= largestInTests) {
    const key = `${betType.family} ${space.key}`;
    const known = bySpace.get(key) ?? { space, types: [] };
    known.types.push(betType);
    bySpace.set(key, known);
  }
}

describe('the probabilities of the catalogue', () => {
  const limit = { timeout: 60_000 };
  it.each([...bySpace])('are those of all draws of %s', limit, (_, { space, types }) => {
    const [first] = types;
    const bets = types.flatMap(canonicalBets);
    const walk = { family: first?.family ?? 'ssc', draws: space.draws(), size: space.size };
    expect(enumerate(bets, walk)).toEqual([]);
  });

  it('are walked for every bet type with so small a space', () => {
    const walked = [...bySpace.values()].flatMap(({ types }) => types).length;
    expect(walked).toBe(329);
  });
});
