import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashierRules } from '../../../../test/factories/cashier-rules.ts';
import { enterAgain } from '../../../../test/factories/cashier.ts';
import {
  openProvider,
  providerCode,
  type TestProvider,
} from '../../../../test/factories/payments.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import {
  newReference,
  type TestOrder,
  withdrawalDesk,
} from '../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { holdMoney } from '../../identity/index.ts';
import { liftFlag, notePerson, setFlag } from '../../limits/index.ts';
import { sendApproved } from '../payouts/use-cases/send-approved.ts';
import { tendPeers } from '../peers/use-cases/tend-peers.ts';

const test = testDatabase();
const far: { provider?: TestProvider } = {};
beforeAll(async () => {
  far.provider = await openProvider(test);
});
afterAll(() => far.provider?.close());
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);
const site = { site: { id: 'merilune' } };

/** As the jobs run that pay without a person. */
async function runJobs(): Promise<void> {
  const rules = cashierRules(server, (usual) => ({
    ...usual,
    withdrawal: { ...usual.withdrawal, autoSend: true },
  }));
  await test.inUnit((ctx) => tendPeers(ctx, rules.settings(), false), site);
  await test.inUnit((ctx) => sendApproved(ctx, rules.settings()), site);
}

const stop = (memberId: MemberId, flag: 'NO_WITHDRAW' | 'FROZEN') =>
  test.inUnit((ctx) => setFlag(ctx, { memberId, flag, reason: 'fraud' }));
const prove = ({ id: memberId }: { readonly id: MemberId }) =>
  test.inUnit((ctx) => notePerson(ctx, { memberId, bornOn: '1990-02-28', proof: 'whole' }));

async function payEveryWay({ id }: TestOrder) {
  const by = await desk.operator();
  const page = await by.call(endpoints.readQueuedWithdrawal, { params: { id } });
  const paid = await desk.decide(by, 'pay', { id, body: newReference() });
  const sent = await desk.decide(by, 'send', { id, body: { provider: providerCode } });
  return { page: page.value, codes: [paid.code, sent.code] };
}

describe('what came up since an order was approved', () => {
  it.each(['NO_WITHDRAW', 'FROZEN'] as const)(
    '%s stops its payment by whatever road',
    async (flag) => {
      const order = await desk.request('1000.00', prove);
      await stop(order.payee.id, flag);
      await runJobs();
      const { page, codes } = await payEveryWay(order);
      expect(codes).toEqual(['order_held_stop', 'order_held_stop']);
      const next = { nextActor: 'house', reason: 'account_stopped', dueAt: null };
      expect(page).toMatchObject({ state: 'APPROVED', ...next, accountNumber: null });
      expect(page['abilities']).toEqual(['claim', 'fail']);
    },
  );

  it('is paid once the stop is lifted', async () => {
    const { id, payee } = await desk.request('1000.00');
    await stop(payee.id, 'NO_WITHDRAW');
    await test.inUnit((ctx) => liftFlag(ctx, { memberId: payee.id, flag: 'NO_WITHDRAW' }));
    const paid = await desk.decide(await desk.operator(), 'pay', { id, body: newReference() });
    expect(paid.value['state']).toBe('AWAIT_RECEIPT');
  });

  it('a changed password holds it for a day, which its page says', async () => {
    const order = await desk.request('1000.00', prove);
    const { id, member, payee } = order;
    test.clock.advance({ minutes: 1 });
    const since = String(test.clock.now());
    const dueAt = String(test.clock.now().add({ hours: 24 }));
    await test.inUnit((ctx) => holdMoney(ctx, payee.id, 'password_reset'));
    await runJobs();
    expect((await payEveryWay(order)).codes).toEqual(['order_held_change', 'order_held_change']);
    const read = await member.call(endpoints.readWithdrawal, { params: { id } });
    const next = { nextActor: 'system', reason: 'money_held', since, dueAt };
    expect(read.value).toMatchObject({ state: 'APPROVED', ...next });
    test.clock.advance({ hours: 25 });
    await runJobs();
    await enterAgain(payee);
    const later = await member.call(endpoints.readWithdrawal, { params: { id } });
    expect(later.value['state']).not.toBe('APPROVED');
  });

  it('one that waits for other members is paid by none of them meanwhile', async () => {
    const { id, payee } = await desk.request('1500.00', prove);
    await runJobs();
    const payer = await desk.request('200.00', prove);
    await stop(payee.id, 'NO_WITHDRAW');
    const body = { channel: 'PEER', amount: '1500.00', isWithoutLimit: true };
    const got = await payer.member.call(endpoints.createDeposit, { body, key: 'peer-of-stopped' });
    expect(got.code).toBe('deposit_amount');
    const by = await desk.operator();
    const page = await by.call(endpoints.readQueuedWithdrawal, { params: { id } });
    expect(page.value['slices']).toEqual([]);
  });
});
