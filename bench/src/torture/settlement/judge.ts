import { bookFaults } from '@portal/server/test/books.ts';
import pg from 'pg';
import type { Verdict } from '../verdict.ts';
import type { Kills } from './settlement.ts';

interface Figures {
  readonly settled: number;
  readonly unsettled: number;
  /** Tickets whose result was booked more than once, and those that were won but not paid. */
  readonly doubled: number;
  readonly unpaid: number;
  readonly payout: string;
  readonly told: string;
  readonly booked: string;
  readonly open: string;
}

const query = `
  select count(*) filter (where t.draw_version = 1 and t.state <> 'open')::int as settled,
    count(*) filter (where t.draw_version = 0 or t.state = 'open')::int as unsettled,
    (select count(*)::int from (
      select bet_id from bet_revisions where kind = 'SETTLE' group by bet_id having count(*) > 1) d)
      as doubled,
    (select count(*)::int from lottery_tickets w join bets b on b.tx_id = w.id
      where b.payout_minor <> w.payout_minor or b.state <> 'settled') as unpaid,
    sum(t.payout_minor)::text as payout,
    (select i.payout_minor::text from lottery_issues i) as told,
    (select coalesce(-sum(l.amount_minor), 0)::text from lines l
      join accounts a on a.id = l.account_id where a.path = 'house:lottery:wins') as booked,
    (select coalesce(sum(l.amount_minor), 0)::text from lines l
      join accounts a on a.id = l.account_id where a.path = 'house:lottery:open') as open
  from lottery_tickets t`;

/** Tickets, bets, issue and ledger tell the same, each ticket once. */
export async function judgeSettlement(
  url: string,
  { tickets, kills, pages }: Kills & { readonly tickets: number },
): Promise<Verdict> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const { rows } = await pool.query<Figures>(query);
    const [figures] = rows;
    if (figures === undefined) {
      throw new Error('no figures');
    }
    const { settled, unsettled, doubled, unpaid, payout, told, booked, open } = figures;
    const books = await bookFaults(pool);
    const sums = { payout, told, booked, open };
    const isEven = payout === told && told === booked && open === '0';
    return {
      scenario: 'kill -9 in the middle of a settlement',
      acked: settled,
      lost: tickets - settled,
      doubled,
      unresolved: unsettled + unpaid,
      faults: [
        ...(isEven ? [] : [`tickets, issue and ledger differ: ${JSON.stringify(sums)}`]),
        ...books.map(({ fault, subject }) => `${fault}: ${subject}`),
      ],
      notes: { kills, pages },
    };
  } finally {
    await pool.end();
  }
}
