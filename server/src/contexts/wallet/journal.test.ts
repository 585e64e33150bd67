import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import { buildTransfer, cashOf, fund } from '../../../test/factories/wallet.ts';
import { balanceOf, post } from './index.ts';
import { findEntryOf } from './use-cases/find-entry-of.ts';
import { reverse } from './use-cases/reverse.ts';

const { inUnit, database, ownerUrl, clock } = testDatabase();

/** Runs statements in one transaction as the app role, past every use case. */
async function raw(...statements: readonly string[]): Promise<void> {
  const client = await database().pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) {
      await client.query(statement);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const values = (entry: string, amount: number, currency = 'USD') =>
  `(${entry}, 1, ${amount}, '${currency}', null, '2026-03-02T08:00:00Z')`;
const line = (entry: string, amount: number) => `insert into lines values ${values(entry, amount)}`;
const lines = (...rows: readonly string[]) => `insert into lines values ${rows.join(', ')}`;

async function journalBatches(): Promise<number> {
  const { rows } = await database().pool.query<{ count: bigint }>(
    'select count(*) as count from journal_batches',
  );
  return Number(rows[0]?.count);
}

describe('the journal', () => {
  it('R101 refuses at commit an entry whose lines do not sum to zero', async () => {
    await expect(raw(line('900001', 100), line('900001', -99))).rejects.toMatchObject({
      code: '23514',
      constraint: 'entries_sum_to_zero',
    });
    await expect(raw(line('900002', 100))).rejects.toMatchObject({
      constraint: 'entries_sum_to_zero',
    });
  });

  it('R101 checks at the end, so the lines of an entry may come in two statements', async () => {
    await expect(raw(line('900003', 5), line('900003', -5), 'select 1 / 0')).rejects.toMatchObject({
      code: '22012',
    });
  });

  it('R101 refuses an entry whose lines sum to zero in two currencies only together', async () => {
    await expect(
      raw(lines(values('900004', 5, 'USD'), values('900004', -5, 'EUR'))),
    ).rejects.toMatchObject({ constraint: 'entries_sum_to_zero' });
  });

  it('R101 finds the one entry that is apart among many', async () => {
    const whole = Array.from({ length: 40 }, (_, index) => [
      values(`90010${index}`, 7),
      values(`90010${index}`, -7),
    ]).flat();
    await expect(
      raw(lines(...whole, values('900200', 1), values('900201', -1))),
    ).rejects.toMatchObject({ constraint: 'entries_sum_to_zero' });
  });

  it('R101 lets nobody add to an entry that is whole', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('whole'), 300n));
    const [stake] = await inUnit((ctx) => post(ctx, [buildTransfer({ from: cashOf('whole') })]));
    const entryId = stake?.ok === true ? stake.entryId : '';
    await expect(raw(line(entryId, 1))).rejects.toMatchObject({
      constraint: 'entries_sum_to_zero',
    });
  });

  it('sums nothing again that a statement has brought whole', async () => {
    const before = await journalBatches();
    await inUnit((ctx) => fund(ctx, cashOf('quick'), 300n));
    await inUnit((ctx) => post(ctx, [buildTransfer({ from: cashOf('quick') })]));
    expect(await journalBatches()).toBe(before);
  });

  it.each(['entries', 'lines', 'journal_batches', 'idempotency_keys'])(
    'R104 lets the app role neither update nor delete %s',
    async (table) => {
      const denied = { code: '42501' };
      const { rows } = await database().pool.query(
        `select has_table_privilege('portal_app', $1, 'update') as may`,
        [table],
      );
      expect(rows).toEqual([{ may: false }]);
      await expect(raw(`delete from ${table}`)).rejects.toMatchObject(denied);
      await expect(raw(`truncate ${table}`)).rejects.toMatchObject(denied);
    },
  );

  it('R104 lets the app role change no line, not even through its month', async () => {
    const denied = { code: '42501' };
    await expect(raw('update lines set amount_minor = 1')).rejects.toMatchObject(denied);
    await expect(raw('update entries set type = type')).rejects.toMatchObject(denied);
    await expect(raw('delete from lines_2026_03')).rejects.toMatchObject(denied);
    await expect(raw('select * from lines_2026_03')).rejects.toMatchObject(denied);
  });

  it('R104 lets the app role rename or remove no account', async () => {
    const denied = { code: '42501' };
    await expect(raw("update accounts set path = 'member:other:cash'")).rejects.toMatchObject(
      denied,
    );
    await expect(raw('delete from accounts')).rejects.toMatchObject(denied);
    await expect(raw('delete from holds')).rejects.toMatchObject(denied);
  });

  it('R104 reverses an entry once, by a new entry that points to it', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('back'), 300n));
    const [stake] = await inUnit((ctx) => post(ctx, [buildTransfer({ from: cashOf('back') })]));
    const entryId = stake?.ok === true ? stake.entryId : '';
    const debts = await database().pool.query('select debt from entries where id = $1', [entryId]);
    const [first = { debt: '' }] = debts.rows as { debt: string }[];
    expect(await inUnit((ctx) => findEntryOf(ctx, first.debt))).toBe(entryId);
    expect(await inUnit((ctx) => findEntryOf(ctx, 'of nobody'))).toBeUndefined();
    const attempts = await Promise.all(
      ['void:a', 'void:b'].map((debt) =>
        inUnit((ctx) => reverse(ctx, { entryId, debt, reference: 'test' })),
      ),
    );
    expect(attempts.filter((attempt) => attempt.ok)).toHaveLength(1);
    expect(attempts.find((attempt) => !attempt.ok)).toEqual({
      ok: false,
      code: 'debt_already_paid',
    });
    const balance = await inUnit((ctx) =>
      balanceOf(ctx, { account: cashOf('back'), currency: 'USD' }),
    );
    expect(balance.balanceMinor).toBe(300n);
  });

  it('R105 keeps whole minor units: no column of money is anything but bigint', async () => {
    const { rows } = await database().pool.query(
      `select table_name, column_name, udt_name from information_schema.columns
       where table_schema = 'public' and column_name like '%\\_minor'
         and udt_name not in ('int8', '_int8')`,
    );
    expect(rows).toEqual([]);
  });

  it('refuses a line outside every month instead of hiding it', async () => {
    const now = clock.now();
    clock.set(Temporal.Instant.from('2031-01-01T00:00:00Z'));
    try {
      await expect(
        inUnit((ctx) => post(ctx, [buildTransfer({ from: 'outside:bank' })])),
      ).rejects.toMatchObject({ code: '23514' });
    } finally {
      clock.set(now);
    }
  });

  it('keeps debts unique across months', async () => {
    const debt = 'prize:across';
    const now = clock.now();
    await inUnit((ctx) => post(ctx, [buildTransfer({ from: 'outside:bank', debt })]));
    clock.set(Temporal.Instant.from('2026-09-01T00:00:00Z'));
    try {
      const later = await inUnit((ctx) =>
        post(ctx, [buildTransfer({ from: 'outside:bank', debt })]),
      );
      expect(later).toEqual([{ ok: false, code: 'debt_already_paid' }]);
    } finally {
      clock.set(now);
    }
  });

  it('R101 offers no balance change past the journal that the books would miss', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('tampered'), 10n));
    const owner = new pg.Client({ connectionString: ownerUrl() });
    await owner.connect();
    try {
      await expect(
        owner.query(`update accounts set balance_minor = -1 where path = $1`, [cashOf('tampered')]),
      ).rejects.toMatchObject({ constraint: 'accounts_available' });
    } finally {
      await owner.end();
    }
  });
});
