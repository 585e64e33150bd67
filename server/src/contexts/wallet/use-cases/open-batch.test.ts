import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { type SqlStatement, writing } from '../../../platform/statement.ts';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { balanceOf, type KeyClaim, openBatch, type Outcome } from '../index.ts';

const { inUnit } = testDatabase();

const claim = (key: string, fingerprint = 'body'): KeyClaim => ({
  scope: 'mbr_1:bet',
  key,
  fingerprint,
});

interface Bet {
  readonly from: string;
  readonly amountMinor?: bigint;
}

/** Bets of 100 unless said otherwise; `seen` gets the indexes of those that were fresh. */
async function bets(
  ctx: Ctx,
  plan: {
    readonly claims: readonly KeyClaim[];
    readonly bets: readonly Bet[];
    readonly seen?: number[];
    readonly write?: SqlStatement<unknown>;
  },
) {
  const transfers = plan.bets.map(({ from, amountMinor }) =>
    buildTransfer({ from, ...(amountMinor !== undefined && { amountMinor }) }),
  );
  const batch = await openBatch(ctx, {
    claims: plan.claims,
    accounts: transfers.flatMap(({ from, to, currency }) =>
      [from, to].map((path) => ({ path, currency })),
    ),
    before: [],
    after: [],
  });
  plan.seen?.push(...batch.fresh(plan.claims.map((_, index) => index)));
  const posted = batch.post(batch.fresh(transfers).map((transfer) => [transfer]));
  const outcomes = posted.map((group): Outcome<'done'> =>
    group.ok
      ? { ok: true, value: String(group.balancesAfterMinor[0]), done: 'done' }
      : { ok: false, code: group.code, data: {} },
  );
  return batch.close(outcomes, plan.write === undefined ? [] : [plan.write]);
}

const cash = async (name: string) =>
  (await inUnit((ctx) => balanceOf(ctx, { account: cashOf(name), currency: 'USD' }))).balanceMinor;

describe('openBatch', () => {
  it('posts in order and tells the balance after each; a refusal harms no neighbour', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('a1'), 250n));
    const answers = await inUnit((ctx) =>
      bets(ctx, {
        claims: [claim('a-1'), claim('a-2'), claim('a-3'), claim('a-4')],
        bets: [
          { from: cashOf('a1') },
          { from: cashOf('a1'), amountMinor: 200n },
          { from: cashOf('a1') },
          { from: cashOf('never-seen') },
        ],
      }),
    );
    expect(answers.map(({ answer }) => (answer.ok ? answer.value : answer.code))).toEqual([
      '150',
      'insufficient_balance',
      '50',
      'insufficient_balance',
    ]);
    expect(await cash('a1')).toBe(50n);
  });

  it('R106, R108 gives repeats and refusals their first answer, conflicts a refusal', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('b1'), 100n));
    const first = await inUnit((ctx) =>
      bets(ctx, {
        claims: [claim('b-1'), claim('b-2')],
        bets: [{ from: cashOf('b1') }, { from: cashOf('b1') }],
      }),
    );
    await inUnit((ctx) => fund(ctx, cashOf('b1'), 1000n));
    const seen: number[] = [];
    const again = await inUnit((ctx) =>
      bets(ctx, {
        claims: [claim('b-1'), claim('b-2'), claim('b-1', 'other'), claim('b-3'), claim('b-3')],
        bets: Array.from({ length: 5 }, () => ({ from: cashOf('b1') })),
        seen,
      }),
    );
    expect(seen).toEqual([3]);
    expect(again[0]).toEqual({ answer: first[0]?.answer, isReplay: true });
    expect(again[1]).toEqual({ ...first[1], isReplay: true });
    expect(again[2]?.answer).toMatchObject({ code: 'idempotency_conflict' });
    expect(again[3]?.done).toBe('done');
    expect(again[4]).toEqual({ answer: again[3]?.answer, isReplay: true });
    expect(await cash('b1')).toBe(900n);
  });

  it('R107 gives 100 parallel batches with one key one effect', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('c1'), 1000n));
    const crowd = await Promise.all(
      Array.from({ length: 100 }, () =>
        inUnit((ctx) => bets(ctx, { claims: [claim('c-1')], bets: [{ from: cashOf('c1') }] })),
      ),
    );
    expect(crowd.flat().filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(new Set(crowd.flat().map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(await cash('c1')).toBe(900n);
  });

  it('R107 takes everything back when a write of the use case fails', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('d1'), 1000n));
    const failing = writing(sql`select 1 / 0`, () => undefined);
    const batch = { claims: [claim('d-1')], bets: [{ from: cashOf('d1') }] };
    await expect(inUnit((ctx) => bets(ctx, { ...batch, write: failing }))).rejects.toThrow(
      'division by zero',
    );
    expect(await cash('d1')).toBe(1000n);
    const [answer] = await inUnit((ctx) => bets(ctx, batch));
    expect(answer).toMatchObject({ isReplay: false, answer: { ok: true, value: '900' } });
  });

  it('leaves what is held out of what an account has to spend', async () => {
    const account = { path: cashOf('f1'), currency: 'USD' };
    await inUnit((ctx) => fund(ctx, account.path, 100n));
    const availableMinor = await inUnit(async (ctx) => {
      const hold = (minor: bigint) =>
        sql`update accounts set pending_minor = ${minor} where path = ${account.path}`.execute(
          ctx.tx,
        );
      await hold(30n);
      const batch = await openBatch(ctx, {
        claims: [],
        accounts: [account],
        before: [],
        after: [],
      });
      await hold(0n);
      return batch.availableMinor(account);
    });
    expect(availableMinor).toBe(70n);
  });

  it('does nothing unless it is closed', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('e1'), 1000n));
    const transfer = buildTransfer({ from: cashOf('e1') });
    await inUnit(async (ctx) => {
      const { from, to, currency } = transfer;
      const accounts = [from, to].map((path) => ({ path, currency }));
      const batch = await openBatch(ctx, {
        claims: [claim('e-1')],
        accounts,
        before: [],
        after: [],
      });
      expect(batch.post([[transfer]])).toMatchObject([{ ok: true }]);
    });
    expect(await cash('e1')).toBe(1000n);
    const [later] = await inUnit((ctx) =>
      bets(ctx, { claims: [claim('e-1')], bets: [{ from: cashOf('e1') }] }),
    );
    expect(later).toMatchObject({ isReplay: false, done: 'done' });
  });
});
