import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { enterOperator, enterOwner, reason } from '../../../test/factories/operators.ts';
import type { Got, TestBrowser } from '../../../test/factories/running.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);

let keys = 0;
const newKey = () => `adjust-key-${(keys += 1)}`;

interface Wish {
  readonly direction?: 'credit' | 'debit';
  readonly amount: string;
  readonly currency?: string;
  readonly key?: string;
  readonly explanation?: string;
}

function adjust(operator: TestBrowser, id: string, wish: Wish): Promise<Got> {
  const { direction = 'credit', amount, currency = 'THB', key = newKey(), explanation } = wish;
  const told = explanation === undefined ? {} : { explanation };
  const body = { direction, amount, currency, reason, ...told };
  return operator.call(endpoints.adjustMember, { params: { id }, body, key });
}

function approve(operator: TestBrowser, id: string, key = newKey()): Promise<Got> {
  const body = { reason: 'checked with the bank' };
  return operator.call(endpoints.approveRequest, { params: { id }, body, key });
}

const cashier = () => enterOperator(test, server, 'cashier');

/** A member of the demo site, which gives 10,000.00 at the start. */
async function newMember() {
  const browser = server.browser();
  const { id } = await registerMember(browser);
  return { id, browser };
}

async function balanceOf(browser: TestBrowser): Promise<unknown> {
  return (await browser.call(endpoints.readBalance)).value['balance'];
}

describe('adjustMember', () => {
  it('refuses in order: unknown, fun money, no amount, more than there is', async () => {
    const operator = await cashier();
    const { id } = await newMember();
    const unknown = 'mbr_00000000000000000000000000000000';
    const refusals = [
      await adjust(operator, unknown, { amount: '0', currency: 'FUN' }),
      await adjust(operator, id, { amount: '0', currency: 'FUN' }),
      await adjust(operator, id, { amount: '0' }),
      await adjust(operator, id, { amount: '-5.00' }),
      await adjust(operator, id, { amount: '1.001' }),
      await adjust(operator, id, { amount: '92233720368547758.07' }),
      await adjust(operator, id, { amount: '10000.01', direction: 'debit' }),
    ];
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([
      [404, 'not_found'],
      [422, 'adjustment_currency'],
      [422, 'adjustment_amount'],
      [422, 'adjustment_amount'],
      [422, 'adjustment_amount'],
      [422, 'amount_too_large'],
      [422, 'insufficient_balance'],
    ]);
  });

  it('refuses a reason that nobody can read, and what is half a letter', async () => {
    const operator = await cashier();
    const { id, browser } = await newMember();
    const unseen = [
      '\u200B\u200B\u200B',
      'a \u2060\u00A0 b',
      'bell\u0007',
      '\uD800abc',
      'x'.repeat(501),
    ];
    for (const text of unseen) {
      const body = { direction: 'credit', amount: '1.00', currency: 'THB', reason: text };
      const got = await operator.call(endpoints.adjustMember, {
        params: { id },
        body,
        key: newKey(),
      });
      expect([text, got.status]).toEqual([text, 400]);
    }
    expect(await balanceOf(browser)).toBe('10000.00');
  });

  it('refuses a role without the ability, and a call without a key', async () => {
    const { id } = await newMember();
    const support = await enterOperator(test, server, 'support');
    expect((await adjust(support, id, { amount: '1.00' })).code).toBe('ability_missing');
    const body = { direction: 'credit', amount: '1.00', currency: 'THB', reason };
    const bare = await (await cashier()).call(endpoints.adjustMember, { params: { id }, body });
    expect(bare.code).toBe('idempotency_key_required');
  });

  it('posts up to the ceiling at once, and the member sees the line (R53)', async () => {
    const operator = await cashier();
    const { id, browser } = await newMember();
    const got = await adjust(operator, id, { amount: '100.00' });
    expect(got.value).toEqual({
      outcome: 'posted',
      approvalId: null,
      balance: '10100.00',
      currency: 'THB',
    });
    const explanation = 'Your prize of Monday was credited twice.';
    await adjust(operator, id, { amount: '30.50', direction: 'debit', explanation });
    expect(await balanceOf(browser)).toBe('10069.50');
    const statement = await browser.call(endpoints.listStatementLines);
    const lines = statement.value['content'] as Record<string, string>[];
    expect(lines.map(({ type, amount, balanceAfter }) => [type, amount, balanceAfter])).toEqual([
      ['adjustment', '-30.50', '10069.50'],
      ['adjustment', '100.00', '10100.00'],
      ['demo_credit', '10000.00', '10000.00'],
    ]);
    expect(lines.map((line) => line['explanation'])).toEqual([explanation, null, null]);
    const params = { entryId: lines[0]?.['entryId'] ?? '' };
    const receipt = await browser.call(endpoints.readStatementEntry, { params });
    expect(receipt.value['line']).toEqual(lines[0]);
  });

  it('says what the member was told on the statement of the desk and in both files', async () => {
    const operator = await cashier();
    const { id, browser } = await newMember();
    const explanation = 'Your prize of Monday was credited twice.';
    await adjust(operator, id, { amount: '30.50', direction: 'debit', explanation });
    const seen = await operator.call(endpoints.listMemberStatementLines, { params: { id } });
    const lines = seen.value['content'] as Record<string, string>[];
    expect(lines.map((line) => line['explanation'])).toEqual([explanation, null]);
    const query = { from: '2026-03-01', to: '2026-03-31' };
    for (const file of [
      await operator.call(endpoints.readMemberStatementFile, { params: { id }, query }),
      await browser.call(endpoints.readStatementFile, { query }),
    ]) {
      const rows = String(file.value['csv']).split('\r\n');
      expect(rows[0]).toMatch(/,Explanation$/u);
      expect(rows.filter((row) => row.endsWith(`,${explanation}`))).toHaveLength(1);
    }
  });

  it('gives the first answer again to the same key, and posts once', async () => {
    const operator = await cashier();
    const { id, browser } = await newMember();
    const key = newKey();
    const first = await adjust(operator, id, { amount: '5.00', key });
    const again = await adjust(operator, id, { amount: '5.00', key });
    expect([again.value, again.headers['idempotent-replay']]).toEqual([first.value, 'true']);
    expect((await adjust(operator, id, { amount: '6.00', key })).code).toBe('idempotency_conflict');
    expect(await balanceOf(browser)).toBe('10005.00');
  });

  it('asks a second person above the ceiling, also for what small amounts add up to', async () => {
    const operator = await cashier();
    const { id, browser } = await newMember();
    expect((await adjust(operator, id, { amount: '100.01' })).value['outcome']).toBe('waiting');
    const outcomes: unknown[] = [];
    for (const amount of ['100.00', '100.00', '100.00', '100.00', '99.99', '0.02', '0.01']) {
      outcomes.push((await adjust(operator, id, { amount })).value['outcome']);
    }
    const five = Array.from({ length: 5 }, () => 'posted');
    expect(outcomes).toEqual([...five, 'waiting', 'posted']);
    expect(await balanceOf(browser)).toBe('10500.00');
    test.clock.advance({ hours: 24, seconds: 1 });
  });

  it('counts the day of an operator one call at a time', async () => {
    const operator = await cashier();
    const { id } = await newMember();
    const calls = Array.from({ length: 8 }, () => adjust(operator, id, { amount: '100.00' }));
    const outcomes = (await Promise.all(calls)).map((reply) => reply.value['outcome']);
    expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'waiting')).toHaveLength(3);
  });

  it('never takes a balance below zero, when two debits meet', async () => {
    const { id, browser } = await newMember();
    const asker = await cashier();
    const asked = [
      await adjust(asker, id, { amount: '10000.00', direction: 'debit' }),
      await adjust(asker, id, { amount: '10000.00', direction: 'debit' }),
    ].map((reply) => String(reply.value['approvalId']));
    const decider = await cashier();
    const answers = await Promise.all(asked.map((approvalId) => approve(decider, approvalId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'insufficient_balance')).toHaveLength(1);
    expect(await balanceOf(browser)).toBe('0.00');
    const { value } = await decider.call(endpoints.listApprovals, { query: { limit: '100' } });
    const waiting = (value['content'] as { id: string }[]).map((row) => row.id);
    expect(asked.filter((approvalId) => waiting.includes(approvalId))).toHaveLength(1);
  });
});

describe('an adjustment above the ceiling', () => {
  async function ask() {
    const asker = await cashier();
    const member = await newMember();
    const told = { amount: '2500.00', explanation: 'Your deposit of 1 March' };
    const got = await adjust(asker, member.id, told);
    return { asker, member, approvalId: String(got.value['approvalId']) };
  }

  it('is not decided by whoever asked, nor by a role without the ability (R53)', async () => {
    const { asker, member, approvalId } = await ask();
    expect((await approve(asker, approvalId)).code).toBe('approval_is_own');
    const auditor = await enterOperator(test, server, 'auditor');
    expect((await approve(auditor, approvalId)).code).toBe('ability_missing');
    expect(await balanceOf(member.browser)).toBe('10000.00');
  });

  it('is posted once by the approval of somebody else, and told step by step', async () => {
    const { asker, member, approvalId } = await ask();
    const decider = await cashier();
    test.clock.advance({ seconds: 1 });
    const key = newKey();
    const got = await approve(decider, approvalId, key);
    expect(got.value).toMatchObject({ state: 'approved', isOwn: false, abilities: [] });
    const again = await approve(decider, approvalId, key);
    expect([again.value, again.headers['idempotent-replay']]).toEqual([got.value, 'true']);
    expect((await approve(decider, approvalId)).code).toBe('approval_closed');
    expect(await balanceOf(member.browser)).toBe('12500.00');

    const owner = await enterOwner(server);
    const steps = await owner.call(endpoints.listAuditEntries, {
      query: { subjectId: approvalId },
    });
    const names = (await Promise.all([asker, decider].map(nameOf))) as [string, string];
    expect(actionsIn(steps)).toEqual([
      ['approval.approve', names[1]],
      ['approval.ask', names[0]],
    ]);
    const query = { subjectId: member.id, action: 'member.adjust' };
    const done = await owner.call(endpoints.listAuditEntries, { query });
    expect(done.value['content']).toMatchObject([
      {
        actorName: names[1],
        before: { balance: '10000.00' },
        after: { balance: '12500.00', message: 'Your deposit of 1 March', approval: approvalId },
        reason,
      },
    ]);
  });

  it('is decided once when two decide at the same time, and the other is told', async () => {
    const { member, approvalId } = await ask();
    const deciders = await Promise.all([cashier(), cashier()]);
    const answers = await Promise.all(deciders.map((decider) => approve(decider, approvalId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'approval_closed',
      data: { state: 'approved' },
    });
    expect(await balanceOf(member.browser)).toBe('12500.00');
  });

  it('stands in the list of its day with both people, and the sums are those of the books', async () => {
    test.clock.advance({ hours: 48 });
    const { asker, member, approvalId } = await ask();
    const decider = await cashier();
    await approve(decider, approvalId);
    test.clock.advance({ seconds: 1 });
    await adjust(asker, member.id, { amount: '12.30', direction: 'debit' });
    const day = test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate();
    const got = await decider.call(endpoints.listAdjustments, { query: { day: String(day) } });
    expect(got.value['sums']).toEqual([
      { currency: 'THB', count: 2, creditAmount: '2500.00', debitAmount: '12.30' },
    ]);
    const [asked, decided] = await Promise.all([asker, decider].map(nameOf));
    expect(got.value['content']).toMatchObject([
      { direction: 'debit', amount: '12.30', operatorName: asked, approverName: null },
      { direction: 'credit', operatorName: asked, approverName: decided, approvalId },
    ]);
    for (const odd of ['0000-01-01', '1969-12-31', '9999-12-31']) {
      const list = await decider.call(endpoints.listAdjustments, { query: { day: odd } });
      expect([odd, list.code]).toEqual([odd, 'validation_failed']);
    }
    const before = String(day.subtract({ days: 1 }));
    const other = await decider.call(endpoints.listAdjustments, { query: { day: before } });
    expect(other.value).toMatchObject({ content: [], sums: [], day: before });
  });
});

describe('reverseAdjustment', () => {
  function takeBack(operator: TestBrowser, id: string, key = newKey()): Promise<Got> {
    return operator.call(endpoints.reverseAdjustment, { params: { id }, body: { reason }, key });
  }

  async function newest(operator: TestBrowser): Promise<Record<string, unknown>> {
    const { value } = await operator.call(endpoints.listAdjustments, { query: { limit: '1' } });
    return (value['content'] as Record<string, unknown>[])[0] ?? {};
  }

  async function adjusted(amount: string, direction: 'credit' | 'debit' = 'credit') {
    test.clock.advance({ hours: 24, seconds: 1 });
    const operator = await cashier();
    const member = await newMember();
    await adjust(operator, member.id, { amount, direction });
    return { operator, ...member, adjustmentId: String((await newest(operator))['id']) };
  }

  it('moves the amount back once, and both rows say so (R104)', async () => {
    const { operator, browser, adjustmentId } = await adjusted('60.00', 'debit');
    test.clock.advance({ seconds: 1 });
    const key = newKey();
    const got = await takeBack(operator, adjustmentId, key);
    expect(got.value).toMatchObject({ outcome: 'posted', balance: '10000.00' });
    expect((await takeBack(operator, adjustmentId, key)).value).toEqual(got.value);
    expect((await takeBack(operator, adjustmentId)).code).toBe('adjustment_closed');
    expect(await balanceOf(browser)).toBe('10000.00');
    const row = await newest(operator);
    expect(row).toMatchObject({ direction: 'credit', amount: '60.00', reverses: adjustmentId });
    expect((await takeBack(operator, String(row['id']))).code).toBe('adjustment_closed');
    const { value } = await operator.call(endpoints.listAdjustments);
    const rows = value['content'] as Record<string, unknown>[];
    expect(rows.find(({ id }) => id === adjustmentId)?.['reversedBy']).toBe(row['id']);
  });

  it('is done once when two do it at the same time', async () => {
    const { operator, browser, adjustmentId } = await adjusted('70.00');
    const other = await cashier();
    const answers = await Promise.all([
      takeBack(operator, adjustmentId),
      takeBack(other, adjustmentId),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'adjustment_closed')).toHaveLength(1);
    expect(await balanceOf(browser)).toBe('10000.00');
  });

  it('counts to the ceiling, and waits for a second person once, however many ask', async () => {
    const { operator, browser, id, adjustmentId } = await adjusted('100.00');
    for (const amount of ['100.00', '100.00', '100.00', '100.00']) {
      await adjust(operator, id, { amount });
    }
    const asked = await Promise.all([
      takeBack(operator, adjustmentId),
      takeBack(operator, adjustmentId),
    ]);
    const waiting = asked.filter(({ value }) => value['outcome'] === 'waiting');
    expect(waiting).toHaveLength(1);
    expect(asked.filter(({ code }) => code === 'approval_waiting')).toHaveLength(1);
    // Other corrections of the member stand beside it.
    const other = await adjust(operator, id, { amount: '600.00' });
    expect(other.value['outcome']).toBe('waiting');
    const decider = await cashier();
    const first = String(waiting[0]?.value['approvalId']);
    expect((await approve(decider, first)).status).toBe(200);
    expect((await takeBack(operator, adjustmentId)).code).toBe('adjustment_closed');
    expect(await balanceOf(browser)).toBe('10400.00');
  });

  it('refuses what nobody knows, and what the member has spent', async () => {
    const { operator, id, adjustmentId } = await adjusted('50.00');
    expect((await takeBack(operator, 'adj_00000000000000000000000000000000')).code).toBe(
      'not_found',
    );
    const asked = await adjust(operator, id, { amount: '10050.00', direction: 'debit' });
    await approve(await cashier(), String(asked.value['approvalId']));
    expect((await takeBack(operator, adjustmentId)).code).toBe('insufficient_balance');
  });
});

describe('readAdjustmentRules', () => {
  it('tells what is left of the day', async () => {
    const operator = await cashier();
    const { id } = await newMember();
    const read = async () => (await operator.call(endpoints.readAdjustmentRules)).value;
    expect(await read()).toEqual({
      currency: 'THB',
      aloneAmount: '100.00',
      aloneDailyAmount: '500.00',
      leftAmount: '100.00',
      waitHours: 24,
    });
    for (let step = 0; step < 4; step += 1) {
      await adjust(operator, id, { amount: '100.00' });
    }
    await adjust(operator, id, { amount: '40.00', direction: 'debit' });
    expect(await read()).toMatchObject({ leftAmount: '60.00' });
  });
});

async function nameOf(operator: TestBrowser): Promise<string> {
  return String((await operator.call(endpoints.readOperator)).value['username']);
}

function actionsIn(trail: Got): readonly (readonly string[])[] {
  const rows = trail.value['content'] as { action: string; actorName: string }[];
  return rows.map(({ action, actorName }) => [action, actorName]);
}
