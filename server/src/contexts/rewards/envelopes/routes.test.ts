import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { pointsKey } from '../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { createEnvelope, giveEnvelopes, listDeskEnvelopes, stopEnvelope } = endpoints;
const { listEnvelopes, openEnvelope } = endpoints;

function rainOf(changes: object = {}) {
  return {
    names: { en: 'Evening rain', ar: 'مطر المساء' },
    opensAt: String(test.clock.now().add({ minutes: 5 })),
    seconds: 600,
    budgetAmount: '100.00',
    packets: 10,
    leastAmount: '1.00',
    mostAmount: '50.00',
    grabs: 1,
    needsDeposit: false,
    needsPlay: false,
    leastRank: 0,
    multiple: 1,
    reason,
    ...changes,
  };
}

describe('red envelopes of a running site', () => {
  beforeEach(() => test.clock.advance({ seconds: 5 }));

  it('are made at the desk, opened once for a key, and stopped', async () => {
    const owner = await enterOwner(server);
    const made = await owner.call(createEnvelope, { body: rainOf(), key: pointsKey() });
    const { id } = assertDefined(createEnvelope.reply.parse(made.value).envelope, 'it was made');
    const browser = server.browser();
    const { username } = await registerMember(browser);
    const call = { params: { id }, body: {}, key: pointsKey() };
    expect((await browser.call(openEnvelope, call)).code).toBe('envelope_not_open');
    test.clock.advance({ minutes: 6 });
    const key = pointsKey();
    const opened = await browser.call(openEnvelope, { ...call, key });
    // The same call again is no second one, however soon it comes.
    const again = await browser.call(openEnvelope, { ...call, key });
    expect(again.value).toEqual(opened.value);
    const soon = await browser.call(openEnvelope, { ...call, key: pointsKey() });
    expect(soon.code).toBe('envelope_pace');
    test.clock.advance({ milliseconds: 300 });
    const limit = await browser.call(openEnvelope, { ...call, key: pointsKey() });
    expect(limit.code).toBe('envelope_limit');
    const listed = await browser.call(listEnvelopes, { query: { language: 'AR' } });
    expect(listed.value).toMatchObject([
      { id, name: 'مطر المساء', state: 'RUNNING', ownPackets: 1, packetsLeft: 9 },
    ]);
    const gift = { names: { en: 'Thanks' }, accounts: [username], giftAmount: '5.00' };
    const giving = { body: { ...gift, multiple: 0, reason }, key: pointsKey() };
    // Money asks for a fresh proof, and it has been six minutes.
    expect((await owner.call(giveEnvelopes, giving)).code).toBe('step_up_required');
    const giver = await enterOwner(server);
    const given = await giver.call(giveEnvelopes, giving);
    expect(given.value).toMatchObject({
      envelope: { kind: 'GIFT', packets: 1, packetsTaken: 0, takenAmount: '0.00', members: 0 },
      approvalId: null,
    });
    expect((await giver.call(giveEnvelopes, giving)).value).toEqual(given.value);
    // It is taken when its member claims it.
    const waiting = await browser.call(endpoints.listRewards);
    const reward = assertDefined(
      endpoints.listRewards.reply.parse(waiting.value).find((row) => row.source === 'envelope'),
      'it waits',
    );
    await browser.call(endpoints.claimReward, { params: { id: reward.id }, key: pointsKey() });
    const { value: record } = await browser.call(endpoints.listStatementLines);
    expect(endpoints.listStatementLines.reply.parse(record).content[0]).toMatchObject({
      type: 'red_envelope',
      number: expect.stringMatching(/^RE\d{6}[0-9A-HJKMNP-TV-Z]{10}$/u) as string,
    });
    const claimed = listDeskEnvelopes.reply.parse((await giver.call(listDeskEnvelopes)).value);
    expect(claimed.list.find((row) => row.kind === 'GIFT')).toMatchObject({
      packetsTaken: 1,
      takenAmount: '5.00',
      members: 1,
    });
    const stop = { params: { id }, body: { reason } };
    expect((await owner.call(stopEnvelope, stop)).value).toMatchObject({ state: 'OVER' });
    expect((await owner.call(stopEnvelope, stop)).code).toBe('envelope_over');
    const all = await owner.call(listDeskEnvelopes);
    expect(listDeskEnvelopes.reply.parse(all.value).list).toHaveLength(2);
  });

  it('need a name in the language of the site, also beside those of others', async () => {
    const owner = await enterOwner(server);
    const names = { ar: 'مطر المساء' };
    const rain = await owner.call(createEnvelope, { body: rainOf({ names }), key: pointsKey() });
    const given = { names, accounts: ['mali'], giftAmount: '5.00', multiple: 1, reason };
    const gift = await owner.call(giveEnvelopes, { body: given, key: pointsKey() });
    const refused = {
      code: 'validation_failed',
      data: { fields: [{ path: 'names', rule: 'required' }] },
    };
    expect([rain, gift]).toMatchObject([refused, refused]);
  });

  it('ask who tried five times in vain to show that they are no program (D6)', async () => {
    const owner = await enterOwner(server);
    const made = await owner.call(createEnvelope, { body: rainOf(), key: pointsKey() });
    const { id } = assertDefined(createEnvelope.reply.parse(made.value).envelope, 'it was made');
    const browser = server.browser();
    await registerMember(browser);
    const open = async (body: { readonly captcha?: string } = {}) => {
      test.clock.advance({ milliseconds: 300 });
      return (await browser.call(openEnvelope, { params: { id }, body, key: pointsKey() })).code;
    };
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await open()).toBe('envelope_not_open');
    }
    test.clock.advance({ minutes: 6 });
    expect(await open()).toBe('captcha_required');
    await browser.call(endpoints.readCaptcha, { query: { action: 'envelope' } });
    expect(await open({ captcha: 'WRONG' })).toBe('captcha_incorrect');
  });

  it('refuse a budget that the packets cannot come to, and whoever may only look', async () => {
    const owner = await enterOwner(server);
    const body = rainOf({ packets: 1 });
    const answer = await owner.call(createEnvelope, { body, key: pointsKey() });
    expect(answer.code).toBe('envelope_invalid');
    const viewer = await enterOperator(test, server, 'viewer');
    const refused = await viewer.call(createEnvelope, { body: rainOf(), key: pointsKey() });
    expect(refused.code).toBe('ability_missing');
  });

  it('are given by one person up to the ceiling of a call and of a day, above it by two', async () => {
    const friend = server.browser();
    const { username } = await registerMember(friend);
    const editor = await enterOperator(test, server, 'content');
    const give = (giftAmount: string) => {
      const names = { en: 'Thanks' };
      const body = { names, accounts: [username], giftAmount, multiple: 0, reason };
      return editor.call(giveEnvelopes, { body, key: pointsKey() });
    };
    const waits = async () => (await friend.call(endpoints.listRewards)).value;
    const count = async () => JSON.stringify(await waits()).split('"rwd_').length - 1;
    expect((await give('900000.00')).value).toMatchObject({ envelope: null });
    expect(await count()).toBe(0);
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await give('100.00')).value).toMatchObject({ approvalId: null });
    }
    expect(await count()).toBe(5);
    // The day is used up, however small the next one is.
    const asked = await give('0.01');
    expect(asked.value).toMatchObject({ envelope: null });
    const approval = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    const owner = await enterOwner(server);
    const approved = await owner.call(endpoints.approveRequest, { ...approval, key: pointsKey() });
    expect(approved.value).toMatchObject({ act: 'envelope.give', state: 'approved' });
    expect(await count()).toBe(6);
    // What two people gave does not count as given alone, and a day later there is a new day.
    test.clock.advance({ hours: 25 });
    const later = await enterOperator(test, server, 'content');
    const names = { en: 'Thanks' };
    const body = { names, accounts: [username], giftAmount: '100.00', multiple: 0, reason };
    const next = await later.call(giveEnvelopes, { body, key: pointsKey() });
    expect(next.value).toMatchObject({ approvalId: null });
  });
});
