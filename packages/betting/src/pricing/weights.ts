import type { Quarters } from '../market.ts';
import { settleMargin } from '../settle/asian.ts';

/**
 * Shares of the stake that win and lose on average; what is left comes back (sports-and-games.md
 * 15).
 */
export interface LineWeights {
  readonly win: number;
  readonly lose: number;
}

/**
 * Outcomes repeat every few quarters far from the line, so they are settled once for the whole
 * range.
 */
const sharesByMargin = new Map<Quarters, LineWeights>();

function shares(margin: Quarters): LineWeights {
  const known = sharesByMargin.get(margin);
  if (known !== undefined) {
    return known;
  }
  const { win, refund, of } = settleMargin(margin);
  const found = { win: Number(win) / Number(of), lose: Number(of - win - refund) / Number(of) };
  sharesByMargin.set(margin, found);
  return found;
}

/** Weights of a line over a distribution: `marginOf` gives the quarter margin of each index. */
export function lineWeights(
  distribution: Float64Array,
  marginOf: (index: number) => Quarters,
): LineWeights {
  let win = 0;
  let lose = 0;
  for (const [index, probability] of distribution.entries()) {
    if (probability > 0) {
      const share = shares(marginOf(index));
      win += probability * share.win;
      lose += probability * share.lose;
    }
  }
  return { win, lose };
}

/** Fair decimal odds of the backing side; pushes drop out. Infinite when it cannot win. */
export function fairOdds({ win, lose }: LineWeights): number {
  return 1 + lose / win;
}
