import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterOwner } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { turnoverPlayer, unprovenDays } from '../../../../test/factories/turnover.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';
import { deliverEvents } from '../../../platform/outbox.ts';
import { reviewSiteDays } from './review-site-days.ts';

const test = testDatabase();
const server = runningServer(test);

/** A night: the proof, and what hears it. */
async function night() {
  await test.inUnit(unprovenDays);
  await deliverEvents(workOf(test), server.built().contexts.events);
}

it('a day of the site that differs from the ledger is one case, which a person ends', async () => {
  const ann = turnoverPlayer(test, 'siteday1');
  await ann.book(ann.fact('b1'));
  test.clock.advance({ hours: 24 });
  const operator = await enterOwner(server);
  const cases = async () => {
    const query = { reason: 'site_turnover_differs' };
    const { value } = await operator.call(endpoints.listBetReviews, { query });
    return value['content'] as readonly Readonly<Record<string, unknown>>[];
  };
  await night();
  expect(await cases()).toEqual([]);

  const plant = (minor: number) =>
    asOwner(test, 'update turnover_days set stake_minor = stake_minor + $1', [minor]);
  await plant(7);
  await night();
  await night();
  const [first, ...others] = await cases();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    transactionId: '2026-03-02 stake 10.07 10.00',
    memberId: null,
    account: '',
    abilities: ['close'],
  });
  const queue = async () => {
    const { value } = await operator.call(endpoints.readOverview);
    const queues = value['queues'] as readonly { readonly name: string }[];
    return queues.find(({ name }) => name === 'betReviews');
  };
  const { openedAt } = assertDefined(first, 'a case');
  expect(await queue()).toEqual({ name: 'betReviews', count: 1, oldestAt: openedAt });

  // Another difference of the same day is another thing to look at.
  await plant(1);
  await night();
  expect((await cases()).map(({ transactionId }) => transactionId)).toEqual([
    '2026-03-02 stake 10.07 10.00',
    '2026-03-02 stake 10.08 10.00',
  ]);
  await plant(-8);
  const params = { id: String(assertDefined(first, 'a case')['id']) };
  const body = { note: 'The sums were put right.' };
  const ended = await operator.call(endpoints.endBetReview, { params, body });
  expect(ended.value).toMatchObject({ memberId: null, note: body.note, abilities: [] });
  const told = await asOwner(
    test,
    `select subject_type as type, reason from trail_entries where action = 'bet.close_review'`,
    [],
  );
  expect(told).toEqual([{ type: 'site', reason: body.note }]);
});

it('a difference that is told again by two at once opens nothing new', async () => {
  const figure = { siteDay: '2026-02-01', figure: 'payout', rollup: '5', ledger: '4' } as const;
  const told = () => test.inUnit((ctx) => reviewSiteDays(ctx, { figures: [figure] }));
  await Promise.all([told(), told()]);
  const count = `select count(*)::int as n from bet_reviews where subject like '2026-02-01 %'`;
  expect(await asOwner(test, count, [])).toEqual([{ n: 1 }]);
});
