import { beforeEach, describe, expect, it } from 'vitest';
import { rebateLine } from '../../../../test/factories/rebates.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { MemberActor } from '../../../platform/context.ts';
import { claimRebates } from './claim-rebates.ts';
import { readRebates } from './read-rebates.ts';

const test = testDatabase();
const { at, begin, fold, cash } = rebateLine(test);
const manual = { mode: 'MANUAL', autoFlush: true } as const;

let day = 0;

beforeEach(async () => {
  day += 3;
  test.clock.set(Temporal.Instant.from('2026-03-02T12:00:00Z').add({ hours: 24 * day }));
  await begin();
});

function claim(
  command: Parameters<typeof claimRebates>[1] = {},
  settings: Parameters<typeof claimRebates>[2] = manual,
): Promise<bigint> {
  return test.inUnit((ctx) => claimRebates({ ...ctx, actor: player() }, command, settings));
}

function player(): MemberActor {
  return {
    kind: 'member',
    id: at(2),
    sessionId: 'ses_00000001',
    isTrial: false,
    isAgent: false,
    isRestricted: false,
    ip: '203.0.113.5',
  };
}

async function claimable(): Promise<readonly bigint[]> {
  const rows = await test.inUnit((ctx) => readRebates({ ...ctx, actor: player() }));
  return rows.map(({ payMinor }) => payMinor);
}

const refused = (code: string): unknown => expect.objectContaining({ code });

describe('claimRebates', () => {
  it('refuses in order: automatic, closed, too soon, too little', async () => {
    await expect(claim({}, { mode: 'AUTO', autoFlush: true })).rejects.toEqual(
      refused('rebate_automatic'),
    );
    test.clock.advance({ hours: 5, minutes: 10 });
    await expect(claim()).rejects.toEqual(refused('rebate_closed'));
    test.clock.advance({ hours: 1 });
    await fold('RNG', 8_000n);
    test.clock.advance({ minutes: 16 });
    await expect(claim()).rejects.toEqual(refused('rebate_below_least'));
    await fold('RNG', 100_000n);
    test.clock.advance({ minutes: 16 });
    expect(await claim()).toBe(1_296n);
    await expect(claim()).rejects.toEqual(refused('rebate_too_soon'));
  });

  it('pays what is older than fifteen minutes, of one category or of all, once', async () => {
    await fold('RNG', 100_000n);
    await fold('LIVE', 50_000n);
    await expect(claim()).rejects.toEqual(refused('rebate_below_least'));
    test.clock.advance({ minutes: 16 });
    await fold('RNG', 100_000n);
    expect(await claim({ category: 'RNG' })).toBe(1_200n);
    test.clock.advance({ seconds: 11 });
    const both = await Promise.allSettled([claim(), claim()]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await cash(2)).toBe(1_600n);
  });

  it('never pays what is younger than fifteen minutes, at whatever second it fell', async () => {
    test.clock.advance({ seconds: 59 });
    await fold('RNG', 100_000n);
    test.clock.advance({ minutes: 14, seconds: 2 });
    expect(await claimable()).toEqual([0n]);
    await expect(claim()).rejects.toEqual(refused('rebate_below_least'));
    test.clock.advance({ seconds: 59 });
    expect(await claimable()).toEqual([1_200n]);
    expect(await claim()).toBe(1_200n);
  });
});
