/** What a mission is to one member (agents-loyalty-money.md D4, D8). */
export const missionStatuses = ['CLAIM', 'PROCESS', 'JOIN', 'LOCKED', 'CLAIMED', 'CLOSE'] as const;
export type MissionStatus = (typeof missionStatuses)[number];

export interface MissionStanding {
  readonly done: bigint;
  readonly target: bigint;
  /** Whether its period is not over yet. */
  readonly isRunning: boolean;
  readonly isJoined: boolean;
  readonly isClaimed: boolean;
  readonly hasRank: boolean;
  /** Whether there is enough left of what it may give away. */
  readonly hasBudget: boolean;
}

/** What was claimed stays so; what is reached waits, however the mission goes on. */
export function missionStatus(standing: MissionStanding): MissionStatus {
  const { done, target, isRunning, isJoined, isClaimed, hasRank, hasBudget } = standing;
  if (isClaimed) {
    return 'CLAIMED';
  }
  if (!hasBudget) {
    return 'CLOSE';
  }
  if (isJoined && hasRank && done >= target) {
    return 'CLAIM';
  }
  if (!isRunning) {
    return 'CLOSE';
  }
  if (!hasRank) {
    return 'LOCKED';
  }
  return isJoined ? 'PROCESS' : 'JOIN';
}
