import { assert } from '@portal/money';
import { house } from './contract.ts';

/**
 * A payment between two parties of a contract; the source says what made it
 * (agents-loyalty-money.md C6). Minor units.
 */
export interface Payment {
  readonly contractId: string;
  readonly from: string;
  readonly to: string;
  readonly amountMinor: bigint;
  readonly source: string;
}

/** What a payer still owes on a bill. */
export interface Debt {
  readonly contractId: string;
  readonly payer: string;
  readonly payee: string;
  readonly amountMinor: bigint;
}

interface OpenDebt extends Omit<Debt, 'amountMinor'> {
  /** The order in which debts arose, over all payers. */
  readonly sequence: number;
  amountMinor: bigint;
}

export interface PayOptions {
  /** Short payers pay what there is; off: all or nothing. */
  readonly isPartial: boolean;
}

/**
 * Wallets and debts of one run. The house never runs short. A credit to a payer serves its oldest
 * debts at once, to all its directs before anything deeper: then those that were paid serve theirs,
 * and so on down (agents-loyalty-money.md C6 step 4 and the debt rules).
 */
export class RunLedger {
  readonly payments: Payment[] = [];
  readonly #wallets: Map<string, bigint>;
  /** Oldest first; the same rows by payer, so that a credit looks at its own debts only. */
  readonly #debts: OpenDebt[] = [];
  readonly #debtsByPayer = new Map<string, OpenDebt[]>();
  readonly #olderCount: number;
  readonly #isPartial: boolean;

  /** `debts` are those of earlier bills, oldest first. */
  constructor(
    wallets: ReadonlyMap<string, bigint>,
    debts: readonly Debt[],
    { isPartial }: PayOptions,
  ) {
    this.#wallets = new Map(wallets);
    this.#isPartial = isPartial;
    this.#olderCount = debts.length;
    for (const debt of debts) {
      this.#owe(debt);
    }
  }

  wallet(id: string): bigint {
    return this.#wallets.get(id) ?? 0n;
  }

  /** Open debts, oldest first. */
  debts(): readonly Debt[] {
    return this.#open(this.#debts);
  }

  /** What is left of each debt that the ledger began with, in their order; 0 of those served. */
  olderLeft(): readonly bigint[] {
    return this.#debts.slice(0, this.#olderCount).map(({ amountMinor }) => amountMinor);
  }

  /** What payers lacked since and still owe, in the order in which it arose. */
  arisen(): readonly Debt[] {
    return this.#open(this.#debts.slice(this.#olderCount));
  }

  /** Money from outside the contracts, a deposit for example. */
  credit(id: string, amountMinor: bigint): void {
    this.#wallets.set(id, this.wallet(id) + amountMinor);
    this.#serveDownFrom(id);
  }

  /** Pays a bill; older debts come first, and what the payer lacks becomes a debt. */
  pay(bill: Omit<Payment, 'from' | 'to'> & Pick<Debt, 'payer' | 'payee'>): void {
    const { contractId, payer, payee, amountMinor, source } = bill;
    this.#serveDownFrom(payer);
    const paid = this.#affordable(payer, amountMinor);
    if (paid < amountMinor) {
      this.#owe({ contractId, payer, payee, amountMinor: amountMinor - paid });
    }
    if (paid > 0n) {
      this.#pay({ contractId, from: payer, to: payee, amountMinor: paid, source });
      this.#serveDownFrom(payee);
    }
  }

  /**
   * Lowers what a payer owes on this run's bill of a contract and says by how much. What it owes on
   * earlier bills of the contract stays: a correction concerns its own bill
   * (agents-loyalty-money.md C7).
   */
  reduceDebt(
    { id, payer }: { readonly id: string; readonly payer: string },
    mostMinor: bigint,
  ): bigint {
    let reduced = 0n;
    for (const debt of (this.#debtsByPayer.get(payer) ?? []).toReversed()) {
      const isOfThisBill = debt.contractId === id && debt.sequence >= this.#olderCount;
      const cut = isOfThisBill ? least(debt.amountMinor, mostMinor - reduced) : 0n;
      debt.amountMinor -= cut;
      reduced += cut;
    }
    return reduced;
  }

  /**
   * Takes an over-payment back from a payee's wallet (agents-loyalty-money.md C7); it is no
   * payment, but a credit.
   */
  takeBack(movement: Pick<Payment, 'from' | 'to' | 'amountMinor'>): void {
    this.#move(movement);
    this.#serveDownFrom(movement.to);
  }

  /** Serves the debts of a payer, then of those it paid, a level of the tree at a time. */
  #serveDownFrom(payer: string): void {
    let debts: readonly OpenDebt[] = this.#debtsByPayer.get(payer) ?? [];
    while (debts.length > 0) {
      const paid = new Set<string>();
      for (const debt of debts) {
        const amountMinor = this.#affordable(debt.payer, debt.amountMinor);
        if (amountMinor > 0n) {
          debt.amountMinor -= amountMinor;
          const { contractId, payer: from, payee: to } = debt;
          this.#pay({ contractId, from, to, amountMinor, source: 'RETRY' });
          paid.add(to);
        }
      }
      debts = this.#debtsOf(paid);
    }
  }

  /** Oldest first; the debts of one run arose by depth of the payee and contract id. */
  #debtsOf(payers: ReadonlySet<string>): readonly OpenDebt[] {
    return [...payers]
      .flatMap((payer) => this.#debtsByPayer.get(payer) ?? [])
      .toSorted((a, b) => a.sequence - b.sequence);
  }

  #open(debts: readonly OpenDebt[]): readonly Debt[] {
    return debts
      .filter(({ amountMinor }) => amountMinor > 0n)
      .map(({ contractId, payer, payee, amountMinor }) => ({
        contractId,
        payer,
        payee,
        amountMinor,
      }));
  }

  #pay(payment: Payment): void {
    this.#move(payment);
    this.payments.push(payment);
  }

  #move({ from, to, amountMinor }: Pick<Payment, 'from' | 'to' | 'amountMinor'>): void {
    assert(amountMinor >= 0n, 'money moves one way');
    if (from !== house) {
      assert(this.wallet(from) >= amountMinor, 'a wallet never goes negative');
      this.#wallets.set(from, this.wallet(from) - amountMinor);
    }
    if (to !== house) {
      this.#wallets.set(to, this.wallet(to) + amountMinor);
    }
  }

  #owe(debt: Debt): void {
    const open = { ...debt, sequence: this.#debts.length };
    this.#debts.push(open);
    const ofPayer = this.#debtsByPayer.get(debt.payer);
    if (ofPayer === undefined) {
      this.#debtsByPayer.set(debt.payer, [open]);
    } else {
      ofPayer.push(open);
    }
  }

  #affordable(payer: string, amountMinor: bigint): bigint {
    if (payer === house) {
      return amountMinor;
    }
    const has = this.wallet(payer);
    return this.#isPartial ? least(has, amountMinor) : has >= amountMinor ? amountMinor : 0n;
  }
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}
