import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterAgain, enterPayee, prove } from '../../../test/factories/cashier.ts';
import { cashierRules } from '../../../test/factories/cashier-rules.ts';
import { typeOwnCode } from '../../../test/factories/codes.ts';
import { reason } from '../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import {
  answerOf,
  newReference as reference,
  testPicture as picture,
  withdrawalDesk,
} from '../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../test/harness.ts';
import { setFlag } from '../limits/index.ts';
import { openRequirement } from '../turnover/index.ts';
import { closeReceipts } from './withdrawals/use-cases/close-receipts.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

let keys = 0;
const newKey = () => `desk-cashier-key-${(keys += 1)}`;

const { request, operator, decide, paid } = withdrawalDesk(test, server);

/** 30,000.00, so that an order from the ceiling on can be asked for. */
async function giveMillions(memberId: string): Promise<void> {
  await test.inUnit(async (ctx) => {
    const { post } = await import('../wallet/index.ts');
    const to = `member:${memberId}:cash`;
    const gift = { from: 'outside:bank', to, amountMinor: 3_000_000n, currency: 'THB' } as const;
    const debt = `test:${memberId}`;
    await post(ctx, [{ debt, type: 'adjustment', reference: 'test', ...gift }]);
  });
}

function answer(member: TestBrowser, order: { readonly id: string; readonly body: object }) {
  return answerOf(member, 'receipt', { ...order, body: { ...order.body } });
}

async function balanceOf(member: TestBrowser): Promise<unknown> {
  return (await member.call(endpoints.readBalance)).value['balance'];
}

const rules = cashierRules(server);
const tick = (isClosed = false) => test.inUnit((ctx) => closeReceipts(ctx, rules, isClosed));

describe('the queue of withdrawals', () => {
  it('is for those with the ability, oldest first, with counts', async () => {
    const [one, two] = [await request('2500.00'), await request('2600.00')];
    const support = await operator('support');
    const got = await support.call(endpoints.listWithdrawalQueue, { query: { view: 'review' } });
    const ids = (got.value['content'] as { id: string }[]).map(({ id }) => id);
    expect(ids.indexOf(one.id)).toBeLessThan(ids.indexOf(two.id));
    expect((await decide(support, 'approve', { id: one.id })).code).toBe('ability_missing');
    const viewer = await operator('viewer');
    expect((await viewer.call(endpoints.listWithdrawalQueue)).code).toBe('ability_missing');
    const closed = await support.call(endpoints.listWithdrawalQueue, { query: { view: 'closed' } });
    expect(closed.status).toBe(200);
  });

  it('is claimed by one for ten minutes, and nobody else decides meanwhile', async () => {
    const { id } = await request('2500.00');
    const [first, second] = [await operator(), await operator()];
    const claim = { params: { id } };
    expect((await first.call(endpoints.claimWithdrawal, claim)).value['claimedBy']).not.toBeNull();
    expect((await second.call(endpoints.claimWithdrawal, claim)).code).toBe('order_claimed');
    expect((await decide(second, 'approve', { id })).code).toBe('order_claimed');
    test.clock.advance({ minutes: 10, seconds: 1 });
    expect((await second.call(endpoints.claimWithdrawal, claim)).status).toBe(200);
  });
});

describe('a withdrawal under review', () => {
  it('comes back whole when it is rejected, once, with a code that its member reads', async () => {
    const { id, member } = await request('2500.00');
    expect(await balanceOf(member)).toBe('7500.00');
    const cashier = await operator();
    const body = { code: 'name_differs' };
    const got = await decide(cashier, 'reject', { id, body });
    expect(got.value).toMatchObject({ state: 'REJECTED', nextActor: null, abilities: [] });
    expect(await balanceOf(member)).toBe('10000.00');
    const again = await decide(cashier, 'reject', { id, body });
    expect(again.code).toBe('order_state_conflict');
    const shown = await member.call(endpoints.readWithdrawal, { params: { id } });
    expect(shown.value).toMatchObject({ state: 'REJECTED', reason: 'name_differs' });
  });

  it('is called back by no member unless the site lets them (E5)', async () => {
    const { id, member } = await request('2500.00');
    const terms = await member.call(endpoints.readWithdrawalTerms);
    expect(terms.value['allowsCancel']).toBe(false);
    const call = { params: { id }, body: {}, key: newKey() };
    const got = await member.call(endpoints.cancelWithdrawal, call);
    expect([got.status, got.code]).toEqual([403, 'withdrawal_cancel_closed']);
    expect(await balanceOf(member)).toBe('7500.00');
  });

  it('waits for what its member was asked, and is approved after it', async () => {
    const { id, member } = await request('2500.00');
    const cashier = await operator();
    const ask = (body: object) => decide(cashier, 'ask', { id, body: { ...body } });
    expect((await ask({ code: 'curiosity' })).code).toBe('validation_failed');
    expect((await ask({})).code).toBe('validation_failed');
    const asked = await ask({ code: 'source_of_funds' });
    const why = { state: 'INFO_NEEDED', nextActor: 'member', reason: 'source_of_funds' };
    expect(asked.value).toMatchObject(why);
    expect(asked.value['abilities']).toEqual(['claim', 'reject']);
    expect((await decide(cashier, 'approve', { id })).code).toBe('order_state_conflict');
    const body = { note: 'The statement of my account' };
    expect((await answerOf(member, 'question', { id, body })).value['state']).toBe('REVIEW');
    expect((await decide(cashier, 'approve', { id })).value['state']).toBe('APPROVED');
    expect((await decide(cashier, 'approve', { id })).code).toBe('order_state_conflict');
  });

  it('is not paid by whoever approved it, nor with a reference twice', async () => {
    const { id } = await request('2500.00');
    const [approver, payer] = [await operator(), await operator()];
    await decide(approver, 'approve', { id });
    const body = reference();
    expect((await decide(approver, 'pay', { id, body })).code).toBe('order_own_decision');
    const seen = await payer.call(endpoints.readQueuedWithdrawal, { params: { id } });
    expect(seen.value['accountNumber']).toMatch(/^\d{9,}$/u);
    expect((await decide(payer, 'pay', { id, body })).value['state']).toBe('AWAIT_RECEIPT');
    const twice = await decide(payer, 'pay', { id, body: reference() });
    expect([twice.status, twice.code]).toEqual([409, 'order_state_conflict']);
    const sentTwice = await decide(payer, 'send', { id, body: { provider: 'SIMPAY' } });
    expect([sentTwice.status, sentTwice.code]).toEqual([409, 'order_state_conflict']);
    const other = await request('200.00');
    expect((await decide(payer, 'pay', { id: other.id, body })).code).toBe('reference_used');
    const risk = await operator('risk');
    const hidden = await risk.call(endpoints.readQueuedWithdrawal, { params: { id: other.id } });
    expect(hidden.value['accountNumber']).toBeNull();
  });

  it('shows whose it is: standing, money so far, open play, notes, and who did what', async () => {
    const { id, payee } = await request('2500.00');
    const [cashier, support] = [await operator(), await operator('support')];
    const params = { id: payee.id };
    await support.call(endpoints.createMemberNote, { params, body: { text: 'Lost a phone' } });
    await test.inUnit(async (ctx) => {
      await setFlag(ctx, { memberId: payee.id, flag: 'NO_DEPOSIT', reason: 'looked_at' });
      const { id: memberId } = payee;
      const play = { source: 'manual', reference: 'test', amountMinor: 50_000n } as const;
      await openRequirement(ctx, { memberId, ...play, multiple: 1 });
    });
    await decide(cashier, 'ask', { id, body: { code: 'source_of_funds' } });
    const { value } = await cashier.call(endpoints.readQueuedWithdrawal, { params: { id } });
    expect(value['asker']).toMatchObject({
      state: 'active',
      rank: 0,
      stops: ['NO_DEPOSIT'],
      deposited: '0.00',
      withdrawn: '0.00',
      requirements: [{ kind: 'manual', required: '500.00', done: '0.00', left: '500.00' }],
      notes: [{ text: 'Lost a phone' }],
    });
    const steps = value['steps'] as { readonly by: string; readonly author: string | null }[];
    expect(steps.map(({ by, author }) => [by, author !== null])).toEqual([
      ['system', false],
      ['system', false],
      ['operator', true],
    ]);
  });

  it('is not paid by whoever confirmed a deposit of its member', async () => {
    const { id, member } = await request('300.00');
    const [confirmer, payer] = [await operator(), await operator()];
    const wish = { channel: 'BANK', amount: '500.00', isWithoutLimit: true };
    const opened = await member.call(endpoints.createDeposit, { body: wish, key: newKey() });
    const arrived = { amount: '500.00', ...reference(), payerName: 'Mike Somchai', reason };
    const params = { id: String(opened.value['id']) };
    await confirmer.call(endpoints.confirmDeposit, { params, body: arrived, key: newKey() });
    const seen = await confirmer.call(endpoints.readQueuedWithdrawal, { params: { id } });
    expect(seen.value['abilities']).not.toContain('pay');
    const refused = await decide(confirmer, 'pay', { id, body: reference() });
    expect(refused.code).toBe('order_own_confirmation');
    const sent = await decide(payer, 'pay', { id, body: reference() });
    expect(sent.value['state']).toBe('AWAIT_RECEIPT');
  });

  it('needs two persons from the ceiling on', async () => {
    const { id, member } = await enterPayee(test, server).then(async (payee) => {
      await giveMillions(payee.id);
      await typeOwnCode(test, payee.id);
      await prove(payee.browser);
      const body = { payoutAccountId: payee.accountId, amount: '20000.00' };
      const got = await payee.browser.call(endpoints.requestWithdrawal, { body, key: newKey() });
      return { id: String(got.value['id']), member: payee.browser };
    });
    const [first, second] = [await operator(), await operator()];
    const asked = await decide(first, 'approve', { id });
    expect(asked.value['state']).toBe('REVIEW');
    expect(asked.value['approvalId']).toMatch(/^apr_/u);
    expect((await decide(first, 'approve', { id })).code).toBe('order_state_conflict');
    test.clock.advance({ seconds: 1 });
    const approval = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    const own = await first.call(endpoints.approveRequest, { ...approval, key: newKey() });
    expect(own.code).toBe('approval_is_own');
    await second.call(endpoints.approveRequest, { ...approval, key: newKey() });
    const shown = await member.call(endpoints.readWithdrawal, { params: { id } });
    expect(shown.value['state']).toBe('APPROVED');
  });

  it('is not approved by the second person either while its member is asked', async () => {
    const payee = await enterPayee(test, server);
    await giveMillions(payee.id);
    await typeOwnCode(test, payee.id);
    await prove(payee.browser);
    const body = { payoutAccountId: payee.accountId, amount: '20000.00' };
    const call = { body, key: newKey() };
    const id = String((await payee.browser.call(endpoints.requestWithdrawal, call)).value['id']);
    const [first, second] = [await operator(), await operator()];
    const put = await decide(first, 'approve', { id });
    await decide(first, 'ask', { id, body: { code: 'source_of_funds' } });
    const approval = { params: { id: String(put.value['approvalId']) }, body: { reason } };
    const confirm = () => second.call(endpoints.approveRequest, { ...approval, key: newKey() });
    expect((await confirm()).code).toBe('order_state_conflict');
    await answerOf(payee.browser, 'question', { id, body: { note: 'My wages' } });
    expect((await confirm()).status).toBe(200);
    const shown = await payee.browser.call(endpoints.readWithdrawal, { params: { id } });
    expect(shown.value['state']).toBe('APPROVED');
  });

  it('can be asked for again after the second person refused it, or nobody decided', async () => {
    const payee = await enterPayee(test, server);
    await giveMillions(payee.id);
    await typeOwnCode(test, payee.id);
    await prove(payee.browser);
    const body = { payoutAccountId: payee.accountId, amount: '20000.00' };
    const got = await payee.browser.call(endpoints.requestWithdrawal, { body, key: newKey() });
    const id = String(got.value['id']);
    const [first, second] = [await operator(), await operator()];
    const asked = await decide(first, 'approve', { id });
    const refusal = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    expect((await second.call(endpoints.refuseRequest, refusal)).status).toBe(200);
    const seen = await first.call(endpoints.readQueuedWithdrawal, { params: { id } });
    expect(seen.value['approvalId']).toBeNull();
    expect(seen.value['abilities']).toContain('approve');
    const again = await decide(first, 'approve', { id });
    expect(again.value['approvalId']).toMatch(/^apr_/u);
    expect((await decide(first, 'approve', { id })).code).toBe('order_state_conflict');
    test.clock.advance({ hours: 24 });
    const [third, fourth] = [await operator(), await operator()];
    const late = await decide(third, 'approve', { id });
    expect(late.value['approvalId']).not.toBe(again.value['approvalId']);
    const approval = { params: { id: String(late.value['approvalId']) }, body: { reason } };
    await fourth.call(endpoints.approveRequest, { ...approval, key: newKey() });
    await enterAgain(payee);
    const shown = await payee.browser.call(endpoints.readWithdrawal, { params: { id } });
    expect(shown.value['state']).toBe('APPROVED');
  });

  it('comes back whole when the bank refuses it', async () => {
    const { id, member } = await request('500.00');
    expect((await decide(await operator(), 'fail', { id })).value['state']).toBe('FAILED');
    expect(await balanceOf(member)).toBe('10000.00');
    const late = await decide(await operator(), 'pay', { id, body: reference() });
    expect(late.code).toBe('order_state_conflict');
  });
});

describe('the receipt of a payment', () => {
  it('that arrived ends the order', async () => {
    const { id, member, sliceId } = await paid();
    const got = await answer(member, { id, body: { sliceId, answer: 'received' } });
    expect(got.value).toMatchObject({ state: 'COMPLETED', received: '1000.00', remaining: '0.00' });
    const late = await answer(member, { id, body: { sliceId, answer: 'received' } });
    expect(late.code).toBe('receipt_closed');
    const full = await answer(member, { id, body: { answer: 'full_payment' } });
    expect(full.code).toBe('receipt_closed');
  });

  it('may be given for all that is open', async () => {
    const { id, member } = await paid();
    const got = await answer(member, { id, body: { answer: 'full_payment' } });
    expect(got.value['state']).toBe('COMPLETED');
  });

  it('is counted by itself after the time, once, with two reminders before', async () => {
    const { id, member, payee } = await paid('1000.00', { image: await picture() });
    const reminders = async () => {
      const { rows } = await test
        .database()
        .pool.query<{ reminders: number }>(
          'select reminders from withdrawal_slices where withdrawal_id = $1',
          [id],
        );
      return rows[0]?.reminders;
    };
    await tick();
    expect(await reminders()).toBe(0);
    test.clock.advance({ minutes: 61 });
    await tick();
    await tick();
    expect(await reminders()).toBe(1);
    test.clock.advance({ minutes: 50 });
    await tick();
    expect(await reminders()).toBe(2);
    test.clock.advance({ minutes: 10 });
    await Promise.all([tick(), tick(), tick()]);
    await enterAgain(payee);
    const shown = await member.call(endpoints.readWithdrawal, { params: { id } });
    expect(shown.value).toMatchObject({ state: 'COMPLETED', reason: 'auto_received' });
  });

  it('waits for as long as the site is closed, and no timer runs out meanwhile', async () => {
    const { id, member, payee } = await paid('1000.00', { image: await picture() });
    const until = async () => {
      const shown = await member.call(endpoints.readWithdrawal, { params: { id } });
      const [slice] = shown.value['slices'] as { confirmBy: string }[];
      return {
        state: shown.value['state'],
        confirmBy: slice?.confirmBy,
        dueAt: shown.value['dueAt'],
      };
    };
    const before = await until();
    test.clock.advance({ minutes: 5 });
    await tick(true);
    test.clock.advance({ minutes: 100 });
    const second = await paid('1000.00', { image: await picture() });
    test.clock.advance({ minutes: 45 });
    await tick(true);
    await enterAgain(payee);
    expect(await until()).toEqual(before);
    await tick();
    const later = await until();
    const moved = Temporal.Instant.from(String(later.confirmBy)).since(String(before.confirmBy));
    expect(later.state).toBe('AWAIT_RECEIPT');
    expect(moved.total('minutes')).toBeGreaterThanOrEqual(145);
    expect(moved.total('minutes')).toBeLessThan(146);
    expect(later.dueAt).toBe(later.confirmBy);
    test.clock.advance({ minutes: 114 });
    await tick();
    await Promise.all([enterAgain(payee), enterAgain(second.payee)]);
    expect((await until()).state).toBe('AWAIT_RECEIPT');
    test.clock.advance({ minutes: 2 });
    await tick();
    expect((await until()).state).toBe('COMPLETED');
    const other = await second.member.call(endpoints.readWithdrawal, { params: { id: second.id } });
    expect(other.value['state']).toBe('AWAIT_RECEIPT');
  });

  it('of a large payment goes to the desk instead of being counted', async () => {
    const order = await request('6000.00');
    await decide(await operator(), 'approve', { id: order.id });
    await decide(await operator(), 'pay', { id: order.id, body: reference() });
    test.clock.advance({ minutes: 121 });
    await tick();
    await enterAgain(order.payee);
    const shown = await order.member.call(endpoints.readWithdrawal, { params: { id: order.id } });
    expect(shown.value).toMatchObject({ state: 'DISPUTED', reason: 'receipt_unanswered' });
  });

  it('that did not come needs a picture, and stops the timer', async () => {
    const { id, member, sliceId, payee } = await paid();
    const say = (body: object) => answer(member, { id, body: { sliceId, ...body } });
    expect((await say({ answer: 'not_received' })).code).toBe('proof_missing');
    const text = Buffer.from('no picture').toString('base64');
    const bad = await say({ answer: 'not_received', images: [text] });
    expect(bad.code).toBe('proof_unreadable');
    const tooMuch = await say({ answer: 'partly', amount: '1000.00', images: [await picture()] });
    expect(tooMuch.code).toBe('receipt_amount');
    const note = 'Nothing by noon';
    const got = await say({ answer: 'not_received', note, images: [await picture()] });
    expect(got.value).toMatchObject({ state: 'DISPUTED', nextActor: 'house', note });
    const paidAgain = await decide(await operator(), 'pay', { id, body: reference() });
    expect([paidAgain.status, paidAgain.code]).toEqual([409, 'order_state_conflict']);
    const [slice] = got.value['slices'] as { proofIds: string[]; confirmBy: unknown }[];
    expect(slice?.confirmBy).toBeNull();
    const params = { id: String(slice?.proofIds[0]) };
    const own = (await member.call(endpoints.readProof, { params })).value;
    expect(own['type']).toBe('image/webp');
    const desk = await operator();
    const link = await desk.call(endpoints.createProofLink, { params });
    const key = { params: { key: String(link.value['key']) } };
    const seen = await desk.call(endpoints.readDeskProof, key);
    // Each copy bears who looked at it.
    expect([seen.status, seen.value['image'] === own['image']]).toEqual([200, false]);
    expect((await (await operator()).call(endpoints.readDeskProof, key)).code).toBe('link_ended');
    const { rows } = await test
      .database()
      .pool.query<{ image: Buffer }>('select image from cashier_proofs where id = $1', [params.id]);
    expect(rows[0]?.image.subarray(0, 4).toString()).not.toBe('RIFF');
    test.clock.advance({ minutes: 200 });
    expect((await desk.call(endpoints.readDeskProof, key)).status).not.toBe(200);
    await tick();
    await enterAgain(payee);
    const more = async (images: number) =>
      say({ answer: 'not_received', images: Array(images).fill(await picture()) });
    for (let shownMore = 0; shownMore < 3; shownMore += 1) {
      expect((await more(3)).status).toBe(200);
    }
    const enough = await more(1);
    expect([enough.status, enough.code, enough.data]).toEqual([409, 'proofs_enough', { most: 10 }]);
    const shown = await member.call(endpoints.readWithdrawal, { params: { id } });
    expect(shown.value['state']).toBe('DISPUTED');
  });

  it('in dispute is ruled: for the house, for a part, for the member', async () => {
    const images = [await picture()];
    const cashier = await operator();
    const rule = async (body: object) => {
      const { id, member, sliceId } = await paid();
      await answer(member, { id, body: { sliceId, answer: 'not_received', images } });
      return { id, member, got: await decide(cashier, 'rule', { id, body: { ...body } }) };
    };
    const house = await rule({ ruling: 'payer_right' });
    expect(house.got.value).toMatchObject({ state: 'COMPLETED', reason: 'ruled_payer_right' });
    const part = await rule({ ruling: 'partial', amount: '400.00' });
    expect(part.got.value).toMatchObject({
      state: 'PAYING',
      nextActor: 'house',
      reason: 'ruled_partial',
      received: '400.00',
      remaining: '600.00',
    });
    const told = await test.database().pool.query<{ payload: unknown }>(
      `select payload from outbox where payload->>'withdrawalId' = $1
          and payload->>'reason' = 'ruled_partial'`,
      [part.id],
    );
    const number = part.got.value['reference'];
    expect(told.rows).toMatchObject([{ payload: { amount: '40000', left: '60000', number } }]);
    const none = await rule({ ruling: 'partial', amount: '1000.00' });
    expect(none.got.code).toBe('receipt_amount');
    const own = await rule({ ruling: 'receiver_right' });
    expect(own.got.value).toMatchObject({
      state: 'PAYING',
      received: '0.00',
      reason: 'ruled_receiver_right',
    });
    const byRuler = await decide(cashier, 'pay', { id: own.id, body: reference() });
    expect(byRuler.code).toBe('order_own_ruling');
    const partByRuler = await decide(cashier, 'pay', { id: part.id, body: reference() });
    expect(partByRuler.code).toBe('order_own_ruling');
    const paidAgain = await decide(await operator(), 'pay', { id: own.id, body: reference() });
    expect(paidAgain.value['state']).toBe('AWAIT_RECEIPT');
    await answer(own.member, { id: own.id, body: { answer: 'full_payment' } });
    expect(await balanceOf(own.member)).toBe('9000.00');
  });

  it('is answered once, by whoever comes first: member, timer or desk (R116)', async () => {
    const images = [await picture()];
    for (let round = 0; round < 6; round += 1) {
      const { id, member, sliceId, payee } = await paid();
      test.clock.advance({ minutes: 121 });
      await enterAgain(payee);
      const [denied, agreed] = await Promise.all([
        answer(member, { id, body: { sliceId, answer: 'not_received', images } }),
        answer(member, { id, body: { sliceId, answer: 'received' } }),
        tick(),
      ]);
      // What the timer hands to the desk can still be answered, and once as well.
      const wins = [denied, agreed].filter(({ status }) => status === 200);
      expect(wins).toHaveLength(1);
      const shown = await member.call(endpoints.readWithdrawal, { params: { id } });
      expect(shown.value['state']).toBe(agreed.status === 200 ? 'COMPLETED' : 'DISPUTED');
      const steps = shown.value['steps'] as { state: string }[];
      const ends = steps.filter(({ state }) => state === 'COMPLETED');
      expect(ends).toHaveLength(agreed.status === 200 ? 1 : 0);
    }
  });
});
