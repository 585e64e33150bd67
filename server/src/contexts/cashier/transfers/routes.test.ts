import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterAgain, enterPayee, prove } from '../../../../test/factories/cashier.ts';
import {
  codeSentTo,
  newNumber,
  proveNumber,
  typeOwnCode,
} from '../../../../test/factories/codes.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { putBelow } from '../../../../test/factories/tree.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';
import type { MemberActor } from '../../../platform/context.ts';
import { liftFlag, setFlag } from '../../limits/index.ts';
import { settingsOf } from '../settings.ts';
import { turnoverPorts } from '../turnover-ports.ts';
import { withoutConditions } from '../withdrawals/requirements.ts';
import { findPartner } from './partner.ts';
import { createTransfer } from './use-cases/create-transfer.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

let keys = 0;
const newKey = () => `transfer-key-${(keys += 1)}`;

async function send(browser: TestBrowser, body: Readonly<Record<string, unknown>>, key = newKey()) {
  await prove(browser);
  const { value } = await browser.call(endpoints.readMemberInfo);
  await typeOwnCode(test, String(value['id']));
  return browser.call(endpoints.createTransfer, { body, key });
}

const balanceOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readBalance)).value['balance'];

const place = { sessionId: 'ses_sender', isRestricted: false, ip: '203.0.113.5' } as const;

/** An agent with a member right below, each with 10,000.00 and nothing left to play. */
async function family() {
  const [agent, child, stranger] = [
    await enterPayee(test, server),
    await enterPayee(test, server),
    await enterPayee(test, server),
  ];
  const top: MemberId = agent.id;
  await putBelow(test, top, [child.id]);
  return { agent, child, stranger };
}

describe('createTransfer', () => {
  it('goes down to who stands right below, and to nobody else', async () => {
    const { agent, child, stranger } = await family();
    await typeOwnCode(test, agent.id);
    const { value } = await agent.browser.call(endpoints.readSessions);
    const [{ id: sessionId = '' } = {}] = value['sessions'] as { id?: string }[];
    const session = { sessionId, isRestricted: false, ip: '203.0.113.5' };
    const actor: MemberActor = {
      kind: 'member',
      id: agent.id,
      isTrial: false,
      isAgent: true,
      ...session,
    };
    const { viewer } = server.built().contexts.site;
    const site = { id: viewer.peek().site.id, currency: 'THB' } as const;
    const settings = () => settingsOf(viewer.peek().configuration);
    const rules = { settings, ports: { ...withoutConditions, ...turnoverPorts } };
    const sendDown = (to: string) =>
      test.inUnit<unknown, MemberActor>(
        (ctx) => createTransfer(ctx, { to, amount: '300.00' }, rules),
        { actor, site },
      );
    await expect(sendDown(stranger.username)).rejects.toMatchObject({ code: 'not_found' });
    await expect(sendDown(child.username)).resolves.toMatchObject({ direction: 'down' });
    expect(await balanceOf(child.browser)).toBe('10300.00');
  });

  it('names to an agent who would get it, in part, and nobody but those right below', async () => {
    const { agent, child, stranger } = await family();
    await asOwner(test, `update credentials set is_agent = true where subject_id = $1`, [agent.id]);
    await enterAgain(agent);
    const ask = (browser: TestBrowser, to?: string) =>
      browser.call(endpoints.readTransferTerms, { query: to === undefined ? {} : { to } });
    const { value } = await ask(agent.browser, child.username);
    expect(value['recipient']).toMatch(/^.•+( .•+)*$/u);
    expect((await ask(agent.browser)).value['recipient']).toBeNull();
    expect((await ask(agent.browser, stranger.username)).code).toBe('not_found');
    expect((await ask(child.browser, agent.username)).code).toBe('not_found');
    const excluded = { memberId: child.id, flag: 'RG_EXCLUDED', reason: 'test' } as const;
    await test.inUnit((ctx) => setFlag(ctx, excluded));
    expect((await ask(agent.browser, child.username)).code).toBe('transfer_partner_unavailable');
  });

  it('refuses in order', async () => {
    const { child, stranger } = await family();
    const bare = { body: { amount: '5.00' }, key: newKey() };
    const codes = [
      await child.browser.call(endpoints.createTransfer, bare),
      await send(stranger.browser, { amount: '0.50' }),
      await send(child.browser, { amount: '5.00', to: stranger.username }),
      await send(child.browser, { amount: '5.00', to: 'nobody at all' }),
      await send(child.browser, { amount: '0.50' }),
      await send(child.browser, { amount: '10000.01' }),
    ].map(({ code }) => code);
    expect(codes).toEqual([
      'payment_proof_required',
      'not_found',
      'not_found',
      'not_found',
      'transfer_amount',
      'insufficient_balance',
    ]);
  });

  it('takes a one-time code at the first one to somebody, and from 5,000.00 on (E7)', async () => {
    const { child } = await family();
    const { browser } = child;
    const bare = async (amount: string) => {
      await prove(browser);
      return browser.call(endpoints.createTransfer, { body: { amount }, key: newKey() });
    };
    // Who has nothing that a code could come from binds that first, and sends nothing until then.
    expect((await bare('5.00')).code).toBe('extra_factor_missing');
    await typeOwnCode(test, child.id);
    expect((await bare('5.00')).status).toBe(200);
    expect((await bare('5.00')).status).toBe(200);
    const own = { body: { amount: '5000.00' }, key: newKey() };
    expect((await browser.call(endpoints.createTransfer, own)).code).toBe('payment_proof_required');
    expect((await bare('5000.00')).code).toBe('verification_required');
    await typeOwnCode(test, child.id);
    expect((await bare('5000.00')).status).toBe(200);
  });

  it('takes a code of its own for each large one (R64)', async () => {
    const { child } = await family();
    const { browser, id } = child;
    const number = newNumber();
    await proveNumber(test, id, number);
    const bare = async (amount: string) => {
      await prove(browser);
      return browser.call(endpoints.createTransfer, { body: { amount }, key: newKey() });
    };
    const type = async (purpose?: string) => {
      test.clock.advance({ seconds: 61 });
      const body = { kind: 'sms', ...(purpose !== undefined && { purpose }) };
      await browser.call(endpoints.sendPlaceCode, { body });
      const code = await codeSentTo(test, server, number);
      return browser.call(endpoints.verifyPlace, { body: { kind: 'sms', code } });
    };
    expect((await bare('5000.00')).code).toBe('verification_required');
    for (const purpose of ['place', 'contact']) {
      expect((await type(purpose)).code).toBe('proof_incorrect');
    }
    expect((await type()).status).toBe(200);
    expect((await bare('5000.00')).status).toBe(200);
    expect((await bare('5000.00')).code).toBe('verification_required');
    expect((await bare('1000.00')).status).toBe(200);
  });

  it('stands in the centre of whoever may send up, and of nobody else (MC-10)', async () => {
    const { agent, child } = await family();
    const sendsUp = async (browser: TestBrowser) =>
      (await browser.call(endpoints.readMemberInfo)).value['sendsUp'];
    expect([await sendsUp(child.browser), await sendsUp(agent.browser)]).toEqual([true, false]);
    const { viewer } = server.built().contexts.site;
    const settings = settingsOf(viewer.peek().configuration).transfer;
    const ask = (toUpline: boolean) =>
      test.inUnit<unknown, MemberActor>(
        (ctx) => findPartner(ctx, undefined, { ...settings, toUpline }),
        { actor: { kind: 'member', id: child.id, isTrial: false, isAgent: false, ...place } },
      );
    expect([await ask(true), await ask(false)]).toEqual([
      { id: agent.id, direction: 'up' },
      undefined,
    ]);
  });

  it('moves the money once along the edge; the receiver has to play it', async () => {
    const { agent, child } = await family();
    const key = newKey();
    const got = await send(child.browser, { amount: '250.00' }, key);
    expect(got.value).toMatchObject({ direction: 'out', amount: '250.00' });
    expect(String(got.value['partner'])).toContain('•');
    const again = await child.browser.call(endpoints.createTransfer, {
      body: { amount: '250.00' },
      key,
    });
    expect(again.value).toEqual(got.value);
    expect(await balanceOf(child.browser)).toBe('9750.00');
    const { rows } = await test
      .database()
      .pool.query(`select after from trail_entries where action = 'member.transfer' order by id`);
    expect(rows.at(-1)).toMatchObject({ after: { amount: '250.00' } });
    expect(await balanceOf(agent.browser)).toBe('10250.00');
    const partnerOn = async (browser: TestBrowser) => {
      const { value: page } = await browser.call(endpoints.listStatementLines);
      const [line] = endpoints.listStatementLines.reply.parse(page).content;
      const params = { entryId: line?.entryId ?? '' };
      return (await browser.call(endpoints.readStatementEntry, { params })).value['partner'];
    };
    expect(await partnerOn(agent.browser)).toBe(child.username);
    expect(await partnerOn(child.browser)).toBe(got.value['partner']);
    const list = await agent.browser.call(endpoints.listTransfers);
    expect(list.value['content']).toMatchObject([
      { direction: 'in', partner: child.username, amount: '250.00' },
    ]);
    const terms = await agent.browser.call(endpoints.readTransferTerms);
    expect(terms.value).toMatchObject({ playLeft: '250.00', upline: null });
    expect((await send(agent.browser, { amount: '5.00', to: child.username })).code).toBe(
      'not_found',
    );
  });

  it('says nothing about a receiver who can take nothing', async () => {
    const { agent, child } = await family();
    const body = { kind: 'deposit', period: 'day', amount: '100.00' };
    await agent.browser.call(endpoints.changeLimit, { body });
    expect((await send(child.browser, { amount: '100.01' })).code).toBe(
      'transfer_partner_unavailable',
    );
    expect((await send(child.browser, { amount: '100.00' })).status).toBe(200);
  });

  it('sends nothing between accounts that were used from one device (E7)', async () => {
    const { agent, child } = await family();
    await enterAgain({ browser: agent.browser, username: child.username });
    expect((await send(child.browser, { amount: '5.00' })).code).toBe(
      'transfer_partner_unavailable',
    );
    expect(await balanceOf(child.browser)).toBe('10000.00');
  });

  it('takes nothing from who owes a downline, and lets others send there (C6)', async () => {
    const { agent, child } = await family();
    const debtor = { memberId: child.id, flag: 'DEBT', reason: 'test' } as const;
    await test.inUnit((ctx) => setFlag(ctx, debtor));
    expect((await send(child.browser, { amount: '5.00' })).code).toBe('transfers_stopped');
    await test.inUnit((ctx) => liftFlag(ctx, debtor));
    await test.inUnit((ctx) => setFlag(ctx, { ...debtor, memberId: agent.id }));
    expect((await send(child.browser, { amount: '5.00' })).status).toBe(200);
  });

  it('keeps to the balance when many go at once', async () => {
    const { agent, child } = await family();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(child.browser, { amount: '6000.00' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf(agent.browser)).toBe('16000.00');
  });
});
