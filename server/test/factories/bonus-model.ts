/**
 * A second reckoning of D8 for a test: it knows only what the test did, in its order, and what came
 * of each bet; no ledger, and nothing that was posted. Money is a row of vessels for each bonus: a
 * loss empties them from the last to the first, a win fills them the other way and what is left
 * over is a new one.
 */
export type Act =
  | { readonly act: 'cash'; readonly minor: bigint }
  | {
      readonly act: 'claim';
      readonly bonus: string;
      readonly minor: bigint;
      /** The balance just before. */
      readonly found: bigint;
      readonly isShared: boolean;
    }
  | { readonly act: 'end'; readonly bonus: string }
  | { readonly act: 'bet'; readonly bet: string }
  /** Of a bet, when it came; of a bonus that is over, for what was settled of it later. */
  | { readonly act: 'back'; readonly of: string; readonly minor: bigint };

interface Vessel {
  held: bigint;
  readonly size: bigint;
  /** What of it is the member's own, and of how much. */
  readonly own: bigint;
  readonly whole: bigint;
}

interface Purse {
  readonly claimedAt: number;
  readonly isShared: boolean;
  /** The bonus, then own money, then what was won, the oldest in front. */
  vessels: Vessel[];
}

const ownOf = ({ held, own, whole }: Vessel) => (held * own) / whole;

function partOf({ vessels }: Purse): bigint {
  return vessels.reduce((sum, vessel) => sum + vessel.held - ownOf(vessel), 0n);
}

function play(purse: Purse, minor: bigint): void {
  let left = minor;
  const order = minor < 0n ? purse.vessels.toReversed() : purse.vessels.slice(0, 2);
  // Own money is emptied before the bonus, and filled after it.
  for (const vessel of order) {
    const room = minor < 0n ? -vessel.held : vessel.size - vessel.held;
    const flow = minor < 0n ? (left > room ? left : room) : left < room ? left : room;
    vessel.held += flow;
    left -= flow;
  }
  if (left > 0n) {
    const part = partOf(purse);
    const own = purse.vessels.reduce((sum, vessel) => sum + ownOf(vessel), 0n);
    const shares =
      part === 0n
        ? { own: 1n, whole: 1n }
        : { own: purse.isShared ? own : 0n, whole: (purse.isShared ? own : 0n) + part };
    purse.vessels.push({ held: left, size: left, ...shares });
  }
  purse.vessels = purse.vessels.filter(({ held }, place) => place < 2 || held > 0n);
}

function come(purse: Purse, minor: bigint): void {
  const [bonus, own, ...won] = purse.vessels;
  if (bonus !== undefined && own !== undefined && minor !== 0n) {
    const kept = minor > 0n ? { ...bonus, size: bonus.held } : bonus;
    const moved = { ...own, held: own.held + minor, size: own.size + minor };
    purse.vessels = [kept, moved, ...won];
  }
}

/** The part of each bonus, as it is or as it was at its end, by all results that are known. */
export function modelParts(
  acts: readonly Act[],
  netOf: ReadonlyMap<string, bigint>,
): ReadonlyMap<string, bigint> {
  const open = new Map<string, Purse>();
  const parts = new Map<string, bigint>();
  const placed = new Map<string, number>();
  let unplayed = 0n;
  const settle = () => {
    let left = unplayed;
    unplayed = 0n;
    for (const purse of [...open.values()].toReversed()) {
      const before = partOf(purse);
      play(purse, left);
      left -= partOf(purse) - before;
    }
  };
  acts.forEach((entry, at) => {
    if (entry.act === 'bet') {
      placed.set(entry.bet, at);
      unplayed += netOf.get(entry.bet) ?? 0n;
      return;
    }
    settle();
    if (entry.act === 'claim') {
      const { bonus, minor, found, isShared } = entry;
      const vessels = [
        { held: minor, size: minor, own: 0n, whole: 1n },
        { held: found, size: found, own: 1n, whole: 1n },
      ];
      open.set(bonus, { claimedAt: at, isShared, vessels });
    } else if (entry.act === 'end') {
      placed.set(entry.bonus, at);
      const ended = open.get(entry.bonus);
      open.delete(entry.bonus);
      const part = ended === undefined ? 0n : partOf(ended);
      parts.set(entry.bonus, part);
      for (const purse of open.values()) {
        come(purse, ended !== undefined && purse.claimedAt > ended.claimedAt ? -part : 0n);
      }
    } else {
      const since = entry.act === 'back' ? (placed.get(entry.of) ?? -1) : -1;
      for (const purse of open.values()) {
        come(purse, purse.claimedAt > since ? entry.minor : 0n);
      }
    }
  });
  settle();
  return new Map([...parts, ...[...open].map(([id, purse]) => [id, partOf(purse)] as const)]);
}
