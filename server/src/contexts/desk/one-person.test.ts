import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import {
  enterOperator,
  enterOwner,
  openPuppet,
  reason,
  replacePassword,
} from '../../../test/factories/operators.ts';
import type { Got, TestBrowser } from '../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { newReference, withdrawalDesk } from '../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { request, decide } = withdrawalDesk(test, server);

let keys = 0;
const newKey = () => `one-person-key-${(keys += 1)}`;

async function adjust(by: TestBrowser, amount: string): Promise<Got> {
  const { id } = await registerMember(server.browser());
  const body = { direction: 'credit', amount, currency: 'THB', reason };
  return by.call(endpoints.adjustMember, { params: { id }, body, key: newKey() });
}

function close(by: TestBrowser, verb: 'approveRequest' | 'refuseRequest', id: string) {
  return by.call(endpoints[verb], { params: { id }, body: { reason }, key: newKey() });
}

const asked = async (by: TestBrowser) => String((await adjust(by, '333.00')).value['approvalId']);

const another = () => enterOperator(test, server, 'owner');

function confirm(by: TestBrowser, id: string): Promise<Got> {
  return by.call(endpoints.confirmOperator, { params: { id }, body: { reason } });
}

describe('whoever made an account is one person with it (R44, R53)', () => {
  it('and neither approves nor refuses what it asked for, nor it what they did', async () => {
    const owner = await enterOwner(server);
    const { browser: puppet } = await openPuppet(server, owner);
    const byPuppet = await asked(puppet);
    const byOwner = await asked(owner);
    const codes = [
      await close(owner, 'approveRequest', byPuppet),
      await close(owner, 'refuseRequest', byPuppet),
      await close(puppet, 'approveRequest', byOwner),
    ].map(({ code }) => code);
    expect(codes).toEqual(Array.from({ length: 3 }, () => 'approval_decider_barred'));
    const rows = (await owner.call(endpoints.listApprovals, { query: {} })).value['content'];
    expect(rows).toContainEqual(
      expect.objectContaining({ id: byPuppet, isSamePerson: true, abilities: [] }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ id: byOwner, isSamePerson: false, abilities: ['withdraw'] }),
    );
    expect((await close(await another(), 'approveRequest', byPuppet)).status).toBe(200);
  });

  it('with what that made, and with everything else that they made, at any time later', async () => {
    const owner = await enterOwner(server);
    const puppet = await openPuppet(server, owner);
    const grandchild = await openPuppet(server, puppet.browser);
    const sibling = await openPuppet(server, owner);
    const byOwner = await asked(owner);
    expect((await close(grandchild.browser, 'approveRequest', byOwner)).code).toBe(
      'approval_decider_barred',
    );
    const bySibling = await asked(sibling.browser);
    expect((await close(grandchild.browser, 'approveRequest', bySibling)).code).toBe(
      'approval_decider_barred',
    );
  });

  it('until another person confirms it, for what is asked for after that', async () => {
    const owner = await enterOwner(server);
    const puppet = await openPuppet(server, owner);
    const before = await asked(puppet.browser);
    test.clock.advance({ seconds: 1 });
    expect((await confirm(await another(), puppet.id)).status).toBe(200);
    test.clock.advance({ seconds: 1 });
    expect((await close(owner, 'approveRequest', before)).code).toBe('approval_decider_barred');
    const after = await asked(puppet.browser);
    expect((await close(owner, 'approveRequest', after)).status).toBe(200);
  });

  it('and again with a new password', async () => {
    const owner = await enterOwner(server);
    const puppet = await openPuppet(server, owner);
    await confirm(await another(), puppet.id);
    test.clock.advance({ seconds: 1 });
    const byOwner = await asked(owner);
    const { value } = await owner.call(endpoints.resetOperatorPassword, {
      params: { id: puppet.id },
      body: { reason },
    });
    const again = await replacePassword(
      server,
      puppet.username,
      String(value['temporaryPassword']),
    );
    expect((await close(again, 'approveRequest', byOwner)).code).toBe('approval_decider_barred');
  });
});

describe('what one person corrects alone in a day', () => {
  it('is counted over all the accounts that they may hold', async () => {
    const owner = await another();
    const puppets = [await openPuppet(server, owner), await openPuppet(server, owner)];
    const all = [owner, ...puppets.map(({ browser }) => browser)];
    // 500.00 a day, 100.00 at a time.
    const calls = [...all, ...all, ...all].map((by) => adjust(by, '100.00'));
    const outcomes = (await Promise.all(calls)).map(({ value }) => value['outcome']);
    expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'waiting')).toHaveLength(4);
    const rules = await owner.call(endpoints.readAdjustmentRules);
    expect(rules.value['leftAmount']).toBe('0.00');
  });
});

describe('a withdrawal', () => {
  it('is not paid by an account of the person who approved it', async () => {
    const { id } = await request('2500.00');
    const owner = await enterOwner(server);
    const puppet = await openPuppet(server, owner);
    await decide(owner, 'approve', { id });
    const pay = (by: TestBrowser) => decide(by, 'pay', { id, body: newReference() });
    expect((await pay(owner)).code).toBe('order_own_decision');
    expect((await pay(puppet.browser)).code).toBe('approval_decider_barred');
    expect((await pay(await another())).value['state']).toBe('AWAIT_RECEIPT');
  });
});
