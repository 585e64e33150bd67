import type { Category } from '@portal/commission';
import { assert } from '@portal/money';
import type { Game } from '../catalog/index.ts';

/** Categories of the lobby that are no product count as the product that they show. */
export function productOf(game: Game | undefined): Category {
  const type = game?.gameType ?? 'RNG';
  if (type === 'FBSPORTS') {
    return 'SPORTS';
  }
  assert(type !== 'HOT', 'hot is a list, not the type of a game');
  return type;
}
