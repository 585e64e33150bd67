import type { PaymentEvent } from '@portal/payments';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPayee, playThrough, prove } from '../../../../test/factories/cashier.ts';
import { typeOwnCode } from '../../../../test/factories/codes.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import {
  openProvider,
  providerCode,
  type TestProvider,
} from '../../../../test/factories/payments.ts';
import { type PromotionWish, rewardsBench } from '../../../../test/factories/rewards.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { post } from '../../wallet/index.ts';

const test = testDatabase();
const far: { provider?: TestProvider } = {};
beforeAll(async () => {
  far.provider = await openProvider(test);
});
afterAll(() => far.provider?.close());
const promotions = rewardsBench(test);
const server = runningServer(test, {}, { rates: endlessRates });

function provider(): TestProvider {
  if (far.provider === undefined) {
    throw new Error('the provider is opened before the tests');
  }
  return far.provider;
}

let count = 0;
const next = (prefix: string) => `${prefix}-${(count += 1)}`;

/** Half of the deposit, for deposits from 50.00 on. */
const halfOfDeposit: NonNullable<PromotionWish['offer']> = {
  type: 'DEPOSIT',
  leastAmount: '50.00',
  isReviewed: false,
  reward: { kind: 'PERCENT', amount: null, basisPoints: 5000, capAmount: '500.00', tiers: [] },
};

async function opened(amount = '500.00', wish: Readonly<Record<string, unknown>> = {}) {
  const payee = await enterPayee(test, server);
  const body = { channel: 'EWALLET', amount, isWithoutLimit: true, ...wish };
  const got = await payee.browser.call(endpoints.createDeposit, { body, key: next('back-key') });
  const reference = String(got.value['reference']);
  const at = String(test.clock.now());
  const paid = { amount, currency: 'THB', transaction: next('TX'), paidAt: at };
  const event = { reference, paid } as const;
  const pay: PaymentEvent = { ...event, eventId: next('event'), state: 'PAID' };
  const chargeback = { transaction: next('CB'), at };
  const takeBack: PaymentEvent = {
    ...event,
    eventId: next('event'),
    state: 'CHARGEBACK',
    chargeback,
  };
  return { ...payee, depositId: String(got.value['id']), pay, takeBack };
}

const tell = (event: PaymentEvent) => provider().tell(server, event);

const stateOf = async (browser: TestBrowser, id: string) =>
  (await browser.call(endpoints.readDeposit, { params: { id } })).value['state'];
const balanceOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readBalance)).value['balance'];

describe('a payment that its provider takes back', () => {
  it('leaves the account once, however often and under whatever name it is told', async () => {
    const { browser, depositId, pay, takeBack } = await opened();
    await tell(pay);
    expect(await balanceOf(browser)).toBe('10500.00');
    await tell(takeBack);
    await tell(takeBack);
    await tell({ ...takeBack, eventId: next('event') });
    expect(await balanceOf(browser)).toBe('10000.00');
    expect(await stateOf(browser, depositId)).toBe('CHARGEBACK');
    const terms = await browser.call(endpoints.readWithdrawalTerms);
    expect(terms.value['requirements']).toEqual([]);
  });

  it('tells of the payment too when it comes before it', async () => {
    const { browser, depositId, pay, takeBack } = await opened();
    await tell(takeBack);
    await tell(pay);
    expect(await stateOf(browser, depositId)).toBe('CHARGEBACK');
    expect(await balanceOf(browser)).toBe('10000.00');
  });

  it('ends the bonus that came with it, and what it was to be played for', async () => {
    const promotion = await promotions.promotion({ offer: halfOfDeposit });
    const wish = { promotion: { id: promotion, version: 1 } };
    const { browser, id, depositId, pay, takeBack } = await opened('500.00', wish);
    await tell(pay);
    expect(await balanceOf(browser)).toBe('10750.00');
    await tell(takeBack);
    await tell({ ...takeBack, eventId: next('event') });
    expect(await stateOf(browser, depositId)).toBe('CHARGEBACK');
    expect(await balanceOf(browser)).toBe('10000.00');
    const terms = await browser.call(endpoints.readWithdrawalTerms);
    expect(terms.value['requirements']).toEqual([]);
    const { rows } = await test
      .database()
      .pool.query('select state, forfeit_minor from rewards where member_id = $1', [id]);
    expect(rows).toEqual([{ state: 'CANCELLED', forfeit_minor: 25_000n }]);
  });

  it('ends a bonus too that waits for a person to look at', async () => {
    const offer = { ...halfOfDeposit, cluster: 'HOLD' as const };
    const promotion = await promotions.promotion({ offer });
    const wish = { promotion: { id: promotion, version: 1 } };
    const [first, second] = [await opened('500.00', wish), await opened('500.00', wish)];
    const { pool } = test.database();
    for (const { id } of [first, second]) {
      await pool.query(
        `insert into known_devices (subject_id, device, last_sign_in_at)
         values ($1, 'one-tablet-for-two', now())`,
        [id],
      );
    }
    await tell(first.pay);
    await tell(second.pay);
    expect(await balanceOf(second.browser)).toBe('10500.00');
    const held = async () => {
      const { rows } = await pool.query<{ id: `pme_${string}` }>(
        `select e.id, e.status, r.state
           from promotion_entries e join rewards r on r.id = e.reward_id
          where e.member_id = $1`,
        [second.id],
      );
      return rows;
    };
    expect(await held()).toMatchObject([{ status: 'APPLYING', state: 'HELD' }]);
    await tell(second.takeBack);
    await tell({ ...second.takeBack, eventId: next('event') });
    expect(await held()).toMatchObject([{ status: 'CLOSE', state: 'LAPSED' }]);
    const [entry] = await held();
    await expect(
      promotions.decide(entry?.id ?? 'pme_0', 'approve', 'Two sisters.'),
    ).rejects.toMatchObject({ code: 'promotion_status' });
    expect(await balanceOf(second.browser)).toBe('10000.00');
  });

  it('leaves a bonus that was played through', async () => {
    const promotion = await promotions.promotion({ offer: halfOfDeposit });
    const wish = { promotion: { id: promotion, version: 1 } };
    const { browser, id, pay, takeBack } = await opened('500.00', wish);
    await tell(pay);
    await test.inUnit((ctx) => playThrough(ctx, id));
    await tell(takeBack);
    expect(await balanceOf(browser)).toBe('10250.00');
  });

  it('is the loss of the house as far as it was spent', async () => {
    const { browser, id, depositId, pay, takeBack } = await opened();
    await tell(pay);
    await test.inUnit((ctx) =>
      post(ctx, [
        {
          debt: next('spent'),
          type: 'stake',
          from: `member:${id}:cash`,
          to: 'house:games:stakes',
          amountMinor: 1_030_000n,
          currency: 'THB',
          reference: 'spent',
        },
      ]),
    );
    await tell(takeBack);
    expect(await balanceOf(browser)).toBe('0.00');
    const desk = await enterOperator(test, server, 'cashier');
    const seen = await desk.call(endpoints.readQueuedDeposit, { params: { id: depositId } });
    expect(seen.value).toMatchObject({
      state: 'CHARGEBACK',
      chargebackLoss: '300.00',
      chargebackReference: takeBack.chargeback?.transaction,
    });
  });

  it.each([
    ['approved by the machine', '1000.00', 'FAILED'],
    ['under review', '9000.00', 'REJECTED'],
  ])('takes what a withdrawal %s still holds, and stops it', async (_kind, amount, state) => {
    const { browser, id, accountId, depositId, pay, takeBack } = await opened('1000.00');
    await typeOwnCode(test, id);
    await prove(browser);
    const body = { payoutAccountId: accountId, amount };
    const got = await browser.call(endpoints.requestWithdrawal, { body, key: next('out-key') });
    expect(got.value).toMatchObject({ state: state === 'FAILED' ? 'APPROVED' : 'REVIEW' });
    await tell(pay);
    const left = 1_100_000n - BigInt(amount.replace('.', ''));
    await test.inUnit((ctx) =>
      post(ctx, [
        {
          debt: next('spent'),
          type: 'stake',
          from: `member:${id}:cash`,
          to: 'house:games:stakes',
          amountMinor: left,
          currency: 'THB',
          reference: 'spent',
        },
      ]),
    );
    await tell(takeBack);
    expect(await stateOf(browser, depositId)).toBe('CHARGEBACK');
    const params = { id: String(got.value['id']) };
    const stopped = await browser.call(endpoints.readWithdrawal, { params });
    expect(stopped.value).toMatchObject({ state, reason: 'charged_back' });
    const desk = await enterOperator(test, server, 'cashier');
    const seen = await desk.call(endpoints.readQueuedDeposit, { params: { id: depositId } });
    expect(seen.value['chargebackLoss']).toBe('0.00');
    const rest = await balanceOf(browser);
    expect(rest).toBe(state === 'FAILED' ? '0.00' : '8000.00');
  });

  it('leaves a withdrawal alone where the account covers it', async () => {
    const { browser, accountId, depositId, pay, takeBack } = await opened();
    await prove(browser);
    const body = { payoutAccountId: accountId, amount: '1000.00' };
    const got = await browser.call(endpoints.requestWithdrawal, { body, key: next('out-key') });
    await tell(pay);
    await tell(takeBack);
    expect(await stateOf(browser, depositId)).toBe('CHARGEBACK');
    expect(await balanceOf(browser)).toBe('9000.00');
    const params = { id: String(got.value['id']) };
    expect((await browser.call(endpoints.readWithdrawal, { params })).value['state']).toBe(
      'APPROVED',
    );
  });

  it.each(['MISMATCH', 'REFUNDING'] as const)(
    'before it was credited (%s) is neither credited nor sent back as well',
    async (state) => {
      const { browser, depositId, pay, takeBack } = await opened();
      const paid = pay.paid === null ? null : { ...pay.paid, amount: '450.00' };
      await tell({ ...pay, paid });
      const desk = await enterOperator(test, server, 'cashier');
      const params = { id: depositId };
      const decide = (act: 'creditDeposit' | 'refundDeposit') =>
        desk.call(endpoints[act], { params, body: { reason }, key: next('aside-key') });
      if (state === 'REFUNDING') {
        expect((await decide('refundDeposit')).value['state']).toBe(state);
      }
      await tell({ ...takeBack, paid });
      await tell({ ...takeBack, paid, eventId: next('event') });
      expect((await browser.call(endpoints.readDeposit, { params })).value).toMatchObject({
        state: 'CHARGEBACK',
        reason: 'taken_back_aside',
      });
      expect(await balanceOf(browser)).toBe('10000.00');
      expect((await decide('creditDeposit')).code).toBe('order_state_conflict');
      expect((await decide('refundDeposit')).code).toBe('order_state_conflict');
      const { rows } = await test
        .database()
        .pool.query('select kind from reconciliation_cases where transaction = $1', [
          takeBack.chargeback?.transaction,
        ]);
      expect(rows).toEqual([]);
    },
  );

  it('stands on both sides of a reconciliation', async () => {
    const { pay, takeBack } = await opened('700.00');
    await tell(pay);
    await tell(takeBack);
    const { paid, chargeback, reference } = takeBack;
    const line = { ...paid, reference };
    const back = {
      ...line,
      kind: 'CHARGEBACK',
      transaction: chargeback?.transaction,
      paidAt: chargeback?.at,
    };
    provider().list([line, back]);
    const day = String(test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate());
    const desk = await enterOperator(test, server, 'cashier');
    const body = { provider: providerCode, day };
    await desk.call(endpoints.runReconciliation, { body });
    const got = await desk.call(endpoints.listReconciliationCases, { query: { day } });
    const cases = got.value['content'] as { reference: string }[];
    expect(cases.filter((row) => row.reference === reference)).toEqual([]);
  });
});

describe('a chargeback that came by letter', () => {
  const send = (desk: TestBrowser, id: string, bankReference: string) =>
    desk.call(endpoints.chargeBackDeposit, {
      params: { id },
      body: { bankReference, reason },
      key: next('letter-key'),
    });

  it('is taken once, under a reference of its own', async () => {
    const [first, second] = [await opened(), await opened()];
    await tell(first.pay);
    await tell(second.pay);
    const desk = await enterOperator(test, server, 'cashier');
    const bankReference = next('LETTER');
    const got = await send(desk, first.depositId, bankReference);
    expect(got.value).toMatchObject({ state: 'CHARGEBACK', chargebackReference: bankReference });
    expect((await send(desk, first.depositId, next('LETTER'))).code).toBe('order_state_conflict');
    expect((await send(desk, second.depositId, bankReference)).code).toBe('reference_used');
    expect(await balanceOf(first.browser)).toBe('10000.00');
  });

  it('waits for a second person from the ceiling on', async () => {
    const { browser, depositId, pay } = await opened('20000.00');
    await tell(pay);
    const desk = await enterOperator(test, server, 'cashier');
    const asked = await send(desk, depositId, next('LETTER'));
    expect(asked.value).toMatchObject({ state: 'CREDITED', abilities: [] });
    const decider = await enterOperator(test, server, 'cashier');
    await decider.call(endpoints.approveRequest, {
      params: { id: String(asked.value['approvalId']) },
      body: { reason },
      key: next('letter-key'),
    });
    expect(await stateOf(browser, depositId)).toBe('CHARGEBACK');
  });

  it('can be booked after the second person refused it once', async () => {
    const { browser, depositId, pay } = await opened('20000.00');
    await tell(pay);
    const desk = await enterOperator(test, server, 'cashier');
    const asked = await send(desk, depositId, next('LETTER'));
    const decider = await enterOperator(test, server, 'cashier');
    const refusal = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    await decider.call(endpoints.refuseRequest, refusal);
    const again = await send(desk, depositId, next('LETTER'));
    await decider.call(endpoints.approveRequest, {
      params: { id: String(again.value['approvalId']) },
      body: { reason },
      key: next('letter-key'),
    });
    expect(await stateOf(browser, depositId)).toBe('CHARGEBACK');
  });
});
