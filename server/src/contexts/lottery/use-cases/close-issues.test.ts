import { linesHashOf, rootOfPath } from '@portal/lottery';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { openDue } from '../store-issues.ts';
import { readTicket } from '../orders/read-ticket.ts';
import { closeIssues } from './close-issues.ts';
import { shipGames } from './ship-games.ts';

const test = testDatabase();
/** More than two pieces of 64, and an odd one. */
const tickets = 151;
const memberId = 'mbr_sealed00000000000000';

/** Tickets as they are placed, without the money that other tests follow. */
async function sell(): Promise<void> {
  const at = test.clock.now();
  await test.inUnit(async (ctx) => {
    await shipGames(ctx);
    await sql`
      insert into lottery_issues (game_code, issue_no, opens_at, closes_at, draws_at)
      values ('VNNORTH', 'SEAL', ${String(at.subtract({ seconds: 1 }))},
        ${String(at.add({ minutes: 1 }))}, ${String(at.add({ minutes: 2 }))})`.execute(ctx.tx);
    await openDue(ctx.tx, at);
    await sql`
      insert into lottery_orders (id, member_id, game_code, game_version, placed_at, currency,
        lines, lines_hash, stop_on_win, cost_minor)
      values ('lto_seal', ${memberId}, 'VNNORTH', 1, ${String(at)}, 'THB', '[]',
        ${linesHashOf('[]')}, false, ${tickets})`.execute(ctx.tx);
    await addTickets(1, tickets).execute(ctx.tx);
    await addBets(at).execute(ctx.tx);
  });
}

/** What no program may do to what stands. */
async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: test.ownerUrl() });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const addTickets = (from: number, to: number) => sql`
  insert into lottery_tickets
    (id, order_id, issue_id, member_id, multiple, cost_minor, rebate_minor, leaf)
  select 'ltk_' || lpad(n::text, 6, '0'), 'lto_seal', i.id, ${memberId}, 1, 1, 0,
         sha256(n::text::bytea)
  from lottery_issues i cross join generate_series(${from}::int, ${to}::int) n
  where i.issue_no = 'SEAL'`;

/** The bets that receipts name. */
const addBets = (at: Temporal.Instant) => sql`
  with named as (
    select id as tx_id, gen_random_uuid() as id from lottery_tickets where order_id = 'lto_seal'),
  placed as (
    insert into bets (id, member_id, placed_at, provider, tx_id, category, game_code, currency,
      stake_minor, open_minor, payout_minor, valid_minor, state, result, balance_before_minor,
      balance_after_minor)
    select id, ${memberId}, ${String(at)}::timestamptz, 'lottery', tx_id, 'LOTT', 'VNNORTH', 'THB',
      1, 1, 0, 0, 'open', 'PENDING', 1, 0 from named)
  insert into bet_transactions (provider, class, tx_id, state, member_id, currency, amount_minor,
    bet_id, placed_at, created_at)
  select 'lottery', 'stake', tx_id, 'applied', ${memberId}, 'THB', -1, id,
    ${String(at)}::timestamptz, ${String(at)}::timestamptz from named`;

describe('the seal of an issue (R46)', () => {
  it('keeps its tree, so that each receipt has its path from a few digests', async () => {
    await sell();
    test.clock.advance({ minutes: 1 });
    expect(await test.inUnit(closeIssues)).toEqual({ isMore: false });
    for (const n of [1, 2, 64, 65, 128, 129, 150, 151]) {
      const id = `ltk_${String(n).padStart(6, '0')}`;
      const { ticket, issue, path } = await test.inUnit((ctx) => readTicket(ctx, { memberId, id }));
      expect(rootOfPath(ticket.leaf, path)).toBe(issue.ticketRoot);
      expect(path.length).toBeLessThanOrEqual(8);
    }
  });

  it('makes the same path from the leaves of issues of before', async () => {
    const query = { memberId, id: 'ltk_000129' } as const;
    const { path } = await test.inUnit((ctx) => readTicket(ctx, query));
    await asOwner('delete from lottery_seal_levels');
    expect((await test.inUnit((ctx) => readTicket(ctx, query))).path).toEqual(path);
  });

  it('lets no ticket come after it, whoever adds one (R40)', async () => {
    const late = test.inUnit((ctx) => addTickets(tickets + 1, tickets + 1).execute(ctx.tx));
    await expect(late).rejects.toMatchObject({ constraint: 'tickets_before_seal' });
  });
});
