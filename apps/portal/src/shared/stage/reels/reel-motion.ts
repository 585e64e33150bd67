/**
 * One reel that turns. Its place is the number of the symbol in the top row, counted on from
 * `fromStop` and falling as the reel turns down; a fraction while it moves.
 */
export interface ReelRun {
  readonly fromStop: number;
  readonly stripLength: number;
  readonly startsAtMs: number;
  /** Absent while nobody knows yet where the reel stops. */
  readonly landing?: Landing;
}

interface Landing {
  /** When the reel has reached its stop and begins to swing into it. */
  readonly atMs: number;
  /** The place at which it stands in the end. */
  readonly place: number;
  readonly toStop: number;
  /** From this place on the symbols are those around the drawn stop. */
  readonly newFrom: number;
}

const symbolsPerSecond = 26;
const symbolsPerMs = symbolsPerSecond / 1000;

/** A reel first gives way a little against its direction, then gathers speed. */
const gatherMs = 220;
const gathered = 0.35 * symbolsPerMs * gatherMs;

/** A heavy reel runs past its stop by a quarter of a symbol and swings back. */
const swing = { distance: 0.6, damping: 16, frequency: 20, lastsMs: 380 } as const;
const swingBack = (swing.damping * swing.distance - symbolsPerSecond) / swing.frequency;

/** The same for every round, whatever its result: no reel waits for a symbol (R15). */
const betweenStartsMs = 40;
const betweenStopsMs = 190;
const betweenHurriedStopsMs = 40;

export function startReels(
  stops: readonly number[],
  strips: readonly (readonly unknown[])[],
  nowMs: number,
): ReelRun[] {
  return strips.map((strip, reel) => ({
    fromStop: stops[reel] ?? 0,
    stripLength: strip.length,
    startsAtMs: nowMs + reel * betweenStartsMs,
  }));
}

/** Symbols passed since the start of an endless run. */
function travelled(lastsMs: number): number {
  if (lastsMs <= 0) {
    return 0;
  }
  const share = lastsMs / gatherMs;
  return share < 1
    ? symbolsPerMs * gatherMs * (0.65 * share * share - 0.3 * share)
    : gathered + symbolsPerMs * (lastsMs - gatherMs);
}

export function placeOf(run: ReelRun, nowMs: number): number {
  const { landing } = run;
  if (landing === undefined || nowMs < landing.atMs) {
    return run.fromStop - travelled(nowMs - run.startsAtMs);
  }
  const seconds = (nowMs - landing.atMs) / 1000;
  const angle = swing.frequency * seconds;
  const left = swing.distance * Math.cos(angle) + swingBack * Math.sin(angle);
  return nowMs >= landing.atMs + swing.lastsMs
    ? landing.place
    : landing.place + Math.exp(-swing.damping * seconds) * left;
}

/** Which symbol of the strip stands at a whole place. */
export function stripIndexOf(run: ReelRun, place: number): number {
  const { landing, stripLength } = run;
  const index =
    landing !== undefined && place <= landing.newFrom
      ? place - landing.place + landing.toStop
      : place;
  return ((index % stripLength) + stripLength) % stripLength;
}

/** True while single symbols cannot be made out. */
export function isBlurred(run: ReelRun, nowMs: number): boolean {
  return (
    nowMs > run.startsAtMs + gatherMs * 0.7 &&
    (run.landing === undefined || nowMs < run.landing.atMs)
  );
}

export interface LandingPlan {
  readonly stops: readonly number[];
  readonly rows: number;
  readonly nowMs: number;
  /** No reel stops before. */
  readonly earliestMs: number;
}

/**
 * Tells turning reels where to stop. What is in the window stays there: the symbols around the stop
 * come in from above.
 */
export function landReels(runs: readonly ReelRun[], plan: LandingPlan): ReelRun[] {
  const { stops, rows, nowMs, earliestMs } = plan;
  return runs.map((run, reel) => {
    const plannedMs = Math.max(earliestMs + reel * betweenStopsMs, nowMs);
    const newFrom = Math.floor(placeOf(run, nowMs)) - 2;
    const reached = run.fromStop - travelled(plannedMs - run.startsAtMs) - swing.distance;
    const place = Math.min(Math.floor(reached), newFrom - rows - reel);
    const way = run.fromStop - place - swing.distance - gathered;
    const atMs = run.startsAtMs + gatherMs + way / symbolsPerMs;
    return { ...run, landing: { atMs, place, toStop: stops[reel] ?? 0, newFrom } };
  });
}

/** The same reels, as if everything that is left of their way were behind them. */
export function hurriedReels(runs: readonly ReelRun[], nowMs: number): ReelRun[] {
  return runs.map((run, reel) => {
    const { landing } = run;
    const gainedMs =
      landing === undefined ? 0 : landing.atMs - nowMs - reel * betweenHurriedStopsMs;
    return landing === undefined || gainedMs <= 0
      ? run
      : {
          ...run,
          startsAtMs: run.startsAtMs - gainedMs,
          landing: { ...landing, atMs: landing.atMs - gainedMs },
        };
  });
}

/** When the last reel stands; undefined while one does not know where. */
export function standsAtMs(runs: readonly ReelRun[]): number | undefined {
  return runs.reduce<number | undefined>(
    (latest, { landing }) =>
      latest === undefined || landing === undefined
        ? undefined
        : Math.max(latest, landing.atMs + swing.lastsMs),
    0,
  );
}
