import { beforeAll, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { settleNext } from './use-cases/settle-next.ts';

/**
 * Eight schedulers race over a week in which the clocks of Berlin go forward, and a third of their
 * units of work is killed before it commits (R115). What has to come out is computed here from the
 * bets alone, by the calendar of the zone.
 */
const schedulers = 8;
const site = { timeZone: 'Europe/Berlin' } as const;
const monday = Temporal.ZonedDateTime.from('2026-03-23T00:00[Europe/Berlin]');
const nextMonday = monday.add({ days: 7 });
const hoursOfWeek = 7 * 24 - 1;

const test = testDatabase();
const { at, begin, offer, play, purse } = settlingLine(test);

interface Played {
  readonly at: Temporal.ZonedDateTime;
  readonly stakeMinor: bigint;
}
const bets: Played[] = [];
const faults: string[] = [];
const killed = 'killed before the commit';
let turn = 0;

/** One step of one scheduler; every third is killed when all of its work is done. */
async function step(): Promise<'done' | 'killed' | 'more'> {
  turn += 1;
  const isKilled = turn % 3 === 0;
  try {
    const isMore = await test.inUnit(
      async (ctx) => {
        const hasMore = await settleNext(ctx, usualSettings);
        if (isKilled) {
          throw new Error(killed);
        }
        return hasMore;
      },
      { site },
    );
    return isMore ? 'more' : 'done';
  } catch (error) {
    const isPlanned = error instanceof Error && error.message === killed;
    if (!isPlanned) {
      faults.push(String(error));
    }
    return 'killed';
  }
}

/** Until one that nobody kills and nobody races with finds nothing to do. */
async function race(): Promise<void> {
  let isMore = true;
  while (isMore) {
    const outcomes = await Promise.all(Array.from({ length: schedulers }, step));
    isMore =
      outcomes.includes('more') ||
      (await test.inUnit((ctx) => settleNext(ctx, usualSettings), { site }));
  }
}

beforeAll(async () => {
  await begin();
  test.clock.set(monday.subtract({ hours: 10 }).toInstant());
  await test.inUnit(
    async (ctx) => {
      await sign(ctx, offer(0, '0.7', { kind: 'DAILY' }));
      await sign(ctx, offer(0, '0.13', { kind: 'HOURLY' }));
      await sign(ctx, offer(0, '0.05', { kind: 'REALTIME' }));
    },
    { site },
  );
  for (let place = 0; place < 24; place += 1) {
    // Seven hours and ten minutes apart, so that they fall into all hours, also around the change.
    const moment = monday.add({ minutes: 20 + place * 430 });
    if (Temporal.ZonedDateTime.compare(moment, nextMonday) >= 0) {
      break;
    }
    test.clock.set(moment.toInstant());
    const stakeMinor = 10_000n + BigInt(place) * 7_777n;
    await play(at(2), stakeMinor, 0n);
    bets.push({ at: moment, stakeMinor });
    if (place % 6 === 5) {
      await race();
    }
  }
  test.clock.set(nextMonday.add({ hours: 18 }).toInstant());
  await race();
});

const share = (minor: bigint, ppm: bigint): bigint => (minor * ppm) / 1_000_000n;

/** What a rate makes of the bets, floored once in each unit. */
function worth(ppm: bigint, unitOf: (moment: Temporal.ZonedDateTime) => string): bigint {
  const units = Map.groupBy(bets, (bet) => unitOf(bet.at));
  const stakes = [...units.values()].map((group) =>
    group.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
  );
  return stakes.reduce((sum, stakeMinor) => sum + share(stakeMinor, ppm), 0n);
}

describe('eight schedulers with kills over a week with a change of the clocks', () => {
  it('settle every hour and every day of the week once', async () => {
    const { rows } = await test
      .database()
      .pool.query<{ kind: string; runs: number; units: number }>(
        `select kind, count(*)::int as runs, count(distinct unit_start)::int as units
         from contract_runs where unit_start >= $1 and unit_end <= $2 group by kind order by kind`,
        [monday.toInstant().toString(), nextMonday.toInstant().toString()],
      );
    expect(rows).toEqual([
      { kind: 'DAILY', runs: 7, units: 7 },
      { kind: 'HOURLY', runs: hoursOfWeek, units: hoursOfWeek },
      { kind: 'REALTIME', runs: 7, units: 7 },
    ]);
  });

  it('meet no fault but the kills', () => {
    expect([...new Set(faults)]).toEqual([]);
  });

  it('leave no hour out and let none overlap', async () => {
    const { rows } = await test.database().pool.query<{ gaps: number }>(
      `select count(*)::int as gaps from (
         select unit_start, lag(unit_end) over (order by unit_start) as ended
           from contract_runs where kind = 'HOURLY' and unit_start >= $1 and unit_end <= $2) u
        where ended is not null and ended <> unit_start`,
      [monday.toInstant().toString(), nextMonday.toInstant().toString()],
    );
    expect(rows).toEqual([{ gaps: 0 }]);
  });

  it('pay what the bets of each unit are worth, and none of it twice', async () => {
    expect(bets.length).toBeGreaterThan(20);
    const byDay = (moment: Temporal.ZonedDateTime) => moment.toPlainDate().toString();
    const byHour = (moment: Temporal.ZonedDateTime) =>
      moment.toInstant().round({ smallestUnit: 'hour', roundingMode: 'floor' }).toString();
    const due = worth(7000n, byDay) + worth(1300n, byHour) + worth(500n, byDay);
    expect(await purse(at(0))).toBe(due);
    const { rows } = await test
      .database()
      .pool.query<{ paid: string }>(
        'select sum(amount_minor)::text as paid from bill_payments where to_id = $1',
        [at(0)],
      );
    expect(rows).toEqual([{ paid: String(due) }]);
  });
});
