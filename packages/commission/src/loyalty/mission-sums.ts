import type { Category } from '../category.ts';
import type { Mission, MissionKind } from './mission.ts';

/** The kinds whose progress follows from sums of days, without the single events. */
export const summedMissionKinds = [
  'DEPOSIT_SUM',
  'DEPOSIT_COUNT',
  'VALID_SUM',
  'GAME_ROUNDS',
] as const satisfies readonly MissionKind[];
export type SummedMissionKind = (typeof summedMissionKinds)[number];

/** What a member did in a period; amounts in minor units. */
export interface MissionSums {
  readonly depositMinor: bigint;
  readonly depositCount: number;
  readonly play: readonly {
    readonly category: Category;
    readonly validMinor: bigint;
    readonly betCount: number;
  }[];
}

export interface SummedMission extends Pick<Mission, 'category'> {
  readonly kind: SummedMissionKind;
}

/** What `missionProgress` says of the events that were summed (agents-loyalty-money.md D4). */
export function progressOfSums({ kind, category }: SummedMission, sums: MissionSums): bigint {
  const play = sums.play.filter((row) => category === undefined || row.category === category);
  switch (kind) {
    case 'DEPOSIT_SUM':
      return sums.depositMinor;
    case 'DEPOSIT_COUNT':
      return BigInt(sums.depositCount);
    case 'VALID_SUM':
      return play.reduce((total, { validMinor }) => total + validMinor, 0n);
    case 'GAME_ROUNDS':
      return play.reduce((total, { betCount }) => total + BigInt(betCount), 0n);
  }
}
