import type { Clock } from './context.ts';

/** Reads the one time that all processes of a site share, the database's. */
export type TimeReader = () => Promise<Temporal.Instant>;

/** A clock whose hands somebody holds: tests, and the first start of a demo site. */
export interface MovableClock extends Clock {
  /** Shows another time than it has, by so many milliseconds, until it is told 0. */
  setOffset(offsetMs: number): void;
}

/**
 * The time of the database, carried on between two looks at it by the monotonic clock of this
 * process, which no change of the machine's own time moves. Asking for it sends no query.
 */
export interface DatabaseClock extends MovableClock {
  /** Looks at the database's time again. Returns by how many milliseconds the clock was wrong. */
  synchronise(): Promise<number>;
}

/** A moment of the database and the reading of this process's stopwatch at that moment. */
interface Anchor {
  readonly databaseMs: number;
  readonly stopwatchMs: number;
  /** The database was read at some time in this span on either side. */
  readonly doubtMs: number;
}

/**
 * Of a few readings the quickest one counts, because its answer travelled for the shortest time.
 */
const looks = 3;
/**
 * When the clock is ahead by less than this, it stands still until the time catches up; when it is
 * ahead by more, it is set back (R56).
 */
export const jumpMs = 1000;

export async function openClock(reader: TimeReader): Promise<DatabaseClock> {
  let anchor = await measure(reader);
  let latestMs = Number.NEGATIVE_INFINITY;
  let offsetMs = 0;

  function exactMs(): number {
    // A small correction must not make a later event seem earlier.
    latestMs = Math.max(latestMs, timeBy(anchor) + offsetMs);
    return latestMs;
  }

  return {
    now: () => instantOf(exactMs()),
    nowMs: () => Math.floor(exactMs()),
    setOffset: (nextMs) => {
      offsetMs = nextMs;
      latestMs = Number.NEGATIVE_INFINITY;
    },
    synchronise: async () => {
      const found = await measure(reader);
      const wrongByMs = timeBy(anchor) - timeBy(found);
      if (Math.abs(wrongByMs) <= found.doubtMs) {
        // The new reading is less certain than the clock already is.
        return 0;
      }
      anchor = found;
      if (wrongByMs > jumpMs) {
        latestMs = Number.NEGATIVE_INFINITY;
      }
      return wrongByMs;
    },
  };
}

function timeBy({ databaseMs, stopwatchMs }: Anchor): number {
  return databaseMs + performance.now() - stopwatchMs;
}

async function measure(reader: TimeReader): Promise<Anchor> {
  const anchors: Anchor[] = [];
  for (let look = 0; look < looks; look += 1) {
    const sentMs = performance.now();
    const time = await reader();
    const doubtMs = (performance.now() - sentMs) / 2;
    anchors.push({ databaseMs: millisecondsOf(time), stopwatchMs: sentMs + doubtMs, doubtMs });
  }
  return anchors.reduce((best, next) => (next.doubtMs < best.doubtMs ? next : best));
}

/** PostgreSQL counts microseconds; as a fraction of milliseconds a number holds them exactly. */
function millisecondsOf(time: Temporal.Instant): number {
  return Number(time.epochNanoseconds / 1000n) / 1000;
}

function instantOf(milliseconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochNanoseconds(BigInt(Math.round(milliseconds * 1000)) * 1000n);
}
