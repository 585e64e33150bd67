import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import { balances, hold, post, postHold, reverse, voidHold } from './index.ts';
import type { Transfer } from './index.ts';

const test = testDatabase();

const accounts = ['mbr_a', 'mbr_b', 'mbr_c'].map((id) => `member:${id}:cash`);
const places = [...accounts, 'house:games:stakes', 'outside:bank'];

type Command =
  | { readonly kind: 'post'; readonly transfers: readonly Move[] }
  | { readonly kind: 'hold'; readonly at: number; readonly amount: bigint }
  | { readonly kind: 'postHold' | 'voidHold'; readonly pick: number }
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
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('hold' as const),
      at: fc.nat(accounts.length - 1),
      amount,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('postHold' as const, 'voidHold' as const),
      pick: fc.nat(50),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reverse' as const), pick: fc.nat(50) }) },
);

/** The ledger as ten lines of arithmetic: balances, pending amounts, paid debts. */
class Model {
  readonly balance = new Map<string, bigint>();
  readonly pending = new Map<string, bigint>();
  readonly debts = new Set<string>();

  of(path: string): bigint {
    return this.balance.get(path) ?? 0n;
  }

  available(path: string): bigint {
    return this.of(path) - (this.pending.get(path) ?? 0n);
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
    if (from.startsWith('member:') && this.available(from) < amountMinor) {
      return 'insufficient_balance';
    }
    this.debts.add(debt);
    this.balance.set(from, this.of(from) - amountMinor);
    this.balance.set(to, this.of(to) + amountMinor);
    return 'posted';
  }

  reserve(path: string, by: bigint): void {
    this.pending.set(path, (this.pending.get(path) ?? 0n) + by);
  }
}

interface Held {
  readonly id: string;
  readonly debt: string;
  readonly path: string;
  readonly amountMinor: bigint;
  isOpen: boolean;
}

/** One run: the same commands into the ledger and into the this.model. */
class Run {
  readonly model = new Model();
  readonly holds: Held[] = [];
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

  async holdSome(at: number, amountMinor: bigint): Promise<void> {
    const path = this.own(accounts[at] ?? '');
    const debt = `model:${this.salt}:hold:${this.holds.length}:${this.model.debts.size}`;
    const isAffordable = this.model.available(path) >= amountMinor;
    const outcome = await test.inUnit((ctx) =>
      hold(ctx, {
        account: path,
        currency: 'USD',
        debt,
        amountMinor,
        type: 'adjustment',
        reference: 'model',
      }),
    );
    expect(outcome.ok).toBe(isAffordable);
    if (outcome.ok) {
      this.model.reserve(path, amountMinor);
      this.holds.push({ id: outcome.holdId, debt, path, amountMinor, isOpen: true });
    }
  }

  async close(kind: 'postHold' | 'voidHold', pick: number): Promise<void> {
    const held = this.holds[pick % Math.max(1, this.holds.length)];
    if (held === undefined) {
      return;
    }
    const outcome = await test.inUnit((ctx) =>
      kind === 'postHold'
        ? postHold(ctx, { holdId: held.id, to: 'outside:bank' })
        : voidHold(ctx, { holdId: held.id }),
    );
    expect(outcome.ok).toBe(held.isOpen);
    if (held.isOpen) {
      this.model.reserve(held.path, 0n - held.amountMinor);
      held.isOpen = false;
      if (kind === 'postHold') {
        this.model.transfer({ ...held, from: held.path, to: 'outside:bank' });
      }
    }
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
      case 'hold':
        return this.holdSome(next.at, next.amount);
      case 'postHold':
      case 'voidHold':
        return this.close(next.kind, next.pick);
      case 'reverse':
        return this.takeBack(next.pick);
    }
  }

  async check(): Promise<void> {
    const names = accounts.map((path) => ({ account: this.own(path), currency: 'USD' }));
    const found = await test.inUnit((ctx) => balances(ctx, names));
    expect(found.map((row) => [row.balanceMinor, row.availableMinor])).toEqual(
      names.map(({ account }) => [this.model.of(account), this.model.available(account)]),
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
