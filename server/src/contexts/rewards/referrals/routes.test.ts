import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { formOf, newName, registerMember } from '../../../../test/factories/identity.ts';
import { pointsKey } from '../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { deliverEvents } from '../../../platform/outbox.ts';
import { setFlag } from '../../limits/index.ts';

const test = testDatabase();
const server = runningServer(test);
const { readReferral, listReferrals, readReferralRules, changeReferralRules } = endpoints;
const { listDeskReferrals, decideReferral } = endpoints;

const rules = {
  isOpen: true,
  names: { en: 'Bring a friend', ar: 'ادعُ صديقًا' },
  windowDays: 30,
  leastDepositAmount: '100.00',
  leastValidAmount: '1000.00',
  needsPhone: false,
  monthlyLimit: 3,
  lifeLimit: 100,
  referrerAmount: '18.00',
  friendAmount: '8.00',
  multiple: 3,
  shareBasisPoints: 0,
  needsIdentity: false,
};

describe('invitations of a running site', () => {
  beforeEach(() => test.clock.advance({ seconds: 5 }));

  it('have rules of the desk, a code for each member, and a line for who came; none of it where offers rest (R13)', async () => {
    const owner = await enterOwner(server);
    const none = await owner.call(readReferralRules);
    expect(none.value).toMatchObject({ version: 0, rules: null, abilities: ['manage'] });
    const body = { rules, version: 0, reason };
    const editor = await enterOperator(test, server, 'content');
    const asked = await editor.call(changeReferralRules, { body, key: pointsKey() });
    const approval = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    await owner.call(endpoints.approveRequest, { ...approval, key: pointsKey() });
    expect((await owner.call(readReferralRules)).value).toMatchObject({ version: 1, rules });
    const stale = await owner.call(changeReferralRules, { body, key: pointsKey() });
    expect(stale.code).toBe('referral_rules_changed');
    const referrer = server.browser();
    const { id: memberId } = await registerMember(referrer);
    const own = await referrer.call(readReferral, { query: { language: 'AR' } });
    const { code, rules: seen, counts } = readReferral.reply.parse(own.value);
    expect(seen).toMatchObject({ name: 'ادعُ صديقًا', referrerAmount: '18.00' });
    expect(counts).toMatchObject({ PENDING: 0, REWARDED: 0 });
    const friend = { ...formOf(newName()), referralCode: code, login: true };
    await server.browser().enter(endpoints.register, friend);
    await deliverEvents(workOf(test), server.built().contexts.events);
    const came = await referrer.call(listReferrals);
    expect(came.value).toMatchObject({
      content: [{ state: 'PENDING', reason: 'deposit_missing' }],
    });
    const listed = await owner.call(listDeskReferrals, { query: { state: 'PENDING' } });
    const [row] = listDeskReferrals.reply.parse(listed.value).content;
    expect(row).toMatchObject({ state: 'PENDING', abilities: [] });
    const decision = { params: { id: row?.friendId ?? '' }, body: { decision: 'refuse', reason } };
    expect((await owner.call(decideReferral, { ...decision, key: pointsKey() })).code).toBe(
      'referral_state',
    );
    const lost = { ...decision, params: { id: 'mbr_nowhere0001' } };
    expect((await owner.call(decideReferral, { ...lost, key: pointsKey() })).code).toBe(
      'not_found',
    );
    await test.inUnit((ctx) =>
      setFlag(ctx, { memberId, flag: 'NO_BONUS', reason: 'A test.', cause: 'person' }),
    );
    const rested = readReferral.reply.parse((await referrer.call(readReferral)).value);
    expect(rested).toMatchObject({ code: null, rules: null, counts: { PENDING: 0 } });
    expect((await referrer.call(listReferrals)).value).toMatchObject({ content: [] });
  });

  it('refuse rules without a name or a reward, and whoever may only look', async () => {
    const owner = await enterOwner(server);
    for (const [change, code] of [
      [{ names: { ar: 'ادعُ صديقًا' } }, 'validation_failed'],
      [{ referrerAmount: '0.00' }, 'referral_rules_faulty'],
    ] as const) {
      const body = { rules: { ...rules, ...change }, version: 1, reason };
      const answer = await owner.call(changeReferralRules, { body, key: pointsKey() });
      expect(answer.code).toBe(code);
    }
    const viewer = await enterOperator(test, server, 'viewer');
    const body = { rules, version: 1, reason };
    expect((await viewer.call(changeReferralRules, { body, key: pointsKey() })).code).toBe(
      'ability_missing',
    );
  });
});
