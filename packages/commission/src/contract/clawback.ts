import type { Bill } from './bill.ts';
import { house, type Contract } from './contract.ts';
import type { RunLedger } from './ledger.ts';

/**
 * How a fall of a settled bill comes back: from the next bills, or from the wallet now
 * (agents-loyalty-money.md C7).
 */
export const clawbackModes = ['NET_NEXT', 'WALLET_NOW'] as const;
export type ClawbackMode = (typeof clawbackModes)[number];

/** The correction of one bill; minor units. A rise is paid as a supplement. */
export interface Clawback {
  readonly contractId: string;
  readonly deltaMinor: bigint;
  readonly owedReducedMinor: bigint;
  readonly takenNowMinor: bigint;
  readonly receivableMinor: bigint;
}

export interface ClawbackOptions {
  readonly mode: ClawbackMode;
  /** Falls smaller than this are written off. */
  readonly leastMinor: bigint;
}

/**
 * Corrects settled bills to recomputed ones, in paying order. A fall first lowers what is still
 * owed on the bill, then becomes a receivable or is taken from the wallet, which never goes
 * negative.
 */
export function correctBills(
  bills: readonly Bill[],
  recomputedBills: readonly Bill[],
  context: {
    readonly contracts: readonly Contract[];
    readonly ledger: RunLedger;
    readonly options: ClawbackOptions;
  },
): readonly Clawback[] {
  const byId = new Map(context.contracts.map((contract) => [contract.id, contract]));
  const recomputed = new Map(recomputedBills.map((bill) => [bill.contractId, bill.amountMinor]));
  return bills.flatMap(({ contractId, amountMinor }) => {
    const contract = byId.get(contractId);
    const delta = (recomputed.get(contractId) ?? 0n) - amountMinor;
    if (contract === undefined || delta === 0n || isWrittenOff(delta, context.options)) {
      return [];
    }
    return [
      delta > 0n ? supplement(contract, delta, context.ledger) : fall(contract, delta, context),
    ];
  });
}

function isWrittenOff(delta: bigint, { leastMinor }: ClawbackOptions): boolean {
  return delta < 0n && 0n - delta < leastMinor;
}

function supplement({ id, payer, payee }: Contract, delta: bigint, ledger: RunLedger): Clawback {
  ledger.pay({ contractId: id, payer, payee, amountMinor: delta, source: 'SUPPLEMENT' });
  return {
    contractId: id,
    deltaMinor: delta,
    owedReducedMinor: 0n,
    takenNowMinor: 0n,
    receivableMinor: 0n,
  };
}

function fall(
  { id, payer, payee }: Contract,
  delta: bigint,
  { ledger, options }: { readonly ledger: RunLedger; readonly options: ClawbackOptions },
): Clawback {
  const owedReducedMinor = ledger.reduceDebt({ id, payer }, 0n - delta);
  const rest = 0n - delta - owedReducedMinor;
  const has = payee === house ? rest : ledger.wallet(payee);
  const takenNowMinor = options.mode === 'WALLET_NOW' ? (has < rest ? has : rest) : 0n;
  ledger.takeBack({ from: payee, to: payer, amountMinor: takenNowMinor });
  return {
    contractId: id,
    deltaMinor: delta,
    owedReducedMinor,
    takenNowMinor,
    receivableMinor: rest - takenNowMinor,
  };
}
