import { describe, expect, it } from 'vitest';
import {
  bookDeposit,
  buildMission,
  claimOf,
  missionEventsOf,
} from '../../../test/factories/loyalty.ts';
import { rewardsBench } from '../../../test/factories/rewards.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { DomainEvents } from '../../platform/outbox.ts';
import { readRequirements } from '../turnover/index.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const leastDeposit = 10_000n;

/** As the outbox tells it; whatever is told again changes nothing. */
async function hearOfFolds(): Promise<void> {
  const { rows } = await test.database().pool.query<{
    payload: DomainEvents['turnover.folded'];
  }>("select payload from outbox where name = 'turnover.folded' order by id");
  for (const { payload } of rows) {
    for (const handler of missionEventsOf(test)['turnover.folded'] ?? []) {
      await test.inUnit((ctx) => handler(ctx, payload));
    }
  }
}

/** Claims a mission of this reward for a deposit of 100.00, of which 0.01 goes back afterwards. */
async function voided(reward: bigint) {
  const { id } = await buildMission(test, { cycle: 'ONCE', reward, multiple: 0 });
  const member = await bench.member();
  const deposit = (amountMinor: bigint) => bookDeposit(test, { memberId: member.id, amountMinor });
  await deposit(leastDeposit);
  await claimOf(test, { actor: member.actor, id, period: 'once' });
  await deposit(-1n);
  await hearOfFolds();
  const bonus = async () => {
    const promotion = await bench.promotion();
    await member.join(promotion);
    await member.claim(promotion);
    return member.newestReward();
  };
  const open = async () => {
    const query = { memberId: member.id, openOnly: true };
    const rows = await test.inUnit((ctx) => readRequirements(ctx, query));
    return rows.map(({ requiredMinor }) => requiredMinor);
  };
  return { ...member, deposit, bonus, open };
}

// "Void after claim: not taken back below 50.00, else receivable on next bonus" (D4).
describe('a mission whose ground was taken back after the claim', () => {
  it('takes nothing from the balance, and keeps it back from the next bonus, once', async () => {
    const member = await voided(5000n);
    expect(await member.cash()).toBe(5000n);
    expect(await member.bonus()).toMatchObject({ amountMinor: 3800n, requiredMinor: 19_000n });
    expect([await member.cash(), await member.open()]).toEqual([8800n, [19_000n]]);
    await hearOfFolds();
    expect(await member.bonus()).toMatchObject({ amountMinor: 8800n });
    expect(await member.cash()).toBe(17_600n);
  });

  it('keeps a bonus back whole where more is owed, which then asks for no play', async () => {
    const member = await voided(10_000n);
    const none = { amountMinor: 0n, requiredMinor: 0n, state: 'DONE' };
    expect(await member.bonus()).toMatchObject(none);
    expect([await member.cash(), await member.open()]).toEqual([10_000n, []]);
    expect(await member.bonus()).toMatchObject({ amountMinor: 7600n });
    expect(await member.cash()).toBe(17_600n);
  });

  it.each([
    ['below 50.00', 4999n, 0n],
    ['where the target is reached again before the next bonus', 5000n, 1n],
  ])('keeps nothing back %s', async (_, reward, again) => {
    const member = await voided(reward);
    if (again > 0n) {
      await member.deposit(again);
      await hearOfFolds();
    }
    expect(await member.bonus()).toMatchObject({ amountMinor: 8800n });
    expect(await member.cash()).toBe(reward + 8800n);
  });

  it('serves it from the reward of another mission too, as far as that goes', async () => {
    const member = await voided(5000n);
    const { id } = await buildMission(test, { cycle: 'ONCE', reward: 2000n, multiple: 3 });
    await member.deposit(leastDeposit);
    await claimOf(test, { actor: member.actor, id, period: 'once' });
    expect([await member.cash(), await member.open()]).toEqual([5000n, []]);
    expect(await member.bonus()).toMatchObject({ amountMinor: 5800n });
  });
});
