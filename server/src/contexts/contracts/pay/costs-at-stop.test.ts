import { beforeEach, expect, it } from 'vitest';
import { sign } from '../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { liftFlag, setFlag } from '../../limits/index.ts';
import { bookMoney, type MoneyFact } from '../../turnover/index.ts';
import { cutAtStop } from './use-cases/cut-at-stop.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, billsOf } = settlingLine(test);

beforeEach(begin);

const move = (place: number, act: 'stop' | 'lift') =>
  test.inUnit(async (ctx) => {
    const flag = { memberId: at(place), flag: 'RG_EXCLUDED' } as const;
    await (act === 'stop' ? setFlag(ctx, { ...flag, reason: 'test' }) : liftFlag(ctx, flag));
    await cutAtStop(ctx, { moments: [String(ctx.clock.now())] });
  });
const book = (place: number, fact: Omit<MoneyFact, 'memberId'> | undefined) =>
  test.inUnit((ctx) =>
    bookMoney(ctx, fact === undefined ? [] : [{ ...fact, memberId: at(place) }]),
  );

const gift = { kind: 'bonus', amountMinor: 20_000n } as const;
const forfeit = { kind: 'bonus', amountMinor: -20_000n } as const;
const member = 2;
const payee = 0;

// 10 % of the 1,000.00 that were lost before the exclusion (agents-loyalty-money.md A4, H).
it.each([
  [
    'leaves out no bonus of before that is forfeited within it',
    { place: member, before: gift, within: forfeit },
    10_000n,
  ],
  [
    'leaves out no bonus of before that stays',
    { place: member, before: gift, within: undefined },
    8_000n,
  ],
  ['leaves out a gift within it', { place: member, before: undefined, within: gift }, 10_000n],
  [
    'leaves out no chargeback of a deposit of before',
    { place: member, before: undefined, within: { kind: 'chargeback', amountMinor: 30_000n } },
    7_000n,
  ],
  [
    'leaves out no rebate of play before',
    {
      place: member,
      before: undefined,
      within: { kind: 'rebate', category: 'LIVE', amountMinor: 1_000n },
    },
    9_900n,
  ],
  [
    'leaves out no salary that its payee receives',
    { place: payee, before: undefined, within: { kind: 'salary', amountMinor: 20_000n } },
    8_000n,
  ],
  [
    'leaves out no difference that its payee receives',
    {
      place: payee,
      before: undefined,
      within: { kind: 'rebate', category: 'LIVE', amountMinor: 5_000n },
    },
    9_500n,
  ],
] as const)('an exclusion %s', async (_, { place, ...facts }, paid) => {
  const daily = { kind: 'DIVIDEND', periodType: 'DAILY' } as const;
  await test.inUnit((ctx) => sign(ctx, offer(0, '10', daily)));
  await play(at(member), 100_000n, 0n);
  await book(place, facts.before);
  test.clock.advance({ minutes: 1 });
  await move(place, 'stop');
  test.clock.advance({ minutes: 1 });
  await book(place, facts.within);
  // What is lost within counts for nobody.
  await play(at(member), place === member ? 50_000n : 1n, place === member ? 0n : 1n);
  test.clock.advance({ minutes: 1 });
  await move(place, 'lift');
  test.clock.advance({ hours: 36 });
  await settleAll();
  expect((await billsOf(at(payee))).slice(0, 1)).toMatchObject([{ amount_minor: paid }]);
});
