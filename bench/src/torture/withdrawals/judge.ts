import { bookFaults } from '@portal/server/test/books.ts';
import type { Player } from '../../load/players.ts';
import { readStatement } from '../payments/statement.ts';
import type { World } from '../payments/world.ts';
import type { Verdict } from '../verdict.ts';

interface Run {
  readonly players: readonly Player[];
  readonly attempts: number;
  readonly refused: ReadonlyMap<string, number>;
}

/** One order, one hold and at most one payment for each member, also as the provider has it. */
export async function judgeWithdrawals(world: World, run: Run): Promise<Verdict> {
  const members = run.players.length;
  const count = (query: string) => countOf(world, query);
  const orders = await count('select count(*)::int as count from withdrawals');
  const held = await count(
    "select count(*)::int as count from entries where type = 'withdraw_hold'",
  );
  const open = await count(
    'select count(*)::int as count from withdrawal_payouts where closed_at is null',
  );
  const twice = await count(
    `select count(*)::int as count from (
       select withdrawal_id from withdrawal_payouts group by withdrawal_id having count(*) > 1) t`,
  );
  const paid = await count(
    "select count(*)::int as count from withdrawal_payouts where state = 'PAID'",
  );
  const statement = await readStatement(world);
  const byProvider = statement.filter(({ kind }) => kind === 'PAYOUT').length;
  const books = await bookFaults(world.owner);
  return {
    scenario: 'withdrawals that are asked for and sent many times at once',
    acked: orders,
    lost: members - held,
    doubled: orders - members + twice,
    unresolved: open,
    faults: [
      ...(paid === byProvider ? [] : [`the provider paid ${byProvider}, the site knows ${paid}`]),
      ...books.map(({ fault, subject }) => `books: ${fault} (${subject})`),
    ],
    notes: { attempts: run.attempts, members, paid, ...Object.fromEntries(run.refused) },
  };
}

async function countOf({ owner }: World, query: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}
