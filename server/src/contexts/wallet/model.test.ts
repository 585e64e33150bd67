import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import { balances, post } from './index.ts';
import type { Transfer } from './index.ts';
import { reverse } from './use-cases/reverse.ts';

const test = testDatabase();

const accounts = ['mbr_a', 'mbr_b', 'mbr_c'].map((id) => `member:${id}:cash`);
const places = [...accounts, 'house:games:stakes', 'outside:bank'];

type Command =
  | { readonly kind: 'post'; readonly transfers: readonly Move[] }
  | { readonly kind: 'reverse'; readonly pick: number };

interface Move {
  readonly from: number;
  readonly step: number;
  readonly amount: bigint;
  readonly debt: number;
}

const amount = fc.bigInt({ min: 1n, max: 500n });
const move = fc.record({
  from: fc.nat(places.length - 1),
  step: fc.integer({ min: 1, max: places.length - 1 }),
  amount,
  // Few debts, so that some are paid twice.
  debt: fc.nat(400),
});
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      transfers: fc.array(move, { minLength: 1, maxLength: 12 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reverse' as const), pick: fc.nat(50) }) },
);

/** The ledger as ten lines of arithmetic: balances and paid debts. */
class Model {
  readonly balance = new Map<string, bigint>();
  readonly debts = new Set<string>();

  of(path: string): bigint {
    return this.balance.get(path) ?? 0n;
  }

  transfer({
    debt,
    from,
    to,
    amountMinor,
  }: Pick<Transfer, 'debt' | 'from' | 'to' | 'amountMinor'>) {
    if (this.debts.has(debt)) {
      return 'debt_already_paid';
    }
    if (from.startsWith('member:') && this.of(from) < amountMinor) {
      return 'insufficient_balance';
    }
    this.debts.add(debt);
    this.balance.set(from, this.of(from) - amountMinor);
    this.balance.set(to, this.of(to) + amountMinor);
    return 'posted';
  }
}

/** One run: the same commands into the ledger and into the this.model. */
class Run {
  readonly model = new Model();
  readonly entries: { readonly id: string; readonly transfer: Transfer }[] = [];
  readonly salt: number;

  constructor(salt: number) {
    this.salt = salt;
  }

  /** Every run has accounts and debts of its own in the shared database. */
  own(path: string): string {
    return path.replace('mbr_', `mbr_${this.salt}_`);
  }

  async postBatch(moves: readonly Move[]): Promise<void> {
    const transfers = moves.map(({ from, step, amount: amountMinor, debt }): Transfer => ({
      debt: `model:${this.salt}:${debt}`,
      type: 'adjustment',
      from: this.own(places[from] ?? ''),
      to: this.own(places[(from + step) % places.length] ?? ''),
      amountMinor,
      currency: 'USD',
      reference: 'model',
    }));
    const outcomes = await test.inUnit((ctx) => post(ctx, transfers));
    expect(outcomes.map(said)).toEqual(transfers.map((transfer) => this.model.transfer(transfer)));
    outcomes.forEach((outcome, index) => {
      const transfer = transfers[index];
      if (outcome.ok && transfer !== undefined) {
        this.entries.push({ id: outcome.entryId, transfer });
      }
    });
  }

  async takeBack(pick: number): Promise<void> {
    const entry = this.entries[pick % Math.max(1, this.entries.length)];
    if (entry === undefined) {
      return;
    }
    const { from: to, to: from, amountMinor } = entry.transfer;
    const debt = `model:${this.salt}:reversal:${entry.id}`;
    const outcome = await test.inUnit((ctx) =>
      reverse(ctx, { entryId: entry.id, debt, reference: 'model' }),
    );
    expect(said(outcome)).toBe(this.model.transfer({ debt, from, to, amountMinor }));
  }

  async step(next: Command): Promise<void> {
    switch (next.kind) {
      case 'post':
        return this.postBatch(next.transfers);
      case 'reverse':
        return this.takeBack(next.pick);
    }
  }

  async check(): Promise<void> {
    const names = accounts.map((path) => ({ account: this.own(path), currency: 'USD' }));
    const found = await test.inUnit((ctx) => balances(ctx, names));
    expect(found.map((row) => row.balanceMinor)).toEqual(
      names.map(({ account }) => this.model.of(account)),
    );
  }
}

function said(outcome: { readonly ok: boolean; readonly code?: string }): string | undefined {
  return outcome.ok ? 'posted' : outcome.code;
}

describe('the ledger against a model', () => {
  it('R102 answers and ends as the model does, whatever comes in whatever order', async () => {
    let salt = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 25 }), async (commands) => {
        salt += 1;
        const run = new Run(salt);
        for (const next of commands) {
          await run.step(next);
        }
        await run.check();
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
