import { describe, expect, it } from 'vitest';
import { sign } from '../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';

/**
 * Sums of hours are those of the site's clock, so hours of pay are whole ones of them also where
 * that clock is half or three quarters of an hour away from the hours of UTC (C1, C4).
 */
describe.each([
  ['Asia/Kolkata', '05:30'],
  ['Asia/Kathmandu', '05:45'],
])('in %s', (timeZone, offset) => {
  const test = testDatabase();
  const inUnit: typeof test.inUnit = (run, options) =>
    test.inUnit(run, { ...options, site: { ...options?.site, timeZone } });
  const line = settlingLine({ ...test, inUnit });

  it('pays hours of the clock of the site', async () => {
    await line.begin();
    const day = test.clock.now().toString().slice(0, 10);
    const at = (time: string) => Temporal.Instant.from(`${day}T${time}:00+${offset}`);
    test.clock.set(at('17:10'));
    const contract = await inUnit((ctx) => sign(ctx, line.offer(0, '1', { kind: 'HOURLY' })));
    expect(contract.startsAt).toEqual(at('18:00'));
    const play = async (time: string, amountMinor: bigint): Promise<void> => {
      test.clock.set(at(time));
      await line.play(line.at(2), amountMinor, 0n);
    };
    await play('17:59', 1_000_000n);
    await play('18:00', 10_000n);
    await play('18:35', 20_000n);
    await play('18:59', 30_000n);
    await play('19:00', 40_000n);
    await play('19:50', 50_000n);
    test.clock.set(at('20:20'));
    await line.settleAll();
    const { rows } = await test.database().pool.query<{ start: Temporal.Instant; valid: bigint }>(
      `select unit_start as start, valid_minor as valid from contract_bills
          where contract_id = $1 order by unit_start`,
      [contract.id],
    );
    expect(rows.map(({ start, valid }) => [String(start), valid])).toEqual([
      [String(at('18:00')), 60_000n],
      [String(at('19:00')), 90_000n],
    ]);
  });
});
