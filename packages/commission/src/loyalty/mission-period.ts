/** How often a mission may be done (agents-loyalty-money.md D4). */
export const missionCycles = ['ONCE', 'DAILY', 'WEEKLY', 'EVENT'] as const;
export type MissionCycle = (typeof missionCycles)[number];

/** When a mission runs, in days of the site, both included; without a last day it has no end. */
export interface MissionRun {
  readonly cycle: MissionCycle;
  readonly opensOn: string;
  readonly closesOn: string | null;
  /** A last day for every claim, where what is given ends before. */
  readonly claimsUntil?: string | null;
}

/** One time in which it may be done. All days are included. */
export interface MissionPeriod {
  /** It is claimed once in each. */
  readonly key: string;
  readonly from: string;
  readonly to: string | null;
  readonly claimUntil: string | null;
}

/** What is done once may be claimed for so long after its last day. */
export const claimDaysAfter = 7;
const week = 7;

/**
 * The periods of a mission that matter on a day: the running one, and the one before it while it
 * may still be claimed, which is until the end of the next (agents-loyalty-money.md D4).
 */
export function missionPeriods(run: MissionRun, today: string): readonly MissionPeriod[] {
  return candidates(run, Temporal.PlainDate.from(today))
    .map((period) => ({
      ...period,
      claimUntil: sooner(period.claimUntil, run.claimsUntil ?? null),
    }))
    .filter(
      ({ from, to, claimUntil }) =>
        from <= today &&
        (to === null || from <= to) &&
        (claimUntil === null || today <= claimUntil),
    );
}

function sooner(day: string | null, limit: string | null): string | null {
  return day === null || (limit !== null && limit < day) ? limit : day;
}

function candidates(run: MissionRun, today: Temporal.PlainDate): readonly MissionPeriod[] {
  const { cycle, opensOn, closesOn } = run;
  switch (cycle) {
    case 'ONCE':
    case 'EVENT': {
      const last = closesOn === null ? null : Temporal.PlainDate.from(closesOn);
      const claimUntil = last === null ? null : String(last.add({ days: claimDaysAfter }));
      return [{ key: 'once', from: opensOn, to: closesOn, claimUntil }];
    }
    case 'DAILY':
      return [today, today.subtract({ days: 1 })].map((day) => within(run, day, 1));
    case 'WEEKLY': {
      const monday = today.subtract({ days: today.dayOfWeek - 1 });
      return [monday, monday.subtract({ days: week })].map((day) => within(run, day, week));
    }
  }
}

/** So many days, as far as the mission runs in them; empty where it does not. */
function within(
  { opensOn, closesOn }: MissionRun,
  first: Temporal.PlainDate,
  days: number,
): MissionPeriod {
  const key = String(first);
  const last = String(first.add({ days: days - 1 }));
  return {
    key,
    from: key < opensOn ? opensOn : key,
    to: closesOn !== null && closesOn < last ? closesOn : last,
    claimUntil: String(first.add({ days: 2 * days - 1 })),
  };
}
