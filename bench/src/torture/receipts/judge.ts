import { bookFaults } from '@portal/server/test/books.ts';
import type { World } from '../payments/world.ts';
import type { Verdict } from '../verdict.ts';
import type { Tally } from './receipts.ts';

const closed = "('CONFIRMED', 'AUTO_CONFIRMED', 'RELEASED')";

/** Every payment has one end, paid from the hold once, and each dispute its picture. */
export async function judgeReceipts(
  world: World,
  run: { readonly races: number; readonly tally: Tally },
): Promise<Verdict> {
  const count = (query: string) => countOf(world, query);
  const ended = await count(
    `select count(*)::int as count from withdrawal_slices where state in ${closed}`,
  );
  const open = await count(
    `select count(*)::int as count from withdrawal_slices where state not in ${closed}`,
  );
  // A dispute that its member takes back, or that is settled, is followed by one end. One that
  // began with silence may still be answered: a second step of it, with a reason of its own.
  const twice = await count(
    `select count(*)::int as count from (
       select withdrawal_id from withdrawal_steps where state in ('COMPLETED', 'DISPUTED')
        group by withdrawal_id, state, case state when 'DISPUTED' then reason end
       having count(*) > 1) t`,
  );
  const paidTwice = await count(
    `select count(*)::int as count from (
       select debt from entries where debt like 'slice:%' group by debt having count(*) > 1) t`,
  );
  const bare = await count(
    `select count(*)::int as count from withdrawal_steps s
      where s.state = 'DISPUTED' and s.reason = 'not_received' and not exists (
        select from withdrawal_slices w join cashier_proofs p on p.subject_id = w.id
         where w.withdrawal_id = s.withdrawal_id)`,
  );
  const books = await bookFaults(world.owner);
  return {
    scenario: 'payments that are confirmed, denied and timed out at once',
    acked: ended,
    lost: run.races - ended - open,
    doubled: twice + paidTwice,
    unresolved: open,
    faults: [
      ...(bare === 0 ? [] : [`${bare} disputes lost their picture`]),
      ...books.map(({ fault, subject }) => `books: ${fault} (${subject})`),
    ],
    notes: { races: run.races, ...Object.fromEntries(run.tally) },
  };
}

async function countOf({ owner }: World, query: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}
