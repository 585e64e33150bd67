import { assertDefined } from '@portal/money';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { administer } from '../../../test/cluster.ts';
import { fixedClock } from '../../../test/fixed-clock.ts';
import { testDatabase } from '../../../test/harness.ts';
import { workOf } from '../../../test/factories/work.ts';
import type { Ctx } from '../context.ts';
import { emit, type EventHandlers } from '../outbox.ts';
import type { DemoDay, DemoPart } from './demo-part.ts';
import { openOnPast } from './first-start.ts';

const test = testDatabase();
const now = '2026-03-02T08:00:00Z';
const times: string[] = [];
const handlers: EventHandlers = {
  'member.registered': [
    async (_ctx, { memberId }) => {
      times.push(memberId.slice('mbr_'.length));
      await Promise.resolve();
    },
  ],
};

/** Leaves an event with the time at which it happened. */
const tell = async (ctx: Ctx) => {
  const payload = { memberId: `mbr_${String(ctx.clock.now())}`, isTrial: false } as const;
  await emit(ctx, { name: 'member.registered', payload });
};

/** One scene at noon of each day. */
const noons: DemoPart = async (_ctx, day: DemoDay) =>
  Promise.resolve([{ at: day.at(12), play: tell }]);

/** A start of the product that has these parts only; returns the time at which it was opened. */
async function start(
  parts: readonly DemoPart[],
  daysOfPast = 2,
  { at = now, early = [] }: { at?: string; early?: readonly DemoPart[] } = {},
): Promise<string> {
  const clock = fixedClock(at);
  const env = { database: test.database(), clock, log: test.log };
  const opened = await openOnPast({ ...env, daysOfPast, timeZone: 'Asia/Bangkok' }, () =>
    Promise.resolve({
      openedAt: String(clock.now()),
      work: workOf(test),
      demoParts: parts,
      earlyDemoParts: early,
      events: handlers,
    }),
  );
  expect(String(clock.now()), 'the clock shows the present again').toBe(at);
  return opened.openedAt;
}

async function stateNow(): Promise<unknown> {
  const { rows } = await test.database().pool.query('select state, opened_at from demo_past');
  return rows[0];
}

async function setDue(): Promise<void> {
  times.length = 0;
  await test.database().pool.query("update demo_past set state = 'due', opened_at = null");
}

const morning = '2026-02-28T02:00:00Z';
const allNoons = ['2026-02-28T05:00:00Z', '2026-03-01T05:00:00Z', '2026-03-02T05:00:00Z'];

describe('openOnPast', () => {
  it('opens the site on its first morning and tells each day up to now, once', async () => {
    await setDue();
    expect(await start([noons])).toBe(morning);
    expect(times).toEqual(allNoons);
    expect(await start([noons])).toBe(now);
    expect(times).toEqual(allNoons);
  });

  it('plays scenes in the order of their moments, none before the opening or after now', async () => {
    await setDue();
    const hours = [23, 16, 12, 8.5, 16];
    const scattered: DemoPart = async (_ctx, day) =>
      Promise.resolve(hours.map((hour) => ({ at: day.at(hour), play: tell })));
    await start([scattered, noons]);
    expect(times).toEqual([...times].toSorted((a, b) => (a < b ? -1 : 1)));
    expect(times.filter((time) => time < morning || time > now)).toEqual([]);
    // The site opened at nine on the first day, and it is three in the afternoon of the last.
    expect(times).toHaveLength(5 + 6 + 3);
  });

  it('tells the days before the last month by early parts, and counts from the month', async () => {
    await setDue();
    const numbers: Record<'early' | 'month', number[]> = { early: [], month: [] };
    const counting =
      (kind: keyof typeof numbers): DemoPart =>
      async (_ctx, day) => {
        expect(day.openedOn).toBe(-3);
        numbers[kind].push(day.number);
        return Promise.resolve([]);
      };
    await start([counting('month')], 33, { early: [counting('early')] });
    expect(numbers.early).toEqual([-3, -2, -1]);
    expect(numbers.month).toEqual(Array.from({ length: 31 }, (_, number) => number));
  });

  it('leaves nothing of a telling that was cut off, and tells all of it at the next start', async () => {
    await setDue();
    const breaking: DemoPart = async (_ctx, day) =>
      Promise.resolve([
        {
          at: day.at(13),
          play: () => (day.number === 1 ? Promise.reject(new Error('killed')) : Promise.resolve()),
        },
      ]);
    await expect(start([noons, breaking])).rejects.toThrow('killed');
    expect(await stateNow()).toMatchObject({ state: 'begun' });
    const waiting = await test.database().pool.query('select 1 from outbox');
    expect(waiting.rowCount).toBe(0);
    times.length = 0;
    // A day later: the same first day, and one more of past.
    expect(await start([noons], 2, { at: '2026-03-03T08:00:00Z' })).toBe(morning);
    expect(times).toEqual([...allNoons, '2026-03-03T05:00:00Z']);
  });

  it('tells all of it although its connection broke in between', async () => {
    await setDue();
    const breaks = { left: 1 };
    const breaking: DemoPart = async (_ctx, day) =>
      Promise.resolve([
        {
          at: day.at(13),
          play: async (ctx) => {
            if (day.number === 1 && breaks.left > 0) {
              breaks.left -= 1;
              const own = sql<{ pid: number }>`select pg_backend_pid() as pid`;
              const { rows } = await own.execute(ctx.tx);
              const { pid } = assertDefined(rows[0], 'a session');
              // Answers once the session is gone, so that what comes next finds it so.
              const end = `select pg_terminate_backend(${pid}, 20000)`;
              await administer(test.ownerUrl(), end);
              await tell(ctx);
            }
          },
        },
      ]);
    await start([noons, breaking]);
    // What the broken telling had heard was heard again by the one that holds.
    expect(times.slice(-3)).toEqual(allNoons);
    expect(await stateNow()).toMatchObject({ state: 'told' });
  });

  it('waits for another node that is telling it', async () => {
    await setDue();
    await Promise.all([start([noons]), start([noons])]);
    expect(times).toEqual(allNoons);
  });

  it('gives no past to a site that is none of the demo, nor later', async () => {
    await setDue();
    expect(await start([noons], 0)).toBe(now);
    expect(await start([noons], 30)).toBe(now);
    expect([times, await stateNow()]).toEqual([[], { state: 'none', opened_at: null }]);
  });
});
