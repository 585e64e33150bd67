import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { endlessRates, runningServer } from './factories/running.ts';
import { siteFileWith } from './factories/site.ts';
import { answerOf, newReference, withdrawalDesk } from './factories/withdrawals.ts';
import { testDatabase } from './harness.ts';
import { demoConfiguration } from '../src/contexts/site/index.ts';
import { sealEntries } from '../src/contexts/trail/use-cases/seal-entries.ts';

const test = testDatabase();
const { cashier } = demoConfiguration;
const siteFile = siteFileWith({
  cashier: { ...cashier, withdrawal: { ...cashier.withdrawal, allowCancel: true } },
});
const server = runningServer(test, { siteFile }, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

interface Event {
  readonly action: string;
  readonly row: string | null;
}

it('what a member asks of the cashier stands in the own chain, between what was decided', async () => {
  const { member, payee, id } = await desk.request('300.00');
  // Entries of one moment have no order.
  test.clock.advance({ seconds: 1 });
  const [slice] = (await desk.decide(await desk.operator(), 'pay', { id, body: newReference() }))
    .value['slices'] as readonly { readonly id: string }[];
  test.clock.advance({ seconds: 1 });
  await answerOf(member, 'receipt', { id, body: { sliceId: slice?.id, answer: 'received' } });
  test.clock.advance({ seconds: 1 });
  const wish = { channel: 'BANK', amount: '500.00', isWithoutLimit: true };
  const opened = await member.call(endpoints.createDeposit, { body: wish, key: 'own-chain-1' });
  const params = { id: String(opened.value['id']) };
  test.clock.advance({ seconds: 1 });
  await member.call(endpoints.cancelDeposit, { params, body: {}, key: 'own-chain-2' });
  test.clock.advance({ seconds: 1 });
  await member.call(endpoints.provePayment, { body: { paymentPassword: '482913' } });
  const body = { payoutAccountId: payee.accountId, amount: '2500.00' };
  const second = await member.call(endpoints.requestWithdrawal, { body, key: 'own-chain-3' });
  test.clock.advance({ seconds: 1 });
  const back = { params: { id: String(second.value['id']) }, body: {}, key: 'own-chain-4' };
  expect((await member.call(endpoints.cancelWithdrawal, back)).status).toBe(200);
  // What is refused stands nowhere.
  await member.call(endpoints.cancelWithdrawal, { ...back, key: 'own-chain-5' });
  await test.inUnit((ctx) => sealEntries(ctx, 1000), { site: { id: 'merilune' } });

  const { value } = await member.call(endpoints.readAccountEvents);
  const events = (value['events'] as readonly Event[]).filter(({ action }) =>
    /deposit|withdrawal|receipt/u.test(action),
  );
  expect(events.map(({ action }) => action)).toEqual([
    'member.ask_withdrawal',
    'withdrawal.pay',
    'member.answer_receipt',
    'member.open_deposit',
    'member.cancel_deposit',
    'member.ask_withdrawal',
    'member.cancel_withdrawal',
  ]);
  // As the chain writes it: before and after stand behind the subject.
  const factsOf = (at: number) => {
    const row = JSON.parse(events[at]?.row ?? '[]') as (readonly [string, string][] | null)[];
    return row.slice(10, 12).map((facts) => Object.fromEntries(facts ?? []) as object);
  };
  expect(factsOf(2)).toEqual([
    { state: 'AWAIT_RECEIPT' },
    { withdrawal: id, amount: '300.00', currency: 'THB', state: 'COMPLETED', what: 'received' },
  ]);
  expect(factsOf(4)).toEqual([
    { state: 'AWAITING' },
    { deposit: params.id, amount: '500.00', currency: 'THB', state: 'CANCELLED' },
  ]);
});
