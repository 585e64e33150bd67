import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../test/harness.ts';
import { openClock } from './clock.ts';
import { keepClock } from './clock-loop.ts';
import { readDatabaseTime } from './database-time.ts';

const noon = Temporal.Instant.from('2026-03-02T12:00:00Z');
const atNoonMs = noon.epochMilliseconds;

/** A database whose clock goes by this many milliseconds beside the stopwatch, and its road. */
function farDatabase() {
  const startedAt = performance.now();
  const state = { looks: 0, asideMs: 0, tripMs: 2 };
  const read = async () => {
    state.looks += 1;
    vi.advanceTimersByTime(state.tripMs / 2);
    const time = noon.add({
      milliseconds: Math.round(performance.now() - startedAt + state.asideMs),
    });
    vi.advanceTimersByTime(state.tripMs / 2);
    return Promise.resolve(time);
  };
  return { state, read, trueMs: () => atNoonMs + performance.now() - startedAt + state.asideMs };
}

describe('the clock of a process', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the time of the database without asking for it again', async () => {
    const database = farDatabase();
    const clock = await openClock(database.read);
    const { looks } = database.state;
    vi.advanceTimersByTime(90_000);
    expect(clock.nowMs()).toBe(database.trueMs());
    expect(clock.now().epochMilliseconds).toBe(database.trueMs());
    expect(database.state.looks).toBe(looks);
  });

  it('believes the quickest of its looks', async () => {
    const database = farDatabase();
    const trips = [400, 2, 90];
    const clock = await openClock(() => {
      database.state.tripMs = trips.shift() ?? 2;
      return database.read();
    });
    expect(clock.nowMs()).toBe(database.trueMs());
  });

  it('follows the database forwards at once', async () => {
    const database = farDatabase();
    const clock = await openClock(database.read);
    database.state.asideMs = 300;
    expect(await clock.synchronise()).toBe(-300);
    expect(clock.nowMs()).toBe(database.trueMs());
  });

  it('stands still until a small step backwards is made up for', async () => {
    const database = farDatabase();
    const clock = await openClock(database.read);
    database.state.asideMs = -300;
    const shownMs = clock.nowMs();
    await clock.synchronise();
    expect(clock.nowMs()).toBe(shownMs);
    vi.advanceTimersByTime(500);
    expect(clock.nowMs()).toBe(database.trueMs());
  });

  it('is set back when it was wrong by more than a second', async () => {
    const database = farDatabase();
    const clock = await openClock(database.read);
    clock.nowMs();
    database.state.asideMs = -3_600_000;
    await clock.synchronise();
    expect(clock.nowMs()).toBe(database.trueMs());
  });

  it('is not moved by a look that was too slow to tell', async () => {
    const database = farDatabase();
    const clock = await openClock(database.read);
    database.state.asideMs = 40;
    database.state.tripMs = 100;
    expect(await clock.synchronise()).toBe(0);
    expect(clock.nowMs()).toBe(database.trueMs() - 40);
  });

  it('shows another time while it is told to, and then its own again', async () => {
    const database = farDatabase();
    const clock = await openClock(database.read);
    clock.setOffset(-86_400_000);
    vi.advanceTimersByTime(1000);
    expect(clock.nowMs()).toBe(database.trueMs() - 86_400_000);
    await clock.synchronise();
    expect(clock.now().epochMilliseconds).toBe(database.trueMs() - 86_400_000);
    clock.setOffset(0);
    expect(clock.nowMs()).toBe(database.trueMs());
  });

  it('is kept in step, and a database that is away changes nothing', async () => {
    const database = farDatabase();
    const isAway = { value: false };
    const clock = await openClock(() =>
      isAway.value ? Promise.reject(new Error('away')) : database.read(),
    );
    const kept = keepClock({ clock, log: test.log, everyMilliseconds: 1000 });
    database.state.asideMs = 700;
    await vi.advanceTimersByTimeAsync(1000);
    expect(clock.nowMs()).toBe(database.trueMs());
    isAway.value = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(clock.nowMs()).toBe(database.trueMs());
    kept.stop();
    isAway.value = false;
    database.state.asideMs = 900;
    await vi.advanceTimersByTimeAsync(5000);
    expect(clock.nowMs()).toBe(database.trueMs() - 200);
  });
});

const test = testDatabase();

describe('the time of the database', () => {
  it('lies between two readings of the clock that was opened on it', async () => {
    const read = () => readDatabaseTime(test.database().pool);
    const clock = await openClock(read);
    const before = clock.now().subtract({ milliseconds: 50 });
    const time = await read();
    const after = clock.now().add({ milliseconds: 50 });
    expect(Temporal.Instant.compare(before, time)).toBe(-1);
    expect(Temporal.Instant.compare(time, after)).toBe(-1);
  });
});
