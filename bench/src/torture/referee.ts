import pg from 'pg';
import { bookFaults } from '@portal/server/test/books.ts';
import type { Player } from '../load/players.ts';
import type { Answered, Journal } from './journal.ts';
import type { Verdict } from './verdict.ts';

interface StakeRow {
  readonly reference: string;
  readonly count: string;
}

/** Compares the client's journal with the ledger, round by round, and proves the books. */
export async function judgeSpins(
  scenario: string,
  run: {
    readonly url: string;
    readonly journal: Journal;
    readonly players: readonly Player[];
    readonly notes: Readonly<Record<string, number>>;
    readonly faults?: readonly string[];
  },
): Promise<Verdict> {
  const { journal, players } = run;
  const pool = new pg.Pool({ connectionString: run.url, max: 1 });
  try {
    const stakes = await stakesOf(pool, players);
    const compared = compareRounds([...journal.answers.values()], stakes);
    const books = await bookFaults(pool);
    return {
      scenario,
      ...compared,
      unresolved: journal.sent.size - journal.answers.size,
      faults: [
        ...journal.contradictions.map((text) => `a key changed its answer: ${text}`),
        ...books.map(({ fault, subject }) => `books: ${fault} (${subject})`),
        ...(run.faults ?? []),
      ],
      notes: run.notes,
    };
  } finally {
    await pool.end();
  }
}

/**
 * The journal's acknowledged rounds against the stakes in the ledger. A stake that no key was
 * acknowledged for counts as doubled, and so do two keys that share a round.
 */
export function compareRounds(
  answers: readonly Answered[],
  stakes: ReadonlyMap<string, number>,
): Pick<Verdict, 'acked' | 'lost' | 'doubled'> {
  const acked = answers.filter((answer) => answer.outcome === 'done');
  const rounds = new Set(acked.map((answer) => answer.result));
  const posted = [...stakes.values()].reduce((sum, count) => sum + count, 0);
  const lost = [...rounds].filter((round) => !stakes.has(round)).length;
  const shared = acked.length - rounds.size;
  return { acked: acked.length, lost, doubled: posted - (rounds.size - lost) + shared };
}

/** How often each round of these players was staked for. */
async function stakesOf(
  pool: pg.Pool,
  players: readonly Player[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<StakeRow>(
    `select e.reference, count(*) as count
     from accounts a join lines l on l.account_id = a.id join entries e on e.id = l.entry_id
     where a.path = any($1) and e.type = 'stake' group by e.reference`,
    [players.map(({ memberId }) => `member:${memberId}:cash`)],
  );
  return new Map(rows.map((row) => [row.reference, Number(row.count)]));
}
