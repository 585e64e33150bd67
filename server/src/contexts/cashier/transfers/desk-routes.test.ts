import { assert } from '@portal/money';
import { isIdOf, type MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterPayee, prove } from '../../../../test/factories/cashier.ts';
import { typeOwnCode } from '../../../../test/factories/codes.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { putBelow } from '../../../../test/factories/tree.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { Ctx } from '../../../platform/context.ts';
import { balanceOf as walletBalance, post } from '../../wallet/index.ts';
import { lockToTakeBack } from './take-back-transfer.ts';
import { watchRings } from './use-cases/watch-rings.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

let keys = 0;
const newKey = () => `back-key-${(keys += 1)}`;

/** An agent with a member right below, each with 10,000.00. */
async function family() {
  const [agent, child] = [await enterPayee(test, server), await enterPayee(test, server)];
  const top: MemberId = agent.id;
  await putBelow(test, top, [child.id]);
  return { agent, child };
}

/** Sends money up; answers the id of the transfer. */
async function sendUp(browser: TestBrowser, amount: string): Promise<string> {
  await prove(browser);
  const { value } = await browser.call(endpoints.readMemberInfo);
  await typeOwnCode(test, String(value['id']));
  const body = { amount };
  const got = await browser.call(endpoints.createTransfer, { body, key: newKey() });
  return String(got.value['id']);
}

const takeBack = (desk: TestBrowser, id: string, key = newKey()) =>
  desk.call(endpoints.takeTransferBack, { params: { id }, body: { reason }, key });

const balanceOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readBalance)).value['balance'];

/** Sets what the account of a member holds to less, as play would. */
async function leaveOnly(id: MemberId, minor: bigint): Promise<void> {
  await test.inUnit(async (ctx) => {
    const account = `member:${id}:cash`;
    const { balanceMinor } = await walletBalance(ctx, { account, currency: 'THB' });
    const [outcome] = await post(ctx, [
      {
        debt: newKey(),
        type: 'adjustment',
        from: account,
        to: 'house:adjustments',
        amountMinor: balanceMinor - minor,
        currency: 'THB',
        reference: 'test',
      },
    ]);
    expect(outcome?.ok).toBe(true);
  });
}

describe('takeTransferBack', () => {
  it('moves it back once, and asks for its play no more', async () => {
    const { agent, child } = await family();
    const id = await sendUp(child.browser, '90.00');
    const desk = await enterOperator(test, server, 'cashier');
    const key = newKey();
    const got = await takeBack(desk, id, key);
    expect(got.value).toMatchObject({ outcome: 'posted', amount: '90.00' });
    expect((await takeBack(desk, id, key)).value).toEqual(got.value);
    expect((await takeBack(desk, id)).code).toBe('transfer_taken_back');
    expect(await balanceOf(agent.browser)).toBe('10000.00');
    expect(await balanceOf(child.browser)).toBe('10000.00');
    const terms = await agent.browser.call(endpoints.readTransferTerms);
    expect(terms.value).toMatchObject({ playLeft: '0.00' });
    const list = await child.browser.call(endpoints.listTransfers);
    expect(list.value['content']).toMatchObject([{ amount: '90.00', takenBack: '90.00' }]);
  });

  it('takes only what the receiver still has, and nothing where there is nothing', async () => {
    const { agent, child } = await family();
    const [first, second] = [
      await sendUp(child.browser, '100.00'),
      await sendUp(child.browser, '100.00'),
    ];
    await leaveOnly(agent.id, 6_000n);
    const desk = await enterOperator(test, server, 'cashier');
    expect((await takeBack(desk, first)).value).toMatchObject({ amount: '60.00' });
    expect(await balanceOf(agent.browser)).toBe('0.00');
    expect(await balanceOf(child.browser)).toBe('9860.00');
    expect((await takeBack(desk, second)).code).toBe('insufficient_balance');
  });

  it('of a part leaves the play of the rest (E7)', async () => {
    const { agent, child } = await family();
    const id = await sendUp(child.browser, '90.00');
    const playLeft = async () =>
      (await agent.browser.call(endpoints.readTransferTerms)).value['playLeft'];
    expect(await playLeft()).toBe('90.00');
    await leaveOnly(agent.id, 5_000n);
    const desk = await enterOperator(test, server, 'cashier');
    expect((await takeBack(desk, id)).value).toMatchObject({ amount: '50.00' });
    expect(await playLeft()).toBe('40.00');
  });

  it('makes room in the day of its sender again', async () => {
    const { child } = await family();
    const left = async () => {
      const { value } = await child.browser.call(endpoints.readTransferTerms);
      return [value['leftToday'], value['leftCount']];
    };
    const before = await left();
    const id = await sendUp(child.browser, '90.00');
    expect(await left()).not.toEqual(before);
    await takeBack(await enterOperator(test, server, 'cashier'), id);
    expect(await left()).toEqual(before);
  });

  it('refuses what nobody made, and what is older than a day', async () => {
    const { child } = await family();
    const id = await sendUp(child.browser, '20.00');
    const desk = await enterOperator(test, server, 'cashier');
    expect((await takeBack(desk, 'trf_00000000')).code).toBe('not_found');
    test.clock.advance({ hours: 24 });
    const later = await enterOperator(test, server, 'cashier');
    expect((await takeBack(later, id)).code).toBe('transfer_late');
  });

  it('asks a second person above the ceiling of corrections', async () => {
    const { agent, child } = await family();
    const id = await sendUp(child.browser, '6000.00');
    const desk = await enterOperator(test, server, 'cashier');
    const asked = await takeBack(desk, id);
    expect(asked.value).toMatchObject({ outcome: 'waiting' });
    expect(await balanceOf(agent.browser)).toBe('16000.00');
    expect((await takeBack(desk, id)).code).toBe('approval_waiting');
    const second = await enterOperator(test, server, 'cashier');
    const params = { id: String(asked.value['approvalId']) };
    const done = await second.call(endpoints.approveRequest, {
      params,
      body: { reason },
      key: newKey(),
    });
    expect(done.status).toBe(200);
    expect(await balanceOf(agent.browser)).toBe('10000.00');
  });

  it('goes back once when two operators do it at one time', async () => {
    const { agent, child } = await family();
    const id = await sendUp(child.browser, '100.00');
    const desks = [
      await enterOperator(test, server, 'cashier'),
      await enterOperator(test, server, 'cashier'),
    ];
    const answers = await Promise.all(desks.map((desk) => takeBack(desk, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await balanceOf(agent.browser)).toBe('10000.00');
  });
});

describe('lockToTakeBack', () => {
  it('holds both accounts at once, so that nobody waits crosswise', async () => {
    const { agent, child } = await family();
    const id = await sendUp(child.browser, '30.00');
    const { site } = server.built().contexts.site.viewer.peek();
    const paths = [agent, child].map((member) => `member:${member.id}:cash`);
    // Each of them holds accounts in other currencies too, which nobody touches here.
    const free = `select from accounts
      where path = any($1) and balance_minor > 0 for no key update skip locked`;
    const countFree = async () => (await test.database().pool.query(free, [paths])).rowCount;
    const lookInside = async (ctx: Ctx) => {
      assert(isIdOf('trf', id), 'the id of a transfer');
      await lockToTakeBack(ctx, id);
      return countFree();
    };
    expect(await test.inUnit(lookInside, { site: { id: site.id } })).toBe(0);
    expect(await countFree()).toBe(2);
  });
});

interface Pair {
  readonly pair: string;
  readonly isRing: boolean;
}

/** Pairs of today with the agent, from pages of one. */
async function pairsOf(desk: TestBrowser, agentId: string): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: Record<string, string> = cursor === '' ? { limit: '1' } : { limit: '1', cursor };
    const { value } = await desk.call(endpoints.listTransferPairs, { query });
    pairs.push(...(value['content'] as readonly Pair[]));
    cursor = value['nextCursor'] as string | null;
  }
  return pairs.filter(({ pair }) => pair.startsWith(agentId));
}

describe('listTransferPairs', () => {
  it('nets what two sent each other on a day, without what was taken back', async () => {
    const { agent, child } = await family();
    const other = await family();
    await sendUp(other.child.browser, '10.00');
    await sendUp(child.browser, '400.00');
    // The newest comes first, by the time in its id.
    test.clock.advance({ seconds: 1 });
    const id = await sendUp(child.browser, '50.00');
    const desk = await enterOperator(test, server, 'cashier');
    await takeBack(desk, id);
    expect(await pairsOf(desk, agent.id)).toMatchObject([
      {
        agent: agent.username,
        member: child.username,
        down: '0.00',
        up: '400.00',
        net: '-400.00',
        isRing: false,
        transfers: [{ amount: '50.00', takenBack: '50.00', openUntil: null }, { amount: '400.00' }],
      },
    ]);
    const query = { day: '2020-01-01' };
    const empty = await desk.call(endpoints.listTransferPairs, { query });
    expect(empty.value).toMatchObject({ day: '2020-01-01', content: [], nextCursor: null });
  });
});

describe('rings of transfers', () => {
  it('become one case of the day, which somebody explains', async () => {
    const { agent, child } = await family();
    await sendUp(child.browser, '70.00');
    const { pool } = test.database();
    // The agent sends it back, which the site lets only agents do.
    await pool.query(
      `insert into member_transfers (id, site_id, reference, from_id, to_id, direction,
                                     amount_minor, currency, made_at)
       select 'trf_ring00000001', site_id, 'TRRING0001', to_id, from_id, 'down', 6000, currency,
              made_at
         from member_transfers where from_id = $1`,
      [child.id],
    );
    const desk = await enterOperator(test, server, 'cashier');
    expect(await pairsOf(desk, agent.id)).toMatchObject([
      { down: '60.00', up: '70.00', net: '-10.00', isRing: true },
    ]);
    const { viewer } = server.built().contexts.site;
    const site = { id: viewer.peek().site.id, currency: 'THB' } as const;
    const run = () => test.inUnit((ctx) => watchRings(ctx), { site });
    await run();
    await run();
    const list = async (view: string) => {
      const query = { view, limit: '100' };
      const { value } = await desk.call(endpoints.listReconciliationCases, { query });
      const all = value['content'] as { id: string; kind: string; reference: string }[];
      return all.filter(({ kind }) => kind === 'transfer_ring');
    };
    const found = await list('open');
    const names = [agent, child].toSorted((row, other) => (row.id < other.id ? -1 : 1));
    expect(found).toMatchObject([
      { reference: names.map(({ username }) => username).join(', '), ours: '130.00' },
    ]);
    const params = { id: String(found[0]?.id) };
    await desk.call(endpoints.closeDifference, { params, body: { reason } });
    await run();
    expect(await list('open')).toEqual([]);
  });
});
