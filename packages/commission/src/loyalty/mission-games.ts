import type { Category } from '../category.ts';
import { isInScope, type Mission, type MissionKind } from './mission.ts';

/** The kinds that count play, of all games or of those of a vendor, or one. */
export const playedMissionKinds = [
  'VALID_SUM',
  'GAME_ROUNDS',
  'WIN_MULTIPLIER',
] as const satisfies readonly MissionKind[];
type PlayedMissionKind = (typeof playedMissionKinds)[number];

/** Play of one game in a while, summed; amounts in minor units, the best win in hundredths. */
export interface GamePlay {
  readonly category: Category;
  readonly vendor: string;
  readonly game: string;
  readonly validMinor: bigint;
  readonly betCount: number;
  readonly bestHundredths: bigint;
}

interface PlayedMission extends Pick<Mission, 'category' | 'vendor' | 'game'> {
  readonly kind: PlayedMissionKind;
}

/** What `missionProgress` says of the bets that were summed by game (D4). */
export function progressOfGames(mission: PlayedMission, play: readonly GamePlay[]): bigint {
  const counted = play.filter((row) => isInScope(mission, row));
  switch (mission.kind) {
    case 'VALID_SUM':
      return counted.reduce((sum, { validMinor }) => sum + validMinor, 0n);
    case 'GAME_ROUNDS':
      return counted.reduce((sum, { betCount }) => sum + BigInt(betCount), 0n);
    case 'WIN_MULTIPLIER':
      return counted.reduce(
        (best, { bestHundredths }) => (bestHundredths > best ? bestHundredths : best),
        0n,
      );
  }
}
