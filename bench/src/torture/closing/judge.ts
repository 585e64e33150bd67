import { setTimeout as pause } from 'node:timers/promises';
import { bookFaults } from '@portal/server/test/books.ts';
import pg from 'pg';
import type { Verdict } from '../verdict.ts';

export interface Sale {
  readonly gameCode: string;
  readonly issueNo: string;
  /** What each caller was told, with the tickets of what was taken. */
  readonly answers: readonly { readonly code: string; readonly tickets: readonly string[] }[];
  /** So long may sealing and drawing take. */
  readonly drawMs: number;
}

interface Figures {
  readonly state: string;
  readonly sealed: number | null;
  readonly stored: number;
  readonly late: number;
  readonly lastSecond: number;
  readonly missing: number;
}

const query = `
  select i.state, i.ticket_count as sealed, count(t.id)::int as stored,
    count(*) filter (where o.placed_at >= i.closes_at)::int as late,
    count(*) filter (where o.placed_at >= i.closes_at - interval '1 second')::int as "lastSecond",
    (select count(*)::int from unnest($3::text[]) as told (id)
      where not exists (select from lottery_tickets k join bets b on b.tx_id = k.id
        where k.id = told.id)) as missing
  from lottery_issues i join lottery_tickets t on t.issue_id = i.id
  join lottery_orders o on o.id = t.order_id
  where i.game_code = $1 and i.issue_no = $2 group by i.id`;

/** Every ticket that was told stands in tickets, bets and seal, and no other does. */
export async function judgeClosing(url: string, sale: Sale): Promise<Verdict> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const told = sale.answers.flatMap(({ tickets }) => tickets);
    const figures = await settledFigures(pool, sale, told);
    const { state, sealed, stored, late, lastSecond, missing } = figures;
    const refused = sale.answers.filter(({ code }) => code === 'lottery_issue_closed').length;
    const others = sale.answers.filter(
      ({ code }) => code !== 'ok' && code !== 'lottery_issue_closed',
    );
    return {
      scenario: 'bets while an issue closes',
      acked: told.length,
      lost: missing,
      doubled: stored - told.length,
      unresolved: others.length,
      faults: [
        ...(late === 0 ? [] : [`${late} tickets are late`]),
        ...(sealed === stored ? [] : [`${sealed} tickets are sealed, ${stored} stored`]),
        ...(state === 'settled' ? [] : [`the issue is ${state}`]),
        ...new Set(others.map(({ code }) => `an answer was ${code}`)),
        ...(await bookFaults(pool)).map(({ fault, subject }) => `${fault}: ${subject}`),
      ],
      notes: { refused, inTheLastSecond: lastSecond },
    };
  } finally {
    await pool.end();
  }
}

async function settledFigures(
  pool: pg.Pool,
  { gameCode, issueNo, drawMs, answers }: Sale,
  ticketIds: readonly string[],
): Promise<Figures> {
  const giveUpAt = performance.now() + drawMs;
  const values = [gameCode, issueNo, ticketIds];
  for (;;) {
    const { rows } = await pool.query<Figures>(query, values);
    const [figures] = rows;
    if (figures === undefined) {
      throw new Error(`nothing was sold: ${answers[0]?.code ?? 'no answer'}`);
    }
    if (figures.state === 'settled' || performance.now() > giveUpAt) {
      return figures;
    }
    await pause(500);
  }
}
