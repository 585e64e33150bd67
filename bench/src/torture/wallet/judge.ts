import type pg from 'pg';
import type { BookFault } from '@portal/server/test/books.ts';
import { percentiles } from '../../load/percentiles.ts';
import type { BenchVendor, Seat } from '../../load/vendor-seats.ts';
import type { Verdict } from '../verdict.ts';
import type { VendorBook } from './play-round.ts';

interface Kept {
  readonly txId: string;
  readonly state: string;
}

/** What we keep of a vendor's commands; where a win is a settlement, it is a version of its bet. */
const keptQuery = `
  select tx_id as "txId", state from bet_transactions where provider = $1
  union all
  select r.tx_id, 'applied' from bet_revisions r
    join bets b on b.id = r.bet_id and b.placed_at = r.placed_at
   where b.provider = $1 and r.kind = 'SETTLE'`;

/** Holds the vendor's own book against ours, command by command and player by player. */
export async function judgeWallet(
  pool: pg.Pool,
  run: {
    readonly vendor: Pick<BenchVendor, 'code' | 'dialect'>;
    readonly book: VendorBook;
    readonly seats: readonly Seat[];
    readonly cashMinor: bigint;
    /** Of all books, in which those of this vendor are. */
    readonly faults: readonly BookFault[];
    readonly notes: Readonly<Record<string, number>>;
  },
): Promise<Verdict> {
  const { vendor, book, seats, cashMinor } = run;
  const { rows } = await pool.query<Kept>(keptQuery, [`vendor:${vendor.code}`]);
  const kept = new Map(rows.map(({ txId, state }) => [txId, state]));
  const ended = [...book.ended];
  const lost = ended.filter(
    ([txId, state]) => state !== 'nothing' && kept.get(txId) !== state,
  ).length;
  const stray = rows.filter(({ txId }) => !book.ended.has(txId)).length;
  const wrong = await wrongBalances(pool, { book, seats, cashMinor });
  const { unresolved, wrongClass, ...counts } = book.counts;
  const { p50Ms, p99Ms } = percentiles(book.durations);
  return {
    scenario:
      `R110, R111, R112 in ${vendor.dialect}: wallet calls of a vendor, 30 % twice, reordered, ` +
      'with lost answers, kill -9 of the database and a proxy that cuts at COMMIT',
    acked: ended.length,
    lost,
    doubled: stray + wrong.length,
    unresolved,
    faults: [
      ...book.faults.slice(0, 10),
      ...wrong.slice(0, 10),
      ...run.faults.map(({ fault, subject }) => `books: ${fault} (${subject})`),
    ],
    notes: { wrongClass, ...counts, ...run.notes, p50Ms, p99Ms },
  };
}

async function wrongBalances(
  pool: pg.Pool,
  {
    book,
    seats,
    cashMinor,
  }: { readonly book: VendorBook; readonly seats: readonly Seat[]; readonly cashMinor: bigint },
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly path: string; readonly minor: string }>(
    'select path, balance_minor::text as minor from accounts where path = any($1)',
    [seats.map(({ memberId }) => `member:${memberId}:cash`)],
  );
  const balances = new Map(rows.map(({ path, minor }) => [path, BigInt(minor)]));
  return seats.flatMap(({ memberId }) => {
    const has = balances.get(`member:${memberId}:cash`) ?? 0n;
    const expected = cashMinor + (book.byPlayer.get(memberId) ?? 0n);
    return has === expected ? [] : [`${memberId} has ${has} and not ${expected}`];
  });
}
