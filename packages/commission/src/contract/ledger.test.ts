import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../testing/random-run.ts';
import { RunLedger, type Debt, type PayOptions } from './ledger.ts';
import { billsOf, type RunSettings } from './run.ts';
import { netReceivables, payBills } from './pay-out.ts';

const owed = (contractId: string, pair: string, amountMinor: bigint): Debt => {
  const [payer = '', payee = ''] = pair.split('>');
  return { contractId, payer, payee, amountMinor };
};

function ledgerOf(
  debts: readonly Debt[],
  wallets: Readonly<Record<string, bigint>> = {},
  options: PayOptions = { isPartial: true },
): RunLedger {
  return new RunLedger(new Map(Object.entries(wallets)), debts, options);
}

const paid = (ledger: RunLedger): string[] =>
  ledger.payments.map(
    ({ contractId, to, amountMinor, source }) => `${contractId} ${to} ${amountMinor} ${source}`,
  );

// Expected payments: the worked repair of agents-loyalty-money.md C6 (three levels, one credit of 5
// 000.00).
describe('a credit', () => {
  const threeLevels = [
    owed('K2', 'A1>A2', 150_000n),
    owed('K4', 'A1>A4', 60_000n),
    owed('K3', 'A2>A3', 90_000n),
  ];

  it('pays all directs of the payer before anything deeper', () => {
    const ledger = ledgerOf(threeLevels);
    ledger.credit('A1', 500_000n);
    expect(paid(ledger)).toEqual(['K2 A2 150000 RETRY', 'K4 A4 60000 RETRY', 'K3 A3 90000 RETRY']);
    expect(['A1', 'A2', 'A3', 'A4'].map((id) => ledger.wallet(id))).toEqual([
      290_000n,
      60_000n,
      90_000n,
      60_000n,
    ]);
    expect(ledger.debts()).toEqual([]);
  });

  it('goes on below a payer that it leaves short', () => {
    const ledger = ledgerOf(threeLevels);
    ledger.credit('A1', 100_000n);
    expect(paid(ledger)).toEqual(['K2 A2 100000 RETRY', 'K3 A3 90000 RETRY']);
    expect(ledger.debts()).toEqual([owed('K2', 'A1>A2', 50_000n), owed('K4', 'A1>A4', 60_000n)]);
  });

  it('serves a level by contract, not payer by payer', () => {
    const ledger = ledgerOf([
      owed('K2', 'A1>A2', 100n),
      owed('K4', 'A1>A4', 100n),
      owed('K5', 'A4>A6', 50n),
      owed('K7', 'A2>A5', 50n),
      owed('K8', 'A4>A7', 50n),
    ]);
    ledger.credit('A1', 200n);
    expect(ledger.payments.map(({ contractId }) => contractId)).toEqual([
      'K2',
      'K4',
      'K5',
      'K7',
      'K8',
    ]);
  });

  it('serves the oldest debt of a payer first, whatever its contract', () => {
    const ledger = ledgerOf([owed('K4', 'A1>A4', 100n), owed('K2', 'A1>A2', 100n)]);
    ledger.credit('A1', 150n);
    expect(paid(ledger)).toEqual(['K4 A4 100 RETRY', 'K2 A2 50 RETRY']);
  });

  it('reaches a payer once with all that its upline owes it', () => {
    const debts = [owed('K2', 'A1>A2', 60n), owed('K4', 'A1>A2', 60n), owed('K9', 'A2>A3', 100n)];
    const ledger = ledgerOf(debts, {}, { isPartial: false });
    ledger.credit('A1', 120n);
    expect(paid(ledger)).toEqual(['K2 A2 60 RETRY', 'K4 A2 60 RETRY', 'K9 A3 100 RETRY']);
  });

  it('skips a debt that all-or-nothing cannot pay and pays the next', () => {
    const debts = [owed('K2', 'A1>A2', 90n), owed('K4', 'A1>A4', 40n)];
    const ledger = ledgerOf(debts, {}, { isPartial: false });
    ledger.credit('A1', 50n);
    expect(paid(ledger)).toEqual(['K4 A4 40 RETRY']);
  });
});

describe('a bill', () => {
  it('waits for the older debts of its payer, and a receipt serves those of its payee', () => {
    const ledger = ledgerOf([owed('K2', 'A1>A2', 40n), owed('K3', 'A2>A3', 70n)], { A1: 100n });
    ledger.pay({ ...owed('K2', 'A1>A2', 80n), source: 'SETTLEMENT' });
    expect(paid(ledger)).toEqual([
      'K2 A2 40 RETRY',
      'K3 A3 40 RETRY',
      'K2 A2 60 SETTLEMENT',
      'K3 A3 30 RETRY',
    ]);
    expect(ledger.debts()).toEqual([owed('K2', 'A1>A2', 20n)]);
  });
});

// agents-loyalty-money.md C7: first an unpaid debt of the same bill; a clawback is no payment.
describe('a correction', () => {
  it('lowers the debt of its own bill and leaves those of earlier bills', () => {
    const ledger = ledgerOf([owed('K2', 'A1>A2', 400n)]);
    ledger.pay({ ...owed('K2', 'A1>A2', 300n), source: 'SETTLEMENT' });
    expect(ledger.reduceDebt({ id: 'K2', payer: 'A1' }, 500n)).toBe(300n);
    expect(ledger.debts()).toEqual([owed('K2', 'A1>A2', 400n)]);
  });

  it('takes back without a payment, and what it gives back serves debts', () => {
    const ledger = ledgerOf([owed('K4', 'A1>A4', 50n)], { A2: 80n });
    ledger.takeBack({ from: 'A2', to: 'A1', amountMinor: 60n });
    expect(paid(ledger)).toEqual(['K4 A4 50 RETRY']);
    expect(['A1', 'A2', 'A4'].map((id) => ledger.wallet(id))).toEqual([10n, 20n, 50n]);
  });
});

describe('the repair of a run', () => {
  const settings: RunSettings = {
    lossBasis: 'NGR',
    includeSelf: true,
    activeMinValidMinor: 10_000n,
    carry: 'NONE',
    isLastOfMonth: true,
    requiresUplineQualified: false,
  };

  it('goes by depth of the payee, then by contract id', () => {
    fc.assert(
      fc.property(randomRuns, fc.bigInt({ min: 0n, max: 900_000n }), (run, amountMinor) => {
        const ledger = new RunLedger(new Map(), [], { isPartial: true });
        const bills = billsOf({ ...run, carryIn: new Map() }, settings);
        payBills(netReceivables(bills, run.contracts, new Map()), ledger, 'SETTLEMENT');
        const settled = ledger.payments.length;
        const owedBefore = ledger.debts().reduce((sum, debt) => sum + debt.amountMinor, 0n);
        ledger.credit('N0', amountMinor);
        const retries = ledger.payments.slice(settled);
        const depthOf = (id: string): number =>
          run.tree.depths[run.tree.indexOf.get(id) ?? -1] ?? 0;
        const ordered = retries.toSorted(
          (a, b) => depthOf(a.to) - depthOf(b.to) || (a.contractId < b.contractId ? -1 : 1),
        );
        expect(retries).toEqual(ordered);
        const repaid = retries.reduce((sum, payment) => sum + payment.amountMinor, 0n);
        const owedAfter = ledger.debts().reduce((sum, debt) => sum + debt.amountMinor, 0n);
        expect(owedAfter + repaid).toBe(owedBefore);
      }),
      { numRuns: 100 },
    );
  });
});
