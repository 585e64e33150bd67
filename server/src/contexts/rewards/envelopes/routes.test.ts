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
    multiple: 1,
    reason,
    ...changes,
  };
}

describe('red envelopes of a running site', () => {
  beforeEach(() => test.clock.advance({ seconds: 5 }));

  it('are made at the desk, opened once for a key, and stopped', async () => {
    const owner = await enterOwner(server);
    const made = await owner.call(createEnvelope, { body: rainOf() });
    const { id } = createEnvelope.reply.parse(made.value);
    const browser = server.browser();
    const { username } = await registerMember(browser);
    const call = { params: { id }, key: pointsKey() };
    expect((await browser.call(openEnvelope, call)).code).toBe('envelope_not_open');
    test.clock.advance({ minutes: 6 });
    const key = pointsKey();
    const opened = await browser.call(openEnvelope, { params: { id }, key });
    const again = await browser.call(openEnvelope, { params: { id }, key });
    expect(again.value).toEqual(opened.value);
    const limit = await browser.call(openEnvelope, { params: { id }, key: pointsKey() });
    expect(limit.code).toBe('envelope_limit');
    const listed = await browser.call(listEnvelopes, { query: { language: 'AR' } });
    expect(listed.value).toMatchObject([
      { id, name: 'مطر المساء', state: 'RUNNING', ownPackets: 1, packetsLeft: 9 },
    ]);
    const gift = { names: { en: 'Thanks' }, accounts: [username], giftAmount: '5.00' };
    const given = await owner.call(giveEnvelopes, { body: { ...gift, multiple: 0, reason } });
    expect(given.value).toMatchObject({ kind: 'GIFT', packetsTaken: 1, takenAmount: '5.00' });
    const stop = { params: { id }, body: { reason } };
    expect((await owner.call(stopEnvelope, stop)).value).toMatchObject({ state: 'OVER' });
    expect((await owner.call(stopEnvelope, stop)).code).toBe('envelope_over');
    const all = await owner.call(listDeskEnvelopes);
    expect(listDeskEnvelopes.reply.parse(all.value).list).toHaveLength(2);
  });

  it('refuse a budget that the packets cannot come to, and whoever may only look', async () => {
    const owner = await enterOwner(server);
    const answer = await owner.call(createEnvelope, { body: rainOf({ packets: 1 }) });
    expect(answer.code).toBe('envelope_invalid');
    const viewer = await enterOperator(test, server, 'viewer');
    expect((await viewer.call(createEnvelope, { body: rainOf() })).code).toBe('ability_missing');
  });
});
