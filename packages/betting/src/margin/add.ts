import { ladderDown } from '../odds/ladder.ts';
import { crossing } from './root.ts';

export interface PricedBook {
  /** Exponent with `sum p^k = 1 + margin`. */
  readonly k: number;
  readonly rawOdds: readonly number[];
  /** Down to the ladder, in thousandths. */
  readonly thousandths: readonly number[];
}

/**
 * Loads probabilities that sum to `whole` (1, or 2 for double chance) with a margin by the power
 * method (sports-and-games.md 14): the outsider carries more of it, and every price stays below the
 * fair one.
 */
export function addMargin(
  probabilities: readonly number[],
  options: { readonly margin: number; readonly whole?: number },
): PricedBook {
  const target = (options.whole ?? 1) * (1 + options.margin);
  const at = (k: number): number => probabilities.reduce((sum, p) => sum + p ** k, 0);
  const k = crossing((x) => at(x) - target, 0.01, 1);
  const rawOdds = probabilities.map((p) => p ** (0 - k));
  return { k, rawOdds, thousandths: rawOdds.map(ladderDown) };
}
