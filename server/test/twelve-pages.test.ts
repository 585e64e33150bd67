import { mostTeamFileLines, type Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runningServer, endlessRates } from './factories/running.ts';
import { testDatabase } from './harness.ts';
import { asOwner } from './owner.ts';
import { partedReports, partsOf } from './twelve-pages/parts.ts';
import { type AgentPage, type Query, twelvePages } from './twelve-pages/pages.ts';
import { pagesWorld, personal } from './twelve-pages/world.ts';

/**
 * The twelve pages of agents, a row each, held to what agents-loyalty-money.md B5 says of all of
 * them: what narrows, sorts and pages, how far back, who may look, what is masked, and the files.
 */
const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const world = pagesWorld(test, server);

beforeAll(() => world.begin(), 60_000);

/** Titles are known before the days are. */
const names = twelvePages({ today: '', yesterday: '', statement: '' }).map(({ page }) => page);

function pageOf(name: string): AgentPage {
  const found = twelvePages(world.dates()).find(({ page }) => page === name);
  if (found === undefined) {
    throw new Error(`${name} is a page`);
  }
  return found;
}

const ask = (row: AgentPage, query: Query = {}, role = 'agent') =>
  world.as(role).call(row.call, { query: { ...row.query, ...query } });

async function rowsOf(row: AgentPage, query: Query = {}): Promise<readonly string[]> {
  const got = await ask(row, query);
  expect(got.code, JSON.stringify(query)).toBeUndefined();
  return row.rows(got.value);
}

const pagesWith = (holds: (row: AgentPage) => boolean) =>
  twelvePages({ today: '', yesterday: '', statement: '' })
    .filter((row) => holds(row))
    .map(({ page }) => page);

describe('each of the twelve pages', () => {
  it('is named by the specification once', () => {
    expect([names.length, new Set(names).size]).toEqual([12, 12]);
  });

  it.each(pagesWith(({ narrows }) => narrows.length > 0))(
    'is narrowed by each of its filters: %s',
    async (name) => {
      const row = pageOf(name);
      const all = await rowsOf(row, name === 'registerCenter' ? { pageSize: '100' } : {});
      for (const [query, inside, outside] of row.narrows) {
        const rows = await rowsOf(row, query);
        expect(rows, JSON.stringify(query)).toContain(inside);
        expect(rows, JSON.stringify(query)).not.toContain(outside);
        expect(all, 'what is taken out is there').toContain(outside);
      }
    },
  );

  it.each(pagesWith(({ sorts }) => sorts.length > 0))(
    'is sorted both ways by each of its columns: %s',
    async (name) => {
      const row = pageOf(name);
      for (const [query, rows] of row.sorts) {
        const label = JSON.stringify(query);
        expect(await rowsOf(row, { ...query, order: 'desc' }), label).toEqual(rows);
        expect(await rowsOf(row, { ...query, order: 'asc' }), label).toEqual(rows.toReversed());
      }
    },
  );
});

describe('the pages of a list', () => {
  const everything = async (row: AgentPage) => rowsOf(row, sizeOf(row, '100'));
  const sizeOf = (row: AgentPage, size: string): Query =>
    row.paging === 'number' ? { pageSize: size } : { limit: size };

  async function walk(row: AgentPage, size: string): Promise<readonly string[]> {
    const found: string[] = [];
    let next: Query | undefined = {};
    for (let turn = 1; next !== undefined; turn += 1) {
      const { value } = await ask(row, { ...sizeOf(row, size), ...next });
      const rows = row.rows(value);
      expect(rows.length).toBeLessThanOrEqual(Number(size));
      found.push(...rows);
      const cursor: unknown = value['nextCursor'];
      next = row.paging === 'number' ? nextPage(value, turn) : nextBehind(cursor);
    }
    return found;
  }

  const nextPage = (value: Readonly<Record<string, unknown>>, turn: number) =>
    turn < Number(value['totalPages']) ? { page: String(turn + 1) } : undefined;
  const nextBehind = (cursor: unknown) => (typeof cursor === 'string' ? { cursor } : undefined);

  // The links of the register centre are walked through in all four sizes below.
  it.each(pagesWith(({ page, paging }) => paging !== 'none' && page !== 'registerCenter'))(
    'have neither gaps nor doubles: %s',
    async (name) => {
      const row = pageOf(name);
      const all = await everything(row);
      expect(all.length).toBeGreaterThan(2);
      expect(await walk(row, '1')).toEqual(all);
      expect(await walk(row, '2')).toEqual(all);
    },
  );

  it('have 10, 20, 50 or 100 rows, 20 unless said otherwise', async () => {
    const row = pageOf('registerCenter');
    expect(await rowsOf(row)).toHaveLength(20);
    for (const size of ['10', '20', '50', '100']) {
      expect(await rowsOf(row, { pageSize: size })).toHaveLength(Number(size));
      const walked = await walk(row, size);
      expect(new Set(walked).size).toBe(walked.length);
      expect(walked).toEqual(expect.arrayContaining(['for agents', 'card 1', 'card 120']));
    }
  });

  it.each(pagesWith(({ paging }) => paging !== 'none'))(
    'refuse a forged place, and more than 100: %s',
    async (name) => {
      const row = pageOf(name);
      const forged: readonly Query[] =
        row.paging === 'number'
          ? [{ page: '0' }, { page: '1000001' }, { page: '-1' }, { pageSize: '101' }]
          : [{ cursor: 'mbr_0123456789abcdef' }, { cursor: "' or 1=1" }, { limit: '101' }];
      for (const query of forged) {
        const { status, code } = await ask(row, query);
        expect([status, code], JSON.stringify(query)).toEqual([400, 'validation_failed']);
      }
      if (row.paging === 'number') {
        expect(await rowsOf(row, { page: '1000000', pageSize: '100' })).toEqual([]);
      }
    },
  );
});

describe('the days of a report', () => {
  const before = (days: number) =>
    String(Temporal.PlainDate.from(world.dates().today).subtract({ days }));

  it.each(pagesWith(({ back }) => back !== undefined))(
    'are 31 at most, in order, and as far back as is shown: %s',
    async (name) => {
      const row = pageOf(name);
      const { back = 0, query } = row;
      const { today } = world.dates();
      const code = async (from: string, to: string) => (await ask(row, { from, to })).code;
      expect(await code(before(31), today)).toBe('validation_failed');
      expect(await code(today, before(1))).toBe('validation_failed');
      const refusal = back === 400 ? 'team_report_days' : 'team_record_days';
      expect(await code(before(back), before(back))).toBeUndefined();
      const old = await ask(row, { from: before(back + 1), to: before(back + 1) });
      expect([old.status, old.code, old.data]).toEqual([422, refusal, { backDays: back }]);
      // Many are looked at for a day where their lines stand, and so are hours.
      const month = row.back === 400 ? {} : { account: 'bobbelow' };
      const whole = await ask(row, { ...month, from: before(30), to: today });
      expect(whole.code).toBe(query['kind'] === 'HOURLY' ? 'validation_failed' : undefined);
      if (back === 90) {
        expect(await code(before(1), today)).toBe('team_record_days');
      }
    },
  );
});

describe('who may look', () => {
  it('is an agent with an account of the own', async () => {
    for (const row of twelvePages(world.dates())) {
      const codes = [];
      for (const role of ['member', 'trial']) {
        codes.push((await ask(row, {}, role)).code);
      }
      expect(codes, row.page).toEqual(['error_not_agent', 'in_need_true_account']);
    }
  });

  it.each(pagesWith(({ stranger }) => stranger !== undefined))(
    'and nobody outside of the own team: %s (R80)',
    async (name) => {
      const row = pageOf(name);
      for (const account of ['demomember', 'demoagent', 'nobody_here']) {
        const got = await ask(row, { account }, 'downline-1');
        if (row.stranger === 'refused') {
          expect([got.status, got.code, got.data], account).toEqual([404, 'not_found', {}]);
        } else {
          const isPayer = account === 'demoagent';
          expect(row.rows(got.value), account).toHaveLength(isPayer ? 1 : 0);
        }
      }
    },
  );

  it('reads nothing personal of those below, and a name by its ends', async () => {
    for (const row of twelvePages(world.dates())) {
      const { text } = await ask(row);
      expect(text, row.page).not.toContain(personal.name);
      expect(text, row.page).not.toContain(personal.phone);
      expect(text, row.page).not.toMatch(/mbr_/u);
    }
    const { value } = await ask(pageOf('downlineManagmentView'), { search: 'bobbelow' });
    expect(value['content']).toMatchObject([{ name: 'S***e' }]);
  });
});

describe('the contracts of a page of pay', () => {
  it.each(['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'])('are narrowed: %s', async (kind) => {
    const contracts = async (query: Query) => {
      const got = await world
        .as('agent')
        .call(endpoints.listContracts, { query: { kind, direction: 'out', ...query } });
      return endpoints.listContracts.reply.parse(got.value).content.map(({ id }) => id.slice(-1));
    };
    expect(await contracts({ direction: 'in' })).toEqual(['1']);
    expect((await contracts({})).toSorted()).toEqual(['2', '3']);
    expect(await contracts({ scope: 'LIVE' })).toEqual(['2']);
    expect(await contracts({ account: 'bobbelow' })).toEqual(['3']);
    expect(await contracts({ state: 'ACTIVE' })).toHaveLength(2);
    expect(await contracts({ state: 'PENDING' })).toEqual([]);
  });
});

describe('the file of a page', () => {
  const filed = pagesWith(({ file }) => file !== undefined);
  const fileOf = (row: AgentPage, query: Query = {}) =>
    world.as('agent').call(row.file as Endpoint, { query: { ...row.query, ...query } });
  beforeEach(() => asOwner(test, 'delete from team_exports'));

  it.each(filed)(
    'has the lines of the filter, a mark, and its row in the audit: %s',
    async (name) => {
      const row = pageOf(name);
      const [query] = row.narrows[0] ?? [{}];
      const shown = await rowsOf(row, query);
      const csv = String((await fileOf(row, query)).value['csv']);
      expect(csv.startsWith('\uFEFF')).toBe(true);
      // The statement has the agent and the whole team besides.
      const more = name === 'palStatementsAgentCopy' ? 3 : 1;
      expect(csv.trim().split('\r\n')).toHaveLength(shown.length + more);
      const [kept] = await asOwner(test, 'select agent_id, filter, row_count from team_exports');
      expect(kept).toMatchObject({
        agent_id: world.idOf('demoagent'),
        row_count: shown.length,
        filter: { ...row.query, ...query },
      });
    },
  );

  it.each(partedReports.map(({ page }) => page))(
    'is the same in parts of a line: %s',
    async (name) => {
      const row = pageOf(name);
      const whole = String((await fileOf(row)).value['csv'])
        .trim()
        .split('\r\n');
      const parts = await partsOf(name, row.query, world);
      expect(parts.toSorted()).toEqual(whole.slice(1).toSorted());
    },
  );

  it('has no formula in a text', async () => {
    const evil = '=cmd|A0';
    await asOwner(test, `update members set account = $1 where account = 'bobbelow'`, [evil]);
    await asOwner(test, `update register_links set note = $1 where note = 'card 1'`, [evil]);
    for (const name of filed) {
      await asOwner(test, 'delete from team_exports');
      const csv = String((await fileOf(pageOf(name))).value['csv']);
      expect(csv, name).not.toMatch(/(?:^|,|\n)"?[=+@\t]/u);
      // Nobody is named in the income; whose bill it is stands in a sentence.
      expect(csv.includes('cmd|A0'), name).toBe(name !== 'agentRevenueReport');
    }
    await asOwner(test, `update members set account = 'bobbelow' where account = $1`, [evil]);
    await asOwner(test, `update register_links set note = 'card 1' where note = $1`, [evil]);
  });

  it('is one of five of a day, whatever they are of', async () => {
    for (const name of filed.slice(0, 5)) {
      expect((await fileOf(pageOf(name))).status, name).toBe(200);
    }
    for (const name of filed) {
      const { status, code, data } = await fileOf(pageOf(name));
      expect([status, code, data], name).toEqual([429, 'team_export_limit', { most: 5 }]);
    }
  });

  it('has 50,000 lines at most, made behind the page', async () => {
    const row = pageOf('registerCenter');
    const have = Number((await ask(row)).value['total']);
    const [agentId, now] = [world.idOf('demoagent'), String(test.clock.now())];
    const insert = `insert into register_links (code, agent_id, note, created_at, ended_at)
       select 'M' || lpad(n::text, 8, '0'), $1, 'more', $2::timestamptz, $2::timestamptz
         from generate_series($3::int, $4::int) n`;
    const left = mostTeamFileLines - have;
    await asOwner(test, insert, [agentId, now, 1, left]);
    const most = await fileOf(row);
    expect(most.value).toMatchObject({ csv: null });
    const { value } = await world.as('agent').call(endpoints.listTeamFiles);
    const made = { id: most.value['fileId'], state: 'waiting', rows: mostTeamFileLines };
    expect(value['content']).toMatchObject([made]);
    await asOwner(test, insert, [agentId, now, left + 1, left + 1]);
    const { status, code, data } = await fileOf(row);
    const refusal = [422, 'record_too_long', { mostLines: mostTeamFileLines }];
    expect([status, code, data]).toEqual(refusal);
  });
});
