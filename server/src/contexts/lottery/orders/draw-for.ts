import { type FamilyName, prepareDraw, type PreparedDraw } from '@portal/lottery';
import { assert } from '@portal/money';

/**
 * The draw of an issue for each family that its game is played in: a Malaysian draw is 4D, and its
 * first two prizes are the draw of Thai style (lottery.md A2). Prepared once for all tickets.
 */
export function drawFor(draw: object): (family: FamilyName) => PreparedDraw {
  const prepared = new Map<FamilyName, PreparedDraw>();
  return (family) => {
    const known = prepared.get(family);
    if (known !== undefined) {
      return known;
    }
    const made = prepareDraw(family, family === 'my' ? topPrizes(draw) : draw);
    assert(made.ok, `a draw of ${family} that was read before`);
    prepared.set(family, made.value);
    return made.value;
  };
}

export function topPrizes(draw: object): object {
  const { first, second } = { ...draw } as { readonly first?: unknown; readonly second?: unknown };
  return { first, second };
}
