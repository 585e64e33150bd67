import { assertDefined } from '@portal/money';
import type { Bill } from './bill.ts';
import type { Contract } from './contract.ts';
import type { RunLedger } from './ledger.ts';

/**
 * What a bill came to after the receivable of an earlier clawback was netted
 * (agents-loyalty-money.md C6, C7). Minor units.
 */
export interface PayableBill {
  readonly bill: Bill;
  readonly contract: Contract;
  readonly nettedMinor: bigint;
  readonly payableMinor: bigint;
}

/** Nets receivables of the same contracts from their bills. */
export function netReceivables(
  bills: readonly Bill[],
  contracts: readonly Contract[],
  receivables: ReadonlyMap<string, bigint>,
): readonly PayableBill[] {
  const byId = new Map(contracts.map((contract) => [contract.id, contract]));
  return bills.map((bill) => {
    const receivable = receivables.get(bill.contractId) ?? 0n;
    const nettedMinor = receivable < bill.amountMinor ? receivable : bill.amountMinor;
    return {
      bill,
      contract: assertDefined(byId.get(bill.contractId), 'a bill has its contract'),
      nettedMinor,
      payableMinor: bill.amountMinor - nettedMinor,
    };
  });
}

/** Pays bills strictly in their order (agents-loyalty-money.md C6 step 4). */
export function payBills(
  payables: readonly PayableBill[],
  ledger: RunLedger,
  source: string,
): void {
  for (const { contract, payableMinor } of payables) {
    ledger.pay({
      contractId: contract.id,
      payer: contract.payer,
      payee: contract.payee,
      amountMinor: payableMinor,
      source,
    });
  }
}
