import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { guardOpening, takeBackOpening } from './guard-opening.ts';

const test = testDatabase();

function agent(id: 'mbr_one' | 'mbr_two' | 'mbr_new' | 'mbr_slow' | `mbr_many_${number}`) {
  const traits = { isTrial: false, isAgent: true, isRestricted: false } as const;
  const actor = {
    kind: 'member',
    id,
    sessionId: 'ses_test',
    ip: '203.0.113.5',
    ...traits,
  } as const;
  return {
    asks: () => test.inUnit((ctx) => guardOpening(ctx), { actor }),
    takesBack: () => test.inUnit((ctx) => takeBackOpening(ctx), { actor }),
  };
}

async function told(id: Parameters<typeof agent>[0], times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    expect(await agent(id).asks()).toBeUndefined();
  }
}

describe('guardOpening', () => {
  it('tells an agent ten taken names an hour, and the true wait then (X1)', async () => {
    await told('mbr_one', 10);
    test.clock.advance({ seconds: 3599 });
    expect((await agent('mbr_one').asks())?.data).toMatchObject({ retryAfterSeconds: 1 });
    expect(await agent('mbr_two').asks()).toBeUndefined();
    test.clock.advance({ seconds: 1 });
    expect(await agent('mbr_one').asks()).toBeUndefined();
  });

  it('tells an agent who opens one account now and then, without end', async () => {
    for (let opened = 0; opened < 25; opened += 1) {
      test.clock.advance({ minutes: 50 });
      expect(await agent('mbr_slow').asks()).toBeUndefined();
    }
  });

  it('takes a try back that told nothing', async () => {
    test.clock.advance({ hours: 1 });
    await told('mbr_two', 10);
    await agent('mbr_two').takesBack();
    expect(await agent('mbr_two').asks()).toBeUndefined();
    expect((await agent('mbr_two').asks())?.code).toBe('login_throttled');
  });

  it('counts tries at once, so that parallel ones cannot slip through (R87)', async () => {
    test.clock.advance({ hours: 1 });
    const tries = await Promise.all(Array.from({ length: 15 }, () => agent('mbr_two').asks()));
    expect(tries.filter((refusal) => refusal === undefined)).toHaveLength(10);
  });

  it('tells each agent three when the site has told sixty, and stops nobody', async () => {
    test.clock.advance({ hours: 2 });
    for (let name = 0; name < 6; name += 1) {
      await told(`mbr_many_${name}`, 10);
    }
    await told('mbr_new', 3);
    expect((await agent('mbr_new').asks())?.code).toBe('login_throttled');
  });

  it('gives no second share of the site at the turn of an hour', async () => {
    test.clock.advance({ hours: 3 });
    const intoHour = test.clock.now().epochMilliseconds % 3_600_000;
    test.clock.advance({ milliseconds: 3_600_000 - intoHour - 1000 });
    for (let name = 0; name < 6; name += 1) {
      await told(`mbr_many_${name}`, 10);
    }
    test.clock.advance({ seconds: 1 });
    await told('mbr_new', 3);
    expect((await agent('mbr_new').asks())?.code).toBe('login_throttled');
  });
});
