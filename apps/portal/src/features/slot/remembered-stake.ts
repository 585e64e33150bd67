import { keep, recall } from '../../shared/device/storage.ts';
import type { Launch } from './round.ts';

/** The stake that was last played on a game by an account, on this device. */
const storageKey = (game: string): string => `stake:${game}`;

export function rememberStake(game: string, stake: string): void {
  keep(storageKey(game), stake);
}

/** The step to begin with: the last one played where the game still offers it. */
export function firstStep(game: string, { stakes, defaultStake }: Launch): number {
  const last = recall(storageKey(game));
  const at = (step: string | null): number => stakes.findIndex(({ stake }) => stake === step);
  return Math.max(0, at(last) < 0 ? at(defaultStake) : at(last));
}
