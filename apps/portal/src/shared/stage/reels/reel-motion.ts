/** One reel on its way from a stop to the drawn stop. */
export interface ReelRun {
  readonly fromStop: number;
  readonly toStop: number;
  readonly stripLength: number;
  readonly startsAtMs: number;
  readonly lastsMs: number;
}

const symbolsPerSecond = 26;

/** How far the reel turns: whole turns and the way to the drawn stop, near the usual speed. */
export function turnOf(run: ReelRun): number {
  const { fromStop, toStop, stripLength } = run;
  const rest = (((fromStop - toStop) % stripLength) + stripLength) % stripLength;
  const wanted = (run.lastsMs / 1000) * symbolsPerSecond;
  const turns = Math.max(0, Math.round((wanted - rest) / stripLength));
  const distance = rest + turns * stripLength;
  return distance < stripLength / 3 ? distance + stripLength : distance;
}

/** Share of the way done: a short pull back, even speed, a small bounce at the end. */
export function easeReel(share: number): number {
  if (share <= 0) {
    return 0;
  }
  if (share >= 1) {
    return 1;
  }
  const bounceStart = 0.86;
  if (share < bounceStart) {
    const part = share / bounceStart;
    const soft = part < 0.16 ? (part * part) / 0.32 : part - 0.08;
    return (soft / 0.92) * 1.008;
  }
  const part = (share - bounceStart) / (1 - bounceStart);
  return 1 + 0.008 * Math.cos((part * Math.PI) / 2) * (1 - part);
}

/** The strip position at the top row, falling as the reel turns down; a fraction while moving. */
export function reelPosition(run: ReelRun, nowMs: number): number {
  const share = (nowMs - run.startsAtMs) / run.lastsMs;
  if (share >= 1) {
    return run.toStop;
  }
  const position = run.fromStop - turnOf(run) * easeReel(share);
  return ((position % run.stripLength) + run.stripLength) % run.stripLength;
}

/** Starts and lengths of all reels: each starts and stops a little after its neighbour. */
export function planReels(
  spin: { readonly from: readonly number[]; readonly to: readonly number[] },
  strips: readonly (readonly string[])[],
  nowMs: number,
): ReelRun[] {
  return strips.map((strip, reel) => ({
    fromStop: spin.from[reel] ?? 0,
    toStop: spin.to[reel] ?? 0,
    stripLength: strip.length,
    startsAtMs: nowMs + reel * 50,
    lastsMs: 900 + reel * 230,
  }));
}

export function spinEndsAt(runs: readonly ReelRun[]): number {
  return runs.reduce((latest, run) => Math.max(latest, run.startsAtMs + run.lastsMs), 0);
}
