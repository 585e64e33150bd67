import { endpoints } from '@portal/protocol/endpoints';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { enterAgain, enterPayee, prove } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import { type PromotionWish, rewardsBench } from '../../../../test/factories/rewards.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { expireDeposits } from './use-cases/expire-deposits.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

const promotions = rewardsBench(test);
/** Half of what is paid in, from 200.00 on. */
const halfOfDeposit: NonNullable<PromotionWish['offer']> = {
  type: 'DEPOSIT',
  leastAmount: '200.00',
  isReviewed: false,
  reward: { kind: 'PERCENT', amount: null, basisPoints: 5000, capAmount: '900.00', tiers: [] },
};

let keys = 0;
const newKey = () => `deposit-key-${(keys += 1)}`;
let references = 0;
const newBankReference = () => `KBNK-IN-${(references += 1)}`;

function open(
  browser: TestBrowser,
  change: Readonly<Record<string, unknown>> = {},
  key = newKey(),
) {
  const body = { channel: 'BANK', amount: '500.00', isWithoutLimit: true, ...change };
  // Two orders of one member are five seconds apart.
  test.clock.advance({ seconds: 5 });
  return browser.call(endpoints.createDeposit, { body, key });
}

async function picture(): Promise<string> {
  const create = { width: 8, height: 8, channels: 3, background: '#306030' } as const;
  return (await sharp({ create }).jpeg().toBuffer()).toString('base64');
}

async function proven(amount = '500.00') {
  const { browser } = await enterPayee(test, server);
  const id = String((await open(browser, { amount })).value['id']);
  const images = [await picture()];
  const proof = { params: { id }, body: { images }, key: newKey() };
  const shown = await browser.call(endpoints.proveDeposit, proof);
  return { browser, id, shown };
}

const operator = (role = 'cashier') => enterOperator(test, server, role);
const balanceOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readBalance)).value['balance'];

function confirm(desk: TestBrowser, id: string, change: Readonly<Record<string, unknown>> = {}) {
  const arrived = { amount: '500.00', payerName: 'Mike Somchai', reason };
  const body = { ...arrived, bankReference: newBankReference(), ...change };
  return desk.call(endpoints.confirmDeposit, { params: { id }, body, key: newKey() });
}

describe('a transfer by hand', () => {
  it('is shown, matched and credited once', async () => {
    const { browser, id, shown } = await proven();
    expect(shown.value).toMatchObject({ state: 'PROOF', nextActor: 'house', takesProof: false });
    const desk = await operator();
    const waiting = await desk.call(endpoints.listDepositQueue, { query: { view: 'to_match' } });
    expect((waiting.value['content'] as { id: string }[]).map((row) => row.id)).toContain(id);
    const got = await confirm(desk, id);
    expect(got.value).toMatchObject({ state: 'CREDITED', paid: '500.00', abilities: [] });
    expect(await balanceOf(browser)).toBe('10500.00');
    expect((await confirm(desk, id)).code).toBe('order_state_conflict');
    const statement = await browser.call(endpoints.listStatementLines);
    expect((statement.value['content'] as { type: string }[])[0]?.type).toBe('deposit');
  });

  it('brings the bonus of the promotion that was chosen with it, of what arrived', async () => {
    const id = await promotions.promotion({ offer: halfOfDeposit });
    const { browser } = await enterPayee(test, server);
    const wish = { promotion: { id, version: 1 } };
    expect((await open(browser, { promotion: { id, version: 2 } })).code).toBe('promotion_changed');
    const order = await open(browser, wish);
    expect(order.value['promotion']).toMatchObject({ id, giftAmount: null, fault: null });
    const params = { id: String(order.value['id']) };
    const desk = await operator();
    const got = await confirm(desk, params.id, { amount: '500.00' });
    expect(got.value).toMatchObject({ state: 'CREDITED', promotion: { giftAmount: '250.00' } });
    expect(await balanceOf(browser)).toBe('10750.00');
  });

  it('is credited without the bonus when the promotion is over or less arrived, and says so', async () => {
    const id = await promotions.promotion({ offer: halfOfDeposit });
    const desk = await operator();
    const chosen = async () => {
      const { browser } = await enterPayee(test, server);
      const order = await open(browser, { promotion: { id, version: 1 } });
      return { browser, params: { id: String(order.value['id']) } };
    };
    const small = await chosen();
    await confirm(desk, small.params.id, { amount: '199.00' });
    await desk.call(endpoints.creditDeposit, {
      params: small.params,
      body: { reason },
      key: newKey(),
    });
    const seen = await small.browser.call(endpoints.readDeposit, { params: small.params });
    expect(seen.value).toMatchObject({ state: 'CREDITED', promotion: { fault: 'too_little' } });
    const late = await chosen();
    await test.database().pool.query(`update promotions set state = 'stopped' where id = $1`, [id]);
    const got = await confirm(desk, late.params.id);
    expect(got.value).toMatchObject({ state: 'CREDITED', promotion: { fault: 'over' } });
    expect(await balanceOf(late.browser)).toBe('10500.00');
  });

  it('that adds up to the figure of the jurisdiction raises one case and holds money out (R19)', async () => {
    const { id: memberId, browser, accountId } = await enterPayee(test, server);
    await prove(browser);
    const asked = { body: { payoutAccountId: accountId, amount: '300.00' }, key: newKey() };
    const waiting = await browser.call(endpoints.requestWithdrawal, asked);
    const [desk, payer] = [await operator(), await operator()];
    const arrive = async () => {
      const order = await open(browser, { amount: '19999.00' });
      await confirm(desk, String(order.value['id']), { amount: '19999.00' });
      return (await browser.call(endpoints.readVerification)).value['holdsMoney'];
    };
    expect([await arrive(), await arrive(), await arrive(), await arrive()]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const query = 'select sum_minor from linked_cases where member_id = $1';
    const { rows } = await test.database().pool.query(query, [memberId]);
    expect(rows).toEqual([{ sum_minor: 5999700n }]);
    const body = { bankReference: newBankReference(), reason };
    const params = { id: String(waiting.value['id']) };
    const paid = await payer.call(endpoints.payWithdrawal, { params, body, key: newKey() });
    expect(paid.code).toBe('order_held_papers');
    const held = await browser.call(endpoints.readWithdrawal, { params });
    const why = { state: 'APPROVED', nextActor: 'member', reason: 'papers_wanted', dueAt: null };
    expect(held.value).toMatchObject(why);
    const messages = await browser.call(endpoints.readVerification);
    expect(messages.value['proofs']).toMatchObject([{ kind: 'identity', isNeeded: true }, {}]);
  });

  it('takes a reference of the bank once', async () => {
    const [one, two] = [await proven(), await proven()];
    const desk = await operator();
    const bankReference = newBankReference();
    await confirm(desk, one.id, { bankReference });
    expect((await confirm(desk, two.id, { bankReference })).code).toBe('reference_used');
    const odd = ` ${bankReference.toLowerCase().replace('-', '\u200b-')} `;
    expect((await confirm(desk, two.id, { bankReference: odd })).code).toBe('reference_used');
    expect((await confirm(desk, two.id, { amount: '0' })).code).toBe('deposit_paid_amount');
    const most = await confirm(desk, two.id, { amount: '999999999999999999' });
    expect(most.code).toBe('amount_too_large');
  });

  it('waits for a second person from the ceiling on', async () => {
    const { browser, id } = await proven('20000.00');
    const [asker, decider] = [await operator(), await operator()];
    const asked = await confirm(asker, id, { amount: '20000.00' });
    expect(asked.value).toMatchObject({ state: 'PROOF' });
    expect(await balanceOf(browser)).toBe('10000.00');
    const params = { id: String(asked.value['approvalId']) };
    const decided = await decider.call(endpoints.approveRequest, {
      params,
      body: { reason },
      key: newKey(),
    });
    expect(decided.status).toBe(200);
    expect(await balanceOf(browser)).toBe('30000.00');
  });

  it('waits for a second person beyond what one operator confirms alone in a day', async () => {
    const [desk, other] = [await operator(), await operator()];
    const arrive = async (by: TestBrowser) => {
      const { id } = await proven('19999.00');
      return confirm(by, id, { amount: '19999.00' });
    };
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await arrive(desk)).value).toMatchObject({ state: 'CREDITED' });
    }
    const asked = await arrive(desk);
    expect(asked.value).toMatchObject({ state: 'PROOF' });
    expect(asked.value['approvalId']).toMatch(/^apr_/u);
    // What a second person approves counts as alone for nobody.
    const params = { id: String(asked.value['approvalId']) };
    await other.call(endpoints.approveRequest, { params, body: { reason }, key: newKey() });
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await arrive(other)).value).toMatchObject({ state: 'CREDITED' });
    }
    expect((await arrive(other)).value).toMatchObject({ state: 'PROOF' });
  });

  it('still counts as confirmed alone when somebody else sends it back (R53)', async () => {
    const [desk, other] = [await operator(), await operator()];
    const arrive = async (change: Readonly<Record<string, string>> = {}) => {
      const { id } = await proven('19999.00');
      return confirm(desk, id, { amount: '19999.00', ...change });
    };
    for (let nth = 0; nth < 4; nth += 1) {
      expect((await arrive()).value).toMatchObject({ state: 'CREDITED' });
    }
    const aside = await arrive({ payerName: 'Somebody Else' });
    expect(aside.value).toMatchObject({ state: 'MISMATCH' });
    const back = { params: { id: String(aside.value['id']) }, body: { reason }, key: newKey() };
    expect((await other.call(endpoints.refundDeposit, back)).value['state']).toBe('REFUNDING');
    expect((await arrive()).value).toMatchObject({ state: 'PROOF' });
  });

  it('can be confirmed again after the second person refused it', async () => {
    const { browser, id } = await proven('20000.00');
    const [asker, decider] = [await operator(), await operator()];
    const arrived = () => confirm(asker, id, { amount: '20000.00' });
    const asked = await arrived();
    expect((await arrived()).code).toBe('order_state_conflict');
    const refusal = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    await decider.call(endpoints.refuseRequest, refusal);
    const seen = await asker.call(endpoints.readQueuedDeposit, { params: { id } });
    expect(seen.value).toMatchObject({ approvalId: null });
    expect(seen.value['abilities']).toContain('confirm');
    const again = await arrived();
    const params = { id: String(again.value['approvalId']) };
    await decider.call(endpoints.approveRequest, { params, body: { reason }, key: newKey() });
    expect(await balanceOf(browser)).toBe('30000.00');
  });

  it('is refused with a code that its member reads, and frees the limit', async () => {
    const { browser, id } = await proven();
    const desk = await operator();
    const body = { code: 'nothing_arrived', reason };
    const got = await desk.call(endpoints.refuseDeposit, { params: { id }, body });
    expect(got.value).toMatchObject({ state: 'FAILED', reason: 'nothing_arrived' });
    expect(await balanceOf(browser)).toBe('10000.00');
    expect((await open(browser)).status).toBe(200);
  });

  it('is claimed by one for ten minutes', async () => {
    const { id } = await proven();
    const [first, second] = [await operator(), await operator()];
    await first.call(endpoints.claimDeposit, { params: { id } });
    expect((await second.call(endpoints.claimDeposit, { params: { id } })).code).toBe(
      'order_claimed',
    );
    expect((await confirm(second, id)).code).toBe('order_claimed');
  });
});

describe('what differs, or comes late', () => {
  it('in another name lies aside, however the own name is written (E2)', async () => {
    const [own, foreign] = [await proven(), await proven()];
    const desk = await operator();
    const same = await confirm(desk, own.id, { payerName: ' SOMCHAI, Mike ' });
    expect(same.value).toMatchObject({ state: 'CREDITED', payerName: 'SOMCHAI, Mike' });
    const got = await confirm(desk, foreign.id, { payerName: 'Mike Somsak' });
    expect(got.value).toMatchObject({
      state: 'MISMATCH',
      reason: 'name_differs',
      holder: 'Mike Somchai',
      payerName: 'Mike Somsak',
    });
    expect(await balanceOf(foreign.browser)).toBe('10000.00');
    const params = { id: foreign.id };
    await desk.call(endpoints.refundDeposit, { params, body: { reason } });
    const shown = await foreign.browser.call(endpoints.readDeposit, { params });
    expect(shown.value).toMatchObject({ state: 'REFUNDING' });
  });

  it('in another name lies aside too once a second person confirmed it', async () => {
    const { id } = await proven('20000.00');
    const [asker, decider] = [await operator(), await operator()];
    const payerName = 'Mike Somsak';
    const asked = await confirm(asker, id, { amount: '20000.00', payerName });
    const params = { id: String(asked.value['approvalId']) };
    await decider.call(endpoints.approveRequest, { params, body: { reason }, key: newKey() });
    const seen = await decider.call(endpoints.readQueuedDeposit, { params: { id } });
    expect(seen.value).toMatchObject({ state: 'MISMATCH', reason: 'name_differs', payerName });
  });

  it('lies aside until somebody credits what arrived', async () => {
    const { browser, id } = await proven();
    const desk = await operator();
    const got = await confirm(desk, id, { amount: '450.00' });
    expect(got.value).toMatchObject({ state: 'MISMATCH', reason: 'amount_differs' });
    expect(await balanceOf(browser)).toBe('10000.00');
    const credited = await desk.call(endpoints.creditDeposit, {
      params: { id },
      body: { reason },
      key: newKey(),
    });
    expect(credited.value).toMatchObject({ state: 'CREDITED', credit: '450.00' });
    expect(await balanceOf(browser)).toBe('10450.00');
  });

  it('goes back, by another person than the one who decided it', async () => {
    const { browser, id } = await proven();
    const [desk, other] = [await operator(), await operator()];
    await confirm(desk, id, { amount: '900.00' });
    await desk.call(endpoints.refundDeposit, { params: { id }, body: { reason } });
    const end = (browsing: TestBrowser) =>
      browsing.call(endpoints.endRefund, {
        params: { id },
        body: { bankReference: newBankReference(), reason },
        key: newKey(),
      });
    expect((await end(desk)).code).toBe('order_own_decision');
    expect((await end(other)).value).toMatchObject({ state: 'REFUNDED' });
    expect(await balanceOf(browser)).toBe('10000.00');
  });

  it.each([
    [
      'a limit that was lowered',
      'limit_reached',
      endpoints.changeLimit,
      { kind: 'deposit', period: 'day', amount: '499.99' },
    ],
    ['an exclusion', 'self_excluded', endpoints.excludeSelf, { months: 6 }],
  ] as const)('is asked again at the credit, after %s (H)', async (_, code, act, body) => {
    const { browser, id } = await proven();
    expect((await browser.call(act, { body })).status).toBe(200);
    const desk = await operator();
    const got = await confirm(desk, id);
    expect(got.value).toMatchObject({ state: 'MISMATCH', reason: code });
    const credited = await desk.call(endpoints.creditDeposit, {
      params: { id },
      body: { reason },
      key: newKey(),
    });
    expect([credited.code, credited.status]).toEqual(['deposit_protected', 409]);
    const back = { params: { id }, body: { reason } };
    expect((await desk.call(endpoints.refundDeposit, back)).status).toBe(200);
  });

  it('takes an order of before the first limit into the limit when it is credited', async () => {
    const { browser, id } = await proven();
    const limit = { kind: 'deposit', period: 'day', amount: '700.00' };
    await browser.call(endpoints.changeLimit, { body: limit });
    expect((await confirm(await operator(), id)).value).toMatchObject({ state: 'CREDITED' });
    expect((await open(browser, { amount: '200.01' })).code).toBe('limit_reached');
    expect((await open(browser, { amount: '200.00' })).status).toBe(200);
  });

  it('is over when nobody pays in time, and is credited when it comes all the same', async () => {
    const payee = await enterPayee(test, server);
    const { browser } = payee;
    const id = String((await open(browser)).value['id']);
    test.clock.advance({ minutes: 30 });
    await test.inUnit((ctx) => expireDeposits(ctx));
    await enterAgain(payee);
    const shown = await browser.call(endpoints.readDeposit, { params: { id } });
    expect(shown.value).toMatchObject({ state: 'EXPIRED', reason: 'time_over' });
    const desk = await operator();
    const got = await confirm(desk, id);
    expect(got.value).toMatchObject({ state: 'CREDITED' });
    const steps = got.value['steps'] as { state: string }[];
    expect(steps.map(({ state }) => state)).toEqual(['AWAITING', 'EXPIRED', 'LATE', 'CREDITED']);
  });
});

const setting = {
  isOpen: true,
  version: 0,
  place: 1,
  least: '100.00',
  most: '50000.00',
  dailyMost: '200000.00',
  fee: { fixed: '0.00', percent: '0', least: '0.00', most: null },
  hours: null,
  audience: { leastRank: null, mostRank: null, tags: [] as string[] },
  minutes: 30,
  fixed: [] as string[],
  weight: null,
  notes: {},
};

describe('the channels', () => {
  const change = (desk: TestBrowser, body: Readonly<Record<string, unknown>>, code = 'BANK') =>
    desk.call(endpoints.changeDepositChannel, {
      params: { code },
      body: { ...setting, reason, ...body },
    });

  it('are opened, closed and bounded by the desk', async () => {
    const { browser } = await enterPayee(test, server);
    const desk = await operator();
    expect((await change(desk, {}, 'NONE')).code).toBe('not_found');
    expect((await change(desk, { least: '2.00', most: '1.00' })).code).toBe('deposit_amount');
    await change(desk, { isOpen: false });
    expect((await open(browser)).code).toBe('deposit_channel_closed');
    // Made from what stood before that change.
    expect((await change(desk, { isOpen: true })).code).toBe('content_changed');
    await change(desk, { version: 1, least: '501.00' });
    expect((await open(browser)).code).toBe('deposit_amount');
    await change(desk, { version: 2 });
    const terms = await browser.call(endpoints.readDepositTerms);
    expect(terms.value).toMatchObject({
      turnover: 1,
      asksForLimit: true,
      channels: [{ code: 'BANK', least: '100.00', note: null }],
    });
    const listed = await desk.call(endpoints.readDepositChannels);
    expect(listed.value['channels']).toHaveLength(6);
  });

  it('have an order, a fee, a bound of the day, hours and words that the desk sets', async () => {
    const { browser } = await enterPayee(test, server);
    const desk = await operator();
    const listed = await desk.call(endpoints.readDepositChannels);
    const rows = listed.value['channels'] as { code: string; version: number }[];
    const version = rows.find(({ code }) => code === 'BANK')?.version ?? 0;
    const fee = { fixed: '1.00', percent: '1.25', least: '0.00', most: '6.00' };
    const now = test.clock.now().toZonedDateTimeISO('UTC');
    const [language] = listed.value['languages'] as { code: string }[];
    const notes = { [language?.code ?? '']: 'Night desk' };
    expect(
      (await change(desk, { version, fee: { ...fee, fixed: '100.00', most: null } })).code,
    ).toBe('deposit_amount');
    const set = { version, fee, place: 9, dailyMost: '600.00', notes };
    const changed = await change(desk, set);
    expect((changed.value['channels'] as { code: string }[]).at(-1)).toMatchObject({
      code: 'BANK',
      place: 9,
      version: version + 1,
      fee,
      notes,
    });
    const order = await open(browser, { amount: '400.00' });
    expect(order.value).toMatchObject({ fee: '6.00' });
    const given = { params: { id: String(order.value['id']) }, key: newKey() };
    await browser.call(endpoints.cancelDeposit, given);
    expect((await open(browser, { amount: '601.00' })).code).toBe('deposit_channel_limit');
    const terms = await browser.call(endpoints.readDepositTerms);
    expect((terms.value['channels'] as { note: string }[]).at(-1)?.note).toBe('Night desk');
    const opens = now.add({ hours: 27 }).toPlainTime().toString({ smallestUnit: 'minute' });
    const closes = now.add({ hours: 28 }).toPlainTime().toString({ smallestUnit: 'minute' });
    const later = version + 1;
    await change(desk, { version: later, hours: { opens, closes } });
    expect((await open(browser)).code).toBe('deposit_channel_closed');
    const acts = await test.database().pool.query<{ before: object; after: object }>(
      `select before, after from trail_entries
        where action = 'channel.change' and after ->> 'version' = $1`,
      [String(later + 1)],
    );
    expect(acts.rows[0]).toMatchObject({
      before: { fee: '1.00 + 1.25 %', hours: '-', version: String(later) },
      after: { fee: '0.00 + 0 %', hours: `${opens}-${closes}`, version: String(later + 1) },
    });
    await change(desk, { version: later + 1 });
  });

  /** What the desk sets over the transfers by hand now. */
  async function setBank(body: Readonly<Record<string, unknown>>): Promise<void> {
    const desk = await operator();
    const listed = await desk.call(endpoints.readDepositChannels);
    const rows = listed.value['channels'] as { code: string; version: number }[];
    const version = rows.find(({ code }) => code === 'BANK')?.version ?? 0;
    const changed = await change(desk, { version, ...body });
    expect(changed.code).toBeUndefined();
  }

  it('are shown to the ranks and tags that the desk names, and to nobody else', async () => {
    const { browser, id: memberId } = await enterPayee(test, server);
    const everybody = setting.audience;
    const codes = async () => {
      const { value } = await browser.call(endpoints.readDepositTerms);
      return (value['channels'] as { code: string }[]).map(({ code }) => code);
    };
    await setBank({ audience: { ...everybody, leastRank: 1 } });
    expect(await codes()).not.toContain('BANK');
    expect((await open(browser)).code).toBe('deposit_channel_closed');
    await setBank({ audience: { ...everybody, mostRank: 0 } });
    expect(await codes()).toContain('BANK');
    await setBank({ audience: { ...everybody, tags: ['bank-desk', 'other-desk'] } });
    expect((await open(browser)).code).toBe('deposit_channel_closed');
    const owner = await operator('owner');
    const tags = { params: { id: memberId }, body: { tags: ['other-desk'], reason } };
    expect((await owner.call(endpoints.changeMemberTags, tags)).status).toBe(200);
    expect(await codes()).toContain('BANK');
    expect((await open(browser)).status).toBe(200);
    await setBank({});
    const wrong = await change(owner, { audience: { ...everybody, leastRank: 3, mostRank: 2 } });
    expect(wrong.status).toBe(400);
  });

  it('take fixed amounts only, and their orders wait as long as the desk says', async () => {
    const { browser } = await enterPayee(test, server);
    const desk = await operator();
    const listed = await desk.call(endpoints.readDepositChannels);
    const rows = listed.value['channels'] as { code: string; version: number }[];
    const version = rows.find(({ code }) => code === 'BANK')?.version ?? 0;
    expect((await change(desk, { version, fixed: ['50.00'] })).code).toBe('deposit_amount');
    await setBank({ fixed: ['700.00', '300.00'], minutes: 45 });
    const terms = await browser.call(endpoints.readDepositTerms);
    const shown = (terms.value['channels'] as { code: string }[]).find(
      ({ code }) => code === 'BANK',
    );
    expect(shown).toMatchObject({ isFixed: true, quick: ['300.00', '700.00'] });
    expect((await open(browser, { amount: '500.00' })).code).toBe('deposit_amount');
    const order = await open(browser, { amount: '700.00' });
    const { expiresAt, requestedAt } = order.value;
    const waits = Temporal.Instant.from(String(expiresAt)).since(String(requestedAt));
    expect(waits.total('minutes')).toBe(45);
    await setBank({});
  });
});
