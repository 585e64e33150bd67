import { assertDefined } from '@portal/money';
import { expect, it } from 'vitest';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { fund } from '../../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { readRequirements } from '../../../turnover/index.ts';
import { presentBonus } from '../present-bonuses.ts';
import { endAtBreak } from './end-at-break.ts';
import { endBonuses } from './end-bonuses.ts';
import { listBonuses } from './list-bonuses.ts';

const test = testDatabase();
const bench = rewardsBench(test);

/** A member with 100.00 who took a bonus of 50.00. */
async function withBonus() {
  const member = await bench.member();
  await test.inUnit((ctx) => fund(ctx, `member:${member.id}:cash`, 10_000n));
  const reward = { kind: 'FIXED', amount: '50.00', basisPoints: null, capAmount: null } as const;
  const promotion = await bench.promotion({ offer: { reward: { ...reward, tiers: [] } } });
  await member.join(promotion);
  await member.claim(promotion);
  return member;
}

/** The newest bonus as its member reads of it. */
async function bonusOf({ actor }: Awaited<ReturnType<typeof withBonus>>) {
  const page = { isWaiting: false, cursor: undefined, limit: 1 };
  const { rows } = await test.inUnit((ctx) => listBonuses(ctx, page), { actor });
  return presentBonus(assertDefined(rows[0], 'it was taken'), ['en']);
}

it('removes the bonus of who takes a break, and leaves the own money free', async () => {
  const [ann, ben] = [await withBonus(), await withBonus()];
  await test.inUnit((ctx) => endAtBreak(ctx, { memberId: ann.id }));
  await test.inUnit((ctx) => endBonuses(ctx));
  expect([await ann.cash(), await ben.cash()]).toEqual([10_000n, 15_000n]);
  const openOf = (memberId: typeof ann.id) =>
    test.inUnit((ctx) => readRequirements(ctx, { memberId, openOnly: true }));
  expect([await openOf(ann.id), await openOf(ben.id)]).toMatchObject([[], [{ source: 'bonus' }]]);
  expect(await bonusOf(ann)).toMatchObject({
    status: 'CANCELLED',
    isByBreak: true,
    leftAmount: '0.00',
    forfeitAmount: '50.00',
  });
  expect((await bonusOf(ben)).isByBreak).toBeUndefined();
  await test.inUnit((ctx) => endAtBreak(ctx, { memberId: ann.id }));
  await test.inUnit((ctx) => endBonuses(ctx));
  expect(await ann.cash()).toBe(10_000n);
});
