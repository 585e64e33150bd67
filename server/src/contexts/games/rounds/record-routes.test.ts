import { mostPartLines } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOwner } from '../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

const days = { from: '2026-03-01', to: '2026-03-31' };

async function play(browser: ReturnType<typeof server.browser>, key: string): Promise<void> {
  const games = await browser.call(endpoints.listHotGames, { query: { limitNum: '1' } });
  const [game] = games.value['list'] as { nodeId: string }[];
  const body = { nodeId: game?.nodeId ?? '' };
  const launched = await browser.call(endpoints.launchGame, { body });
  const stake = String(launched.value['defaultStake']);
  expect((await browser.call(endpoints.spinSlot, { body: { ...body, stake }, key })).status).toBe(
    200,
  );
}

/** The lines of a file, without its mark. */
function linesOf(csv: unknown): readonly string[] {
  return String(csv).replace('\uFEFF', '').trimEnd().split('\r\n');
}

describe('the days of a record', () => {
  it.each([
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2026-01-01', to: '2026-04-03' },
    { from: '1999-12-31', to: '2000-01-01' },
    { from: '9999-12-31', to: '9999-12-31' },
    { from: '2026-03-01T00:00:00Z', to: '2026-03-02' },
    { from: "2026-03-01'; --", to: '2026-03-02' },
    { ...days, engine: 'roulette' },
    { ...days, state: 'OPEN' },
    { ...days, more: '1' },
  ])('are refused: %j', async (query) => {
    const browser = server.browser();
    await registerMember(browser);
    for (const endpoint of [
      endpoints.listRounds,
      endpoints.readRoundTotals,
      endpoints.readRoundsFile,
    ]) {
      const got = await browser.call(endpoint, { query });
      expect([got.status, got.code]).toEqual([400, 'validation_failed']);
    }
  });

  it('may be a quarter, and must be there for sums and files', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const quarter = { from: '2026-01-01', to: '2026-04-02' };
    expect((await browser.call(endpoints.readRoundTotals, { query: quarter })).status).toBe(200);
    for (const endpoint of [endpoints.readRoundTotals, endpoints.readRoundsFile]) {
      expect((await browser.call(endpoint)).code).toBe('validation_failed');
    }
  });
});

describe('the sums and the file of the betting record', () => {
  it('say of the whole range what the list says, to the member and to the desk', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    await play(browser, 'records-sum-1');
    await play(browser, 'records-sum-2');
    const listed = await browser.call(endpoints.listRounds, { query: days });
    const content = listed.value['content'] as { stake: string; roundId: string }[];
    const totals = await browser.call(endpoints.readRoundTotals, { query: days });
    expect(totals.value).toMatchObject({ currency: 'THB', rounds: 2 });
    expect(Number(totals.value['stake'])).toBe(
      content.reduce((sum, { stake }) => sum + Number(stake), 0),
    );
    const file = await browser.call(endpoints.readRoundsFile, { query: days });
    const [head, first] = linesOf(file.value['csv']);
    expect(file.value['fileName']).toBe('rounds-2026-03-01-2026-03-31.csv');
    expect(head).toBe('Time (Asia/Bangkok),Round,Game,State,Currency,Stake,Win,Net');
    expect(first).toContain(`2026-03-02 15:00:00,${content[0]?.roundId},`);
    const operator = await enterOwner(server);
    const asked = { params: { id }, query: days };
    const seen = await operator.call(endpoints.readMemberRoundTotals, asked);
    expect(seen.value).toEqual(totals.value);
    const kept = await operator.call(endpoints.readMemberRoundsFile, asked);
    expect(kept.value).toEqual(file.value);
    const nobody = { ...asked, params: { id: 'mbr_00000000000000000000000000000000' } };
    for (const endpoint of [endpoints.readMemberRoundTotals, endpoints.readMemberRoundsFile]) {
      expect((await operator.call(endpoint, nobody)).code).toBe('not_found');
    }
  });

  it('are written in the language of the call', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const query = { ...days, language: 'AR' };
    const file = await browser.call(endpoints.readRoundsFile, { query });
    expect(linesOf(file.value['csv'])).toEqual([
      expect.stringMatching(/^الوقت \(Asia\/Bangkok\),/u),
    ]);
  });

  it('hand out more rounds than a part holds part by part, and sum all of them', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const count = mostPartLines + 1;
    await test.database().pool.query(
      `insert into rounds (id, member_id, mode, node_id, design_id, played_at, currency,
         stake_minor, win_minor, balance_after_minor, seed_index, client_seed, nonce, result)
       select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008' ||
               lpad(to_hex(n), 15, '0'))::uuid, $1, 'real', '100001', 1, at, 'THB', 20, 0, 80, 1,
              'c', n, '[1,2,3,4,5]'
         from generate_series(1, $2) n,
              lateral (select '2026-02-01'::timestamptz + n * interval '1 minute' as at) t`,
      [id, count],
    );
    const query = { from: '2026-02-01', to: '2026-02-28' };
    const first = await browser.call(endpoints.readRoundsFile, { query });
    const cursor = String(first.value['nextCursor']);
    const second = await browser.call(endpoints.readRoundsFile, { query: { ...query, cursor } });
    expect(second.value['nextCursor']).toBeNull();
    const whole = `${String(first.value['csv'])}${String(second.value['csv'])}`;
    const lines = whole.trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[1]))).toHaveLength(count);
    const totals = await browser.call(endpoints.readRoundTotals, { query });
    expect(totals.value).toMatchObject({ rounds: count, stake: '1000.20' });
  });
});

describe('the sums and the file of the account record', () => {
  it('say of the whole range what the list says, to the member and to the desk', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const totals = await browser.call(endpoints.readStatementTotals, { query: days });
    expect(totals.value).toEqual({
      currency: 'THB',
      lines: 1,
      moneyIn: '10000.00',
      moneyOut: '0.00',
      net: '10000.00',
      opening: '0.00',
      closing: '10000.00',
    });
    const file = await browser.call(endpoints.readStatementFile, { query: days });
    const [head, closing, first, opening] = linesOf(file.value['csv']);
    expect([closing, opening]).toEqual([
      ',,Closing balance,,THB,,10000.00,',
      ',,Opening balance,,THB,,0.00,',
    ]);
    expect(head).toBe(
      'Time (Asia/Bangkok),Entry,Type,Reference,Currency,Amount,Balance after,Explanation',
    );
    expect(first).toMatch(
      /^2026-03-02 15:00:00,\d+,Demo credit from the house,.*,THB,10000\.00,10000\.00,$/u,
    );
    // What follows a line begins without heads, and ends with what stood there at first.
    const { content } = (await browser.call(endpoints.listStatementLines, { query: days })).value;
    const [{ entryId: cursor = '' } = {}] = content as readonly { readonly entryId?: string }[];
    const rest = await browser.call(endpoints.readStatementFile, { query: { ...days, cursor } });
    expect(rest.value).toMatchObject({ csv: `${opening ?? ''}\r\n`, nextCursor: null });
    const wins = { ...days, type: 'win' };
    const none = await browser.call(endpoints.readStatementTotals, { query: wins });
    expect(none.value).toMatchObject({ lines: 0, net: '0.00', opening: null, closing: null });
    const empty = await browser.call(endpoints.listStatementLines, { query: wins });
    expect(empty.value['content']).toEqual([]);
    const operator = await enterOwner(server);
    const asked = { params: { id }, query: days };
    const seen = await operator.call(endpoints.readMemberStatementTotals, asked);
    expect(seen.value).toEqual(totals.value);
    const kept = await operator.call(endpoints.readMemberStatementFile, asked);
    // The desk reads what the books name each line by, which says nothing to a member.
    const csv = String(kept.value['csv']).replace(`,${id},`, ',,');
    expect({ ...kept.value, csv }).toEqual(file.value);
    const fun = { ...asked, query: { ...days, currency: 'FUN' } };
    const purse = await operator.call(endpoints.readMemberStatementTotals, fun);
    expect(purse.value).toMatchObject({ currency: 'FUN', lines: 0 });
  });
});
