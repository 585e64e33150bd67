import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isIdOf } from '@portal/protocol';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { lockedTerms, refuseReturn, type Wage } from '../agents/index.ts';
import { wagesOf } from './wages-of.ts';

/** As many as `npm start` tells on a bare machine. */
const demoDays = 60;
const folder = mkdtempSync(join(tmpdir(), 'portal-demo-contracts-'));
const vendorsFile = join(folder, 'introductions.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  vendorsFile,
  JSON.stringify([
    {
      code: 'SIM_RS',
      name: 'Simulator One',
      dialect: 'softswiss',
      merchantId: 'merchant',
      key: 'a secret of both sides',
      launchSecret: 'a secret for launches',
      launchUrl: 'http://127.0.0.1:9/launch',
      games: [{ gameCode: 'reels', gameType: 'RNG', name: 'Reels', displayNames: {} }],
    },
  ]),
);

// A past is told before the first test, and a machine may have much else to do.
vi.setConfig({ hookTimeout: 900_000 });

const test = testDatabase();
runningServer(test, { demoDays, vendorsFile });

type Row = Readonly<Record<string, unknown>>;

async function rowsOf(query: string): Promise<readonly Row[]> {
  return (await test.database().pool.query<Row>(query)).rows;
}

describe('the agents of the demo of a bare machine', () => {
  it('hold more than the usual rates, hand on less, and were paid differences', async () => {
    const held = await rowsOf(
      `select m.account, max(t.rates[4]) as slots
         from tree_terms t join members m on m.id = t.member_id
        where m.account in ('demoagent', 'demodownline1', 'demodownline2') group by 1 order by 1`,
    );
    const [top, direct, below] = ['demoagent', 'demodownline1', 'demodownline2'].map((account) =>
      Number(held.find((row) => row['account'] === account)?.['slots'] ?? 12_000),
    );
    expect([top, direct, below]).toEqual([14_000, 13_000, 12_000]);
    const [paid] = await rowsOf(
      `select coalesce(sum(r.amount), 0)::int as differences
         from rebate_payments p join members m on m.id = p.member_id
              cross join jsonb_to_recordset(p.parts) as r (source text, amount int)
        where m.account = 'demoagent' and r.source = 'team'`,
    );
    expect(Number(paid?.['differences'])).toBeGreaterThan(100);
  });

  it('are the top of four levels with a hundred members', async () => {
    const levels = await rowsOf(
      `select t.level, count(*)::int as people
         from tree_positions t, tree_positions top join members m on m.id = top.member_id
        where m.account = 'demoagent' and starts_with(t.path, top.path)
        group by t.level order by t.level`,
    );
    expect(levels).toHaveLength(4);
    const people = levels.reduce((sum, row) => sum + Number(row['people']), 0);
    // The last who join do so on the last day, some of them after now.
    expect(people).toBeGreaterThanOrEqual(90);
    expect(await rowsOf('select count(*) >= 97 as enough from members')).toEqual([
      { enough: true },
    ]);
  });

  it('have figures of sixty days', async () => {
    const days = await rowsOf(
      `select count(distinct d.site_day)::int as days, min(d.site_day)::text as first,
              (min(p.opened_at at time zone 'Asia/Bangkok')::date + 1)::text as second
         from demo_past p, team_days d join tree_positions t on t.number = d.agent_number
         join members m on m.id = t.member_id
        where m.account = 'demoagent' and d.stake_minor > 0`,
    );
    // Who was there on the first day played on the day after; today is folded when the doors open.
    expect(days[0]?.['days']).toBeGreaterThanOrEqual(demoDays - 1);
    expect(days[0]?.['first']).toBe(days[0]?.['second']);
  });

  it('have contracts in every state', async () => {
    const states = await rowsOf('select distinct state from contracts order by state');
    expect(states.map(({ state }) => state)).toEqual([
      'ACTIVE',
      'AUTO_ENDED',
      'CANCELLED',
      'EXPIRED',
      'PENDING',
      'REJECTED',
      'SUPERSEDED',
      'TERMINATED',
      'TERM_REQUESTED',
      'WITHDRAWN',
    ]);
  });

  it('are paid by the house no more than its own guard lets flow back (A10)', async () => {
    const paid = await rowsOf(
      `select distinct payee_id as id from contracts
        where payer_id is null and state in ('PENDING', 'ACTIVE', 'TERM_REQUESTED')`,
    );
    const payees = paid.map(({ id }) => String(id)).filter((id) => isIdOf('mbr', id));
    const wages = await test.inUnit(async (ctx) => {
      const found: Wage[] = [];
      for (const memberId of payees) {
        const own = await wagesOf(ctx, memberId);
        refuseReturn(await lockedTerms(ctx, memberId), own);
        found.push(...own);
      }
      return found;
    });
    expect(wages.map(({ kind }) => kind)).toContain('DAILY');
  });

  it('have bills of every kind', async () => {
    const kinds = await rowsOf('select distinct kind from contract_runs order by kind');
    expect(kinds.map(({ kind }) => kind)).toEqual(['DAILY', 'DIVIDEND', 'HOURLY', 'REALTIME']);
    const paid = await rowsOf(
      `select distinct r.kind from bill_payments p join contract_bills b on b.id = p.bill_id
         join contract_runs r on r.id = b.run_id order by r.kind`,
    );
    expect(paid.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['DAILY', 'DIVIDEND']));
  });

  it('have a debt that is open', async () => {
    const debts = await rowsOf(
      `select payer.account as payer, payee.account as payee, d.cleared_at is null as open
         from contract_debts d join members payer on payer.id = d.payer_id
         join members payee on payee.id = d.payee_id
        where d.owed_minor > 0 and (d.left_minor > 0) = (d.cleared_at is null)`,
    );
    expect(debts.map(({ payer }) => payer)).toEqual(debts.map(() => 'northgate'));
    expect(debts.filter(({ open }) => open === true)).not.toEqual([]);
  });
});
