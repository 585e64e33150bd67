import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { pointsKey } from '../../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../../test/factories/operators.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
type Desk = Awaited<ReturnType<typeof enterOperator>>;

const rules = {
  isOpen: true,
  names: { en: 'Bring a friend' },
  windowDays: 30,
  leastDepositAmount: '100.00',
  leastValidAmount: '1000.00',
  needsPhone: true,
  monthlyLimit: 3,
  lifeLimit: 100,
  referrerAmount: '18.00',
  friendAmount: '8.00',
  multiple: 3,
  shareBasisPoints: 0,
  needsIdentity: false,
};

const now = async (desk: Desk) =>
  endpoints.readReferralRules.reply.parse((await desk.call(endpoints.readReferralRules)).value);
const change = (desk: Desk, version: number, changes: object = {}) =>
  desk.call(endpoints.changeReferralRules, {
    body: { rules: { ...rules, ...changes }, version, reason },
    key: pointsKey(),
  });
const approve = (desk: Desk, answer: { readonly value: Record<string, unknown> }) =>
  desk.call(endpoints.approveRequest, {
    params: { id: String(answer.value['approvalId']) },
    body: { reason },
    key: pointsKey(),
  });

describe('submitReferralRules', () => {
  beforeEach(() => test.clock.advance({ hours: 25 }));

  it('refuses what no rules can be above the ceiling, and asks nobody', async () => {
    const editor = await enterOperator(test, server, 'content');
    const faulty = await change(editor, 0, { referrerAmount: '0.00', shareBasisPoints: 9 });
    expect(faulty.code).toBe('referral_rules_faulty');
    const stale = await change(editor, 8, { shareBasisPoints: 9 });
    expect(stale.code).toBe('referral_rules_changed');
    expect((await now(editor)).approvalId).toBeNull();
  });

  it('asks a second person for whatever gives more, however little (R53)', async () => {
    const editor = await enterOperator(test, server, 'content');
    const { version } = await now(editor);
    const first = await change(editor, version);
    expect(first.value).toMatchObject({ version });
    await approve(await enterOwner(server), first);
    expect(await now(editor)).toMatchObject({ version: version + 1, approvalId: null });
    for (const more of [{ monthlyLimit: 4 }, { shareBasisPoints: 1 }]) {
      const asked = await change(editor, version + 1, more);
      expect(asked.value).toMatchObject({ version: version + 1, rules });
      const id = String(asked.value['approvalId']);
      expect((await now(editor)).approvalId).toBe(id);
      expect((await change(editor, version + 1, more)).code).toBe('approval_waiting');
      await editor.call(endpoints.withdrawRequest, { params: { id }, body: { reason } });
    }
    // Less is put in force at once, also while nobody is asked.
    const less = await change(editor, version + 1, { monthlyLimit: 2 });
    expect(less.value).toMatchObject({ version: version + 2, approvalId: null });
  });

  it('puts them in force once a second person approves, who reads what is other', async () => {
    const editor = await enterOperator(test, server, 'content');
    const { version } = await now(editor);
    const asked = await change(editor, version, { monthlyLimit: 20, shareBasisPoints: 10 });
    const owner = await enterOwner(server);
    expect((await approve(owner, asked)).value).toMatchObject({
      act: 'referral.change_rules',
      facts: { name: 'Bring a friend', referrer: '18.00 THB', limits: '2 / 100 → 20 / 100' },
    });
    expect((await approve(owner, asked)).code).toBe('approval_closed');
    expect(await now(owner)).toMatchObject({
      version: version + 1,
      approvalId: null,
      rules: { monthlyLimit: 20, shareBasisPoints: 10 },
    });
  });

  it('leaves a request under other rules, which can only be refused', async () => {
    const editor = await enterOperator(test, server, 'content');
    const { version } = await now(editor);
    const asked = await change(editor, version, { referrerAmount: '90.00' });
    const closed = await change(editor, version, { isOpen: false });
    expect(closed.value).toMatchObject({ version: version + 1 });
    const owner = await enterOwner(server);
    expect((await approve(owner, asked)).code).toBe('referral_rules_changed');
    const refusal = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    expect((await owner.call(endpoints.refuseRequest, refusal)).value).toMatchObject({
      state: 'refused',
    });
  });
});
