/**
 * A rank of the ladder; amounts in minor units (agents-loyalty-money.md D3). Ranks ascend from 0.
 */
export interface VipLevel {
  readonly rank: number;
  /** Life totals that the level asks for. */
  readonly upgradeDepositMinor: bigint;
  readonly upgradeValidMinor: bigint;
  /** Valid bet within each `keepDays` that keeps it. */
  readonly keepValidMinor: bigint;
}

export interface VipStanding {
  readonly rank: number;
  readonly lifeDepositMinor: bigint;
  readonly lifeValidMinor: bigint;
  /** Valid bet since the level was reached or last kept. */
  readonly windowValidMinor: bigint;
  readonly daysInWindow: number;
  /** Flags of player protection freeze the level: nobody rises, and nobody falls (H). */
  readonly isUpgradePaused: boolean;
}

export const keepDays = 90;

export type VipChange = 'UP' | 'KEPT' | 'DOWN' | 'NONE';

/** What is missing for the next level, for the two progress bars. */
export interface VipProgress {
  readonly missingDepositMinor: bigint;
  readonly missingValidMinor: bigint;
}

/**
 * The daily check: one level up at most, else the keep rule when its window has run out
 * (agents-loyalty-money.md D3).
 */
export function dailyVipCheck(
  levels: readonly VipLevel[],
  standing: VipStanding,
): { readonly rank: number; readonly change: VipChange } {
  if (standing.isUpgradePaused) {
    return { rank: standing.rank, change: 'NONE' };
  }
  const next = levels.find(({ rank }) => rank === standing.rank + 1);
  if (next !== undefined && isReached(next, standing)) {
    return { rank: next.rank, change: 'UP' };
  }
  const current = levels.find(({ rank }) => rank === standing.rank);
  if (standing.daysInWindow < keepDays || current === undefined || current.rank === 0) {
    return { rank: standing.rank, change: 'NONE' };
  }
  return standing.windowValidMinor >= current.keepValidMinor
    ? { rank: current.rank, change: 'KEPT' }
    : { rank: current.rank - 1, change: 'DOWN' };
}

/**
 * The rank whose birthday gift is given: the highest up to the own that was reached by deposits and
 * play, so that nobody gets money by where a person put them. What was taken back since counts as
 * not done.
 */
export function earnedRank(
  levels: readonly VipLevel[],
  standing: Pick<VipStanding, 'rank' | 'lifeDepositMinor' | 'lifeValidMinor'>,
): number {
  const earned = levels.filter(
    (level) => level.rank <= standing.rank && isReached(level, standing),
  );
  return Math.max(0, ...earned.map(({ rank }) => rank));
}

/** So long before the end of its window a rank that is not kept yet is warned of. */
const warningDays = 14;

/**
 * What is missing to keep the rank, at the first check that falls into the last days of its window;
 * 0 otherwise. Told once in a window: `daysBefore` are those of the check before
 * (agents-loyalty-money.md G, VIP_WARNING).
 */
export function keepWarningMinor(
  levels: readonly VipLevel[],
  standing: VipStanding,
  daysBefore: number,
): bigint {
  const { rank, daysInWindow, isUpgradePaused, windowValidMinor } = standing;
  const first = keepDays - warningDays;
  const isNow = daysBefore < first && daysInWindow >= first && daysInWindow < keepDays;
  const level = levels.find((candidate) => candidate.rank === rank);
  if (!isNow || isUpgradePaused || rank === 0 || level === undefined) {
    return 0n;
  }
  return positive(level.keepValidMinor - windowValidMinor);
}

export function vipProgress(next: VipLevel, standing: VipStanding): VipProgress {
  return {
    missingDepositMinor: positive(next.upgradeDepositMinor - standing.lifeDepositMinor),
    missingValidMinor: positive(next.upgradeValidMinor - standing.lifeValidMinor),
  };
}

/** One gift per level and life: the key of the debt that pays it. */
export function upgradeGiftKey(memberId: string, rank: number): string {
  return `vip:${memberId}:${rank}`;
}

/** The day a birthday is kept in a year: 29 February counts as 28 in short years. */
export function birthdayIn(year: number, birthday: Temporal.PlainMonthDay): Temporal.PlainDate {
  return birthday.toPlainDate({ year });
}

/** Claimable within three days on either side. */
export function isBirthdayGiftOpen(
  today: Temporal.PlainDate,
  birthday: Temporal.PlainMonthDay,
): boolean {
  return [today.year - 1, today.year, today.year + 1].some((year) => {
    const days = today.until(birthdayIn(year, birthday), { largestUnit: 'day' }).days;
    return Math.abs(days) <= 3;
  });
}

function isReached(
  level: VipLevel,
  standing: Pick<VipStanding, 'lifeDepositMinor' | 'lifeValidMinor'>,
): boolean {
  return (
    standing.lifeDepositMinor >= level.upgradeDepositMinor &&
    standing.lifeValidMinor >= level.upgradeValidMinor
  );
}

function positive(value: bigint): bigint {
  return value > 0n ? value : 0n;
}
