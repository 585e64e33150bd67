import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterAgain } from '../../../../../test/factories/cashier.ts';
import { cashierRules } from '../../../../../test/factories/cashier-rules.ts';
import { stopOther, takeBreak } from '../../../../../test/factories/limits.ts';
import type { TestBrowser } from '../../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { siteFileWith } from '../../../../../test/factories/site.ts';
import { withdrawalDesk } from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { demoConfiguration } from '../../../site/index.ts';
import { isCallBackOpen } from '../call-back.ts';

const test = testDatabase();
const { cashier } = demoConfiguration;
const siteFile = siteFileWith({
  cashier: { ...cashier, withdrawal: { ...cashier.withdrawal, allowCancel: true } },
});
const server = runningServer(test, { siteFile }, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

let keys = 0;
const newKey = () => `cancel-key-${(keys += 1)}`;

function cancel(by: TestBrowser, id: string, key = newKey()) {
  return by.call(endpoints.cancelWithdrawal, { params: { id }, body: {}, key });
}

const balanceOf = async (by: TestBrowser) =>
  (await by.call(endpoints.readBalance)).value['balance'];

describe('cancelWithdrawal, where the site lets its members', () => {
  it('gives all of it back, once, and says the same to a repetition', async () => {
    const { id, member } = await desk.request('2500.00');
    expect(await balanceOf(member)).toBe('7500.00');
    const key = newKey();
    const got = await cancel(member, id, key);
    expect(got.value).toMatchObject({
      state: 'CANCELLED',
      reason: 'called_back',
      nextActor: null,
    });
    expect((await cancel(member, id, key)).value).toEqual(got.value);
    expect((await cancel(member, id)).code).toBe('order_state_conflict');
    expect(await balanceOf(member)).toBe('10000.00');
    const approved = await desk.decide(await desk.operator(), 'approve', { id });
    expect(approved.code).toBe('order_state_conflict');
  });

  it('of two at once, its member and the desk, lets one have its way', async () => {
    const { id, member } = await desk.request('2500.00');
    const cashiers = await desk.operator();
    const [back, granted] = await Promise.all([
      cancel(member, id),
      desk.decide(cashiers, 'approve', { id }),
    ]);
    const statuses = [back.status, granted.status];
    expect(statuses.toSorted((status, other) => status - other)).toEqual([200, 409]);
    const left = back.status === 200 ? '10000.00' : '7500.00';
    expect(await balanceOf(member)).toBe(left);
  });

  it('is for nobody else, and for none that was granted or asked about', async () => {
    const { id } = await desk.request('2500.00');
    const other = await desk.request('2500.00');
    expect((await cancel(other.member, id)).code).toBe('not_found');
    const code = 'source_of_funds';
    const staff = await desk.operator();
    await desk.decide(staff, 'ask', { id: other.id, body: { code } });
    expect((await cancel(other.member, other.id)).code).toBe('order_state_conflict');
    const small = await desk.request('500.00');
    expect((await cancel(small.member, small.id)).code).toBe('order_state_conflict');
  });

  it('is said to the member and to the desk beforehand', async () => {
    const { id, member } = await desk.request('2500.00');
    const terms = await member.call(endpoints.readWithdrawalTerms);
    expect(terms.value['allowsCancel']).toBe(true);
    const staff = await desk.operator();
    const seen = await staff.call(endpoints.readQueuedWithdrawal, { params: { id } });
    expect(seen.value['isCancellable']).toBe(true);
    await desk.decide(staff, 'approve', { id });
    const after = await staff.call(endpoints.readQueuedWithdrawal, { params: { id } });
    expect(after.value['isCancellable']).toBe(false);
  });

  it.each([
    ['time_out', 'RG_TIMEOUT'],
    ['exclusion', 'RG_EXCLUDED'],
    ['same_person', 'NO_BET'],
  ] as const)('is neither offered to an account stopped by %s nor done (H)', async (kind, flag) => {
    const { id, member, payee } = await desk.request('2500.00');
    await test.inUnit((ctx) =>
      kind === 'same_person'
        ? stopOther(ctx, payee.id)
        : takeBreak(ctx, { memberId: payee.id, kind }),
    );
    const flags = 'select flag from standing_flags where member_id = $1';
    expect((await test.database().pool.query(flags, [payee.id])).rows).toContainEqual({ flag });
    await enterAgain(payee);
    const terms = await member.call(endpoints.readWithdrawalTerms);
    expect(terms.value['allowsCancel']).toBe(false);
    const staff = await desk.operator();
    const seen = await staff.call(endpoints.readQueuedWithdrawal, { params: { id } });
    expect(seen.value).toMatchObject({ state: 'REVIEW', isCancellable: false });
    expect((await cancel(member, id)).code).toBe('withdrawal_cancel_closed');
    expect(await balanceOf(member)).toBe('7500.00');
  });
});

describe('isCallBackOpen', () => {
  it.each([
    [true, 'DEFAULT', true],
    [false, 'DEFAULT', false],
    // British technical standards forbid to offer it, whatever the site says.
    [true, 'GB', false],
    [true, 'nowhere', false],
  ])('with the switch %s in %s is %s', async (allowCancel, jurisdiction, isOpen) => {
    const settings = cashierRules(server, (usual) => ({
      ...usual,
      withdrawal: { ...usual.withdrawal, allowCancel },
    })).settings();
    const found = await test.inUnit((ctx) =>
      isCallBackOpen({ ...ctx, site: { ...ctx.site, jurisdiction } }, 'mbr_nobody', settings),
    );
    expect(found).toBe(isOpen);
  });
});
