import { describe, expect, it } from 'vitest';
import { joinedGames, withHouse } from './joined-finds.ts';

const games = (...ids: readonly string[]) => ids.map((nodeId) => ({ nodeId }));
const linesOf = (kind: string, labels: readonly string[]) =>
  labels.map((label) => ({ id: `${kind}-${label}`, label }));

/** The ids in order: `house-…` and `game-…`. */
function orderOf(text: string, house: readonly string[], titles: readonly string[]) {
  return withHouse(linesOf('house', house), linesOf('game', titles), text).map(({ id }) => id);
}

describe('joinedGames', () => {
  it.each([
    ['the server, whatever is found here', ['near', 'b'], ['a', 'b'], ['a', 'b', 'near']],
    ['what is found here, until the server has answered', ['near'], [], ['near']],
    ['the server alone', [], ['a'], ['a']],
  ])('begins with %s', (_, near, far, order) => {
    expect(joinedGames(games(...near), games(...far))).toEqual(games(...order));
  });
});

describe('withHouse', () => {
  it.each([
    ['first as its word is whole', 'moon', 'Moon', ['Moonlit Opal', 'Moon Reef'], 0],
    ['after a game that matches as well', 'moon', 'Moon', ['Moon', 'Moonlit'], 1],
    ['behind all with a slip', 'moom', 'Moon', ['Moom Opal', 'Moom Reef'], 2],
    ['behind a game found by its sound', 'yueliang', 'Yueliamg', ['月亮'], 1],
    ['behind games in an order of their own', 'moon', 'Moonshine', ['Opal Moon', 'Moon'], 2],
  ])('puts a draw of the house %s', (_, text, house, titles, at) => {
    const found = titles.map((label) => `game-${label}`);
    expect(orderOf(text, [house], titles)).toEqual(found.toSpliced(at, 0, `house-${house}`));
  });
});
