import { expect, it } from 'vitest';
import { enterUnbound } from '../../../../test/factories/cashier.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const mark = Buffer.from('one address on two chains');
let accounts = 0;

/** Past the lock of its number and every refusal: as another program would write it. */
function bind(memberId: string, institution: string, number = mark) {
  accounts += 1;
  return test.database().pool.query(
    `insert into payout_accounts (id, member_id, kind, institution, holder, number_secret,
                                  number_mark, last_digits, is_default, bound_at, usable_from)
     values ($1, $2, 'CRYPTO', $3, 'Mike Somchai', $4, $4, '1234', false, $5, $5)`,
    [`pac_owned${accounts}`, memberId, institution, number, String(test.clock.now())],
  );
}

const outcomeOf = (binding: Promise<unknown>) =>
  binding.then(
    () => 'bound',
    (error: unknown) => (error as { readonly constraint?: string }).constraint,
  );

it('the database gives a number to one member, on whatever chain, until it is taken off', async () => {
  const [one, other] = [await enterUnbound(test, server), await enterUnbound(test, server)];
  await bind(one.id, 'Ethereum');
  await bind(one.id, 'BNB Smart Chain');
  expect(await outcomeOf(bind(other.id, 'Tron'))).toBe('payout_numbers_pkey');
  const remove = 'update payout_accounts set removed_at = usable_from where member_id = $1';
  const { pool } = test.database();
  await pool.query(`${remove} and institution = 'Ethereum'`, [one.id]);
  expect(await outcomeOf(bind(other.id, 'Tron'))).toBe('payout_numbers_pkey');
  await pool.query(remove, [one.id]);
  expect(await outcomeOf(bind(other.id, 'Tron'))).toBe('bound');
  const back = 'update payout_accounts set removed_at = null where member_id = $1';
  expect(await outcomeOf(pool.query(back, [one.id]))).toBe('payout_numbers_pkey');
});

it('of two members at once, on two chains, one has it', async () => {
  const [one, other] = [await enterUnbound(test, server), await enterUnbound(test, server)];
  const number = Buffer.from('two at once');
  const both = [bind(one.id, 'Ethereum', number), bind(other.id, 'Tron', number)];
  const outcomes = await Promise.all(both.map(outcomeOf));
  expect(new Set(outcomes)).toEqual(new Set(['bound', 'payout_numbers_pkey']));
});
