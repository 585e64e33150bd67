/** What a mission counts (agents-loyalty-money.md D4). */
export const missionKinds = [
  'DEPOSIT_SUM',
  'DEPOSIT_COUNT',
  'VALID_SUM',
  'GAME_ROUNDS',
  'WIN_MULTIPLIER',
  'LOGIN_STREAK',
  'INVITE',
  'PROFILE',
  'BIND',
  'APP_LOGIN',
] as const;
export type MissionKind = (typeof missionKinds)[number];

/** Kinds whose target is an amount; that of the others is a number of times. */
export const amountMissionKinds: readonly MissionKind[] = ['DEPOSIT_SUM', 'VALID_SUM'];

/** Kinds that count play, and may ask for one category of it. */
export const playMissionKinds: readonly MissionKind[] = [
  'VALID_SUM',
  'GAME_ROUNDS',
  'WIN_MULTIPLIER',
];

/** Kinds whose progress is a best and no sum, so that nothing of them can begin at a joining. */
export const bestMissionKinds: readonly MissionKind[] = ['WIN_MULTIPLIER', 'LOGIN_STREAK'];

export const missionCycles = ['ONCE', 'DAILY', 'WEEKLY', 'EVENT'] as const;
export type MissionCycle = (typeof missionCycles)[number];

/** What a mission is to one member; `LOCKED` asks for a higher rank, or another mission first. */
export const missionStatuses = ['CLAIM', 'PROCESS', 'JOIN', 'LOCKED', 'CLAIMED', 'CLOSE'] as const;
export type MissionStatus = (typeof missionStatuses)[number];

export const missionRewardKinds = ['MONEY', 'POINTS', 'TICKET', 'RED_ENVELOPE'] as const;
export type MissionRewardKind = (typeof missionRewardKinds)[number];

/** Those that are money, at once or when they are opened, which has to be played. */
export const moneyMissionRewards: readonly MissionRewardKind[] = ['MONEY', 'RED_ENVELOPE'];

/**
 * What a board ranks by (agents-loyalty-money.md D5); `WIN_SUM` is net, `MULTIPLIER` the best win
 * by its stake.
 */
export const boardMetrics = ['VALID_SUM', 'MULTIPLIER', 'WIN_SUM', 'ROUNDS'] as const;
export type BoardMetric = (typeof boardMetrics)[number];

/**
 * `HOLD`: it is over, and what vendors take back still changes it; `WITHDRAWN`: it was taken back
 * before it began.
 */
export const boardStates = ['COMING', 'RUNNING', 'HOLD', 'PAID', 'WITHDRAWN'] as const;
export type BoardState = (typeof boardStates)[number];

/** A larger one is no offer that the law allows (X12 of trust-requirements.md). */
export const mostGiftMultiple = 10;
export const mostBoardPrizes = 50;
