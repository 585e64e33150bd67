import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { player } from '../../../../test/factories/bets.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { buildTransfer } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { post } from '../../wallet/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const browsers = new Map<string, TestBrowser>();
const ids = new Map<string, string>();

interface KeptAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

beforeAll(async () => {
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  for (const { role, username, password } of JSON.parse(text) as KeptAccount[]) {
    const browser = server.browser();
    await browser.enter(endpoints.logIn, { username, password });
    browsers.set(role, browser);
  }
  const { rows } = await test
    .database()
    .pool.query<{ id: string; account: string }>('select id, account from members');
  rows.forEach(({ id, account }) => ids.set(account, id));
  await plays('demodownline3', 'LIVE', { stake: 2_000n, win: 3_000n });
  await plays('demodownline3', 'RNG', { stake: 500n, win: 0n });
  await plays('demodownline2', 'LIVE', { stake: 1_000n, win: 0n });
});

const today = () => String(test.clock.now().toZonedDateTimeISO('UTC').toPlainDate());
let played = 0;

async function plays(
  account: string,
  category: string,
  { stake, win }: { readonly stake: bigint; readonly win?: bigint },
): Promise<void> {
  played += 1;
  const memberId = ids.get(account) ?? '';
  await test.inUnit((ctx) =>
    post(ctx, [
      buildTransfer({
        type: 'adjustment',
        from: 'outside:bank',
        to: `member:${memberId}:cash`,
        amountMinor: stake,
        currency: 'THB',
      }),
    ]),
  );
  test.clock.advance({ seconds: 1 });
  const one = player(test, `team${played}`);
  const owner = { memberId, currency: 'THB', roundId: `round-${played}` };
  const game = { category, gameCode: 'table' };
  await one.send(one.bet('b', { ...owner, amountMinor: stake, game }));
  if (win === undefined) {
    return;
  }
  await one.send(one.command('WIN', 'w', { ...owner, refTxId: 'b', amountMinor: win }));
}

const as = (role: string) => browsers.get(role) ?? server.browser();
const ask = (role: string, endpoint: Endpoint, query: Record<string, string> = {}) =>
  as(role).call(endpoint, { query: { from: today(), to: today(), ...query } });

async function betsOf(role: string, query: Record<string, string> = {}) {
  const { value } = await ask(role, endpoints.listTeamBets, query);
  return endpoints.listTeamBets.reply.parse(value);
}

async function linesOf(role: string, query: Record<string, string> = {}) {
  const { value } = await ask(role, endpoints.listTeamTransactions, query);
  return endpoints.listTeamTransactions.reply.parse(value);
}

describe('bets of a team', () => {
  it('are those of everybody below, newest first, each by its account', async () => {
    const { content, upline } = await betsOf('agent');
    expect(upline).toEqual(['demoagent']);
    expect(content.map(({ account, stake, result }) => [account, stake, result])).toEqual([
      ['demodownline2', '10.00', 'LOSE'],
      ['demodownline3', '5.00', 'LOSE'],
      ['demodownline3', '20.00', 'WIN'],
    ]);
    expect(content[2]).toMatchObject({ roundNumber: 'round-1', payout: '30.00', net: '10.00' });
  });

  it('are narrowed by scope, account, product, result and stake', async () => {
    const accounts = async (query: Record<string, string>) =>
      (await betsOf('agent', query)).content.map(({ account }) => account);
    expect(await accounts({ scope: 'self' })).toEqual([]);
    expect(await accounts({ account: 'demodownline3' })).toHaveLength(2);
    expect(await accounts({ category: 'RNG' })).toEqual(['demodownline3']);
    expect(await accounts({ result: 'WIN' })).toEqual(['demodownline3']);
    expect(await accounts({ provider: 'vendor:none' })).toEqual([]);
    expect(await accounts({ leastStake: '6.00', mostStake: '15.00' })).toEqual(['demodownline2']);
  });

  it('come page by page, with sums of all', async () => {
    const first = await betsOf('agent', { limit: '2' });
    const rest = await betsOf('agent', { limit: '2', cursor: first.nextCursor ?? '' });
    expect([first.content.length, rest.content.length, rest.nextCursor]).toEqual([2, 1, null]);
    const { value } = await ask('agent', endpoints.readTeamBetTotals);
    const sums = { bets: 3, stake: '35.00', payout: '30.00', net: '-5.00' };
    expect(value).toMatchObject({ sums });
    expect(value['providers']).toMatchObject([{ provider: 'vendor:test' }]);
  });
});

describe('movements of money of a team', () => {
  it('are those of everybody below; balances are shown to their owner only', async () => {
    const { content } = await linesOf('agent');
    const [newest] = content.filter(({ type }) => type === 'stake');
    expect(newest).toMatchObject({
      account: 'demodownline2',
      moneyOut: '10.00',
      moneyIn: '0.00',
      balanceAfter: null,
    });
    const own = await linesOf('downline-2', { scope: 'self' });
    expect(own.content.find(({ type }) => type === 'stake')?.balanceAfter).not.toBeNull();
  });

  it('are narrowed by group and amount, and come page by page', async () => {
    const { content } = await linesOf('agent', { group: 'game', leastAmount: '15.00' });
    expect(content.map(({ type }) => type)).toEqual(['win', 'stake']);
    const first = await linesOf('agent', { group: 'game', limit: '3' });
    const rest = await linesOf('agent', { group: 'game', cursor: first.nextCursor ?? '' });
    expect([first.content.length, rest.content.length]).toEqual([3, 1]);
    const totals = await ask('agent', endpoints.readTeamTransactionTotals, { group: 'game' });
    const sums = { lines: 4, moneyIn: '30.00', moneyOut: '35.00' };
    expect(totals.value).toMatchObject({ sums });
  });
});

describe('where a page begins', () => {
  it('may be a moment, at which a search stopped', async () => {
    const all = await betsOf('agent');
    const cursor = all.content[1]?.placedAt ?? '';
    const older = await betsOf('agent', { cursor });
    expect(older.content.map(({ betId }) => betId)).toEqual([all.content[2]?.betId]);
    const lines = await linesOf('agent', { group: 'game', cursor });
    expect(lines.content.map(({ type }) => type)).toEqual(['win', 'stake']);
    expect([all.searchedTo, older.searchedTo, lines.searchedTo]).toEqual([null, null, null]);
  });

  it.each([
    ['listTeamBets', '2026-13-45T10:00:00Z'],
    ['listTeamBets', '4711-12'],
    ['listTeamTransactions', '2026-02-30T10:00:00Z'],
    ['listTeamTransactions', '999999999-1'],
  ] as const)('is nothing that no answer gave: %s at %s', async (name, cursor) => {
    const reply = await ask('agent', endpoints[name], { cursor });
    expect(reply).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('who may look, and how far', () => {
  it.each(['listTeamBets', 'listTeamTransactions', 'readTeamBetTotals'] as const)(
    'is nobody outside of the own team: %s (R80)',
    async (name) => {
      const above = await ask('downline-1', endpoints[name], { account: 'demoagent' });
      expect(above).toMatchObject({ status: 404, code: 'not_found' });
      const nobody = await ask('agent', endpoints[name], { account: 'nobodyhere' });
      expect(nobody).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  it('is one day for many, and 90 days back for anybody', async () => {
    const from = String(Temporal.PlainDate.from(today()).subtract({ days: 2 }));
    const many = await ask('agent', endpoints.listTeamBets, { from });
    expect(many).toMatchObject({ status: 422, code: 'team_record_days' });
    const one = await ask('agent', endpoints.listTeamBets, { from, account: 'demodownline3' });
    expect(one.status).toBe(200);
    const old = String(Temporal.PlainDate.from(today()).subtract({ days: 91 }));
    const long = await ask('agent', endpoints.listTeamTransactions, {
      from: old,
      to: old,
      scope: 'self',
    });
    expect(long).toMatchObject({ status: 422, code: 'team_record_days' });
  });
});

describe('a bet of the team that runs', () => {
  it('is neither won nor lost, in its file and in the sums', async () => {
    await plays('demodownline3', 'RNG', { stake: 700n });
    const query = { leastStake: '7.00', mostStake: '7.00' };
    const { value } = await ask('agent', endpoints.readTeamBetTotals, query);
    const sums = { bets: 1, stake: '7.00', open: '7.00', payout: '0.00', net: '0.00' };
    expect(value).toMatchObject({ sums });
    const file = await ask('agent', endpoints.readTeamBetsFile, query);
    const [heads, line] = String(file.value['csv'])
      .split('\r\n')
      .map((text) => text.split(','));
    const cells = Object.fromEntries((heads ?? []).map((head, at) => [head, line?.[at]]));
    expect(cells).toMatchObject({ Stake: '7.00', 'Profit and loss': '' });
  });
});

describe('files of a team', () => {
  it('hold every line of the filter, five a day, and each is kept', async () => {
    const bets = await ask('agent', endpoints.readTeamBetsFile);
    expect(String(bets.value['csv']).trimEnd().split('\r\n')).toHaveLength(5);
    const lines = await ask('agent', endpoints.readTeamTransactionsFile, { group: 'game' });
    expect(String(lines.value['csv']).trimEnd().split('\r\n')).toHaveLength(6);
    for (let file = 4; file <= 5; file += 1) {
      expect((await ask('agent', endpoints.readTeamStatementFile)).status).toBe(200);
    }
    const sixth = await ask('agent', endpoints.readAgentIncomeFile);
    expect(sixth).toMatchObject({ status: 429, code: 'team_export_limit' });
    const { rows } = await test
      .database()
      .pool.query('select number, report, row_count from team_exports order by number');
    expect(rows).toHaveLength(5);
    expect(rows[1]).toEqual({ number: 2, report: 'bets', row_count: 4 });
  });
});
