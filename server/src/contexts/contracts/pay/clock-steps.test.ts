import { beforeAll, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { settleNext } from './use-cases/settle-next.ts';

/**
 * Two schedulers at a time over a day, with a clock that is set back and forward between their
 * runs, and no run at all for most of it: each contract and unit is paid once, the late ones too
 * (R115).
 */
/** A day of the site, which is in Bangkok. */
const midnight = Temporal.Instant.from('2026-04-06T17:00:00Z');
const after = (minutes: number) => midnight.add({ minutes });
const stakeMinor = 100_000n;

const test = testDatabase();
const { at, begin, offer, play, purse } = settlingLine(test);

const step = () => test.inUnit((ctx) => settleNext(ctx, usualSettings));

/** Both until neither finds anything. */
async function settleAt(minutes: number): Promise<void> {
  test.clock.set(after(minutes));
  let isMore = true;
  while (isMore) {
    const found = await Promise.all([step(), step()]);
    // One waits for the other, and says that it found nothing.
    isMore = found.includes(true) || (await step());
  }
}

async function runsOf(kind: string): Promise<readonly string[]> {
  const { rows } = await test.database().pool.query<{ at: string }>(
    `select to_char(unit_start at time zone 'Asia/Bangkok', 'DD HH24:MI') as at from contract_runs
        where kind = $1 and unit_start >= $2 and unit_start < $3 order by unit_start`,
    [kind, String(midnight), String(after(24 * 60))],
  );
  return rows.map((row) => row.at);
}

beforeAll(async () => {
  await begin();
  test.clock.set(after(-90));
  await test.inUnit(async (ctx) => {
    await sign(ctx, offer(0, '0.5', { kind: 'DAILY' }));
    await sign(ctx, offer(0, '0.2', { kind: 'HOURLY' }));
    await sign(ctx, offer(0, '0.1', { kind: 'REALTIME' }));
  });
  for (const minutes of [30, 95, 610, 1435]) {
    test.clock.set(after(minutes));
    await play(at(2), stakeMinor, 0n);
    if (minutes === 95) {
      // Half an hour on, then an hour and a half back, on again, and back by a minute.
      await settleAt(125);
      await settleAt(35);
      await settleAt(135);
      await settleAt(134);
    }
  }
  // Nobody ran from the third hour to the evening of the next day.
  await settleAt(44 * 60);
  await settleAt(30 * 60);
  await settleAt(44 * 60 + 1);
});

describe('schedulers whose clock is set, and that miss their runs', () => {
  it('open each hour and the day once', async () => {
    expect(await runsOf('DAILY')).toEqual(['07 00:00']);
    const hours = Array.from({ length: 24 }, (_, hour) => `07 ${String(hour).padStart(2, '0')}:00`);
    expect(await runsOf('HOURLY')).toEqual(hours);
    expect(await runsOf('REALTIME')).toEqual(['07 00:00']);
  });

  it('pay what four bets are worth under each contract, once', async () => {
    const [daily, hourly, realtime] = [500n, 200n, 100n];
    expect(await purse(at(0))).toBe(4n * (daily + hourly + realtime));
  });

  it('leave no bill unpaid and pay no bill twice', async () => {
    const { rows } = await test.database().pool.query<{ wrong: number }>(
      `select count(*)::int as wrong from contract_bills b
        where b.payee_id = $1 and b.amount_minor <> coalesce(
          (select sum(p.amount_minor) from bill_payments p where p.bill_id = b.id), 0)`,
      [at(0)],
    );
    expect(rows).toEqual([{ wrong: 0 }]);
  });
});
