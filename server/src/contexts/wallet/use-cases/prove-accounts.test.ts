import { afterEach, describe, expect, it } from 'vitest';
import { administer } from '../../../../test/cluster.ts';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { post } from '../index.ts';
import { proveAccounts } from './prove-accounts.ts';

const test = testDatabase();
const [ann, ben] = [cashOf('proof-a'), cashOf('proof-b')];

const prove = () => test.inUnit((ctx) => proveAccounts(ctx));

/** What no code does: the stored balance of an account, by hand. */
const tamper = (path: string, byMinor: number) =>
  administer(
    test.ownerUrl(),
    `update accounts set balance_minor = balance_minor + ${byMinor} where path = '${path}'`,
  );

const lateLine = `update account_proofs p set balance_minor = p.balance_minor - 40
  from accounts a where a.id = p.account_id and a.path = '${ann}'`;

describe('proveAccounts', () => {
  afterEach(async () => {
    expect(await prove()).toEqual([]);
  });

  it('finds nothing while every balance is the sum of its lines, again and again', async () => {
    expect(await prove()).toEqual([]);
    await test.inUnit((ctx) => fund(ctx, ann, 1_000n));
    await test.inUnit((ctx) => fund(ctx, ben, 500n));
    expect(await prove()).toEqual([]);
    await test.inUnit((ctx) => post(ctx, [buildTransfer({ from: ann })]));
    expect(await prove()).toEqual([]);
  });

  it('names two accounts that are wrong by the same amount, until they are right (R52)', async () => {
    await tamper(ann, 1);
    await tamper(ben, -1);
    const found = await prove();
    expect(found).toMatchObject([
      { account: ann, storedMinor: 901n, linesMinor: 900n },
      { account: ben, storedMinor: 499n, linesMinor: 500n },
    ]);
    await test.inUnit((ctx) => fund(ctx, cashOf('proof-c'), 300n));
    expect(await prove()).toEqual(found);
    await tamper(ann, -1);
    await tamper(ben, 1);
  });

  it('names an account of the house as well', async () => {
    const wrong = 'house_deltas where amount_minor = 7777777';
    await administer(
      test.ownerUrl(),
      `insert into house_deltas (account_id, amount_minor)
       select id, 7777777 from accounts where balance_minor is null order by id limit 1`,
    );
    expect(await prove()).toHaveLength(1);
    await administer(test.ownerUrl(), `delete from ${wrong}`);
  });

  it('takes a line that came behind the last entry of a proof for what it is', async () => {
    await administer(test.ownerUrl(), lateLine);
    expect(await prove()).toEqual([]);
    const { rows } = await test.database().pool.query(
      `select p.balance_minor from account_proofs p join accounts a on a.id = p.account_id
        where a.path = $1`,
      [ann],
    );
    expect(rows).toEqual([{ balance_minor: 900n }]);
  });
});
