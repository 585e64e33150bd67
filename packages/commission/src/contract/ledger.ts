import { assert } from '@portal/money';
import { house } from './contract.ts';

/** A payment between two parties of a contract; the source says what made it (C6). Minor units. */
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

type OpenDebt = { -readonly [Key in keyof Debt]: Debt[Key] };

export interface PayOptions {
  /** Short payers pay what there is; off: all or nothing. */
  readonly isPartial: boolean;
}

/**
 * Wallets and debts of one run. The house never runs short. A credit to a payer serves its oldest
 * debts at once, and what that pays serves the debts of the next payee (C6, debt rules).
 */
export class RunLedger {
  readonly payments: Payment[] = [];
  readonly #wallets: Map<string, bigint>;
  /** Oldest first; the same rows by payer, so that a credit looks at its own debts only. */
  readonly #debts: OpenDebt[] = [];
  readonly #debtsByPayer = new Map<string, OpenDebt[]>();
  readonly #isPartial: boolean;

  constructor(
    wallets: ReadonlyMap<string, bigint>,
    debts: readonly Debt[],
    { isPartial }: PayOptions,
  ) {
    this.#wallets = new Map(wallets);
    this.#isPartial = isPartial;
    for (const debt of debts) {
      this.#owe(debt);
    }
  }

  wallet(id: string): bigint {
    return this.#wallets.get(id) ?? 0n;
  }

  /** Open debts, oldest first. */
  debts(): readonly Debt[] {
    return this.#debts.filter(({ amountMinor }) => amountMinor > 0n).map((debt) => ({ ...debt }));
  }

  /** Money from outside the contracts, a deposit for example. */
  credit(id: string, amountMinor: bigint): void {
    this.#wallets.set(id, this.wallet(id) + amountMinor);
    this.serveDebts(id);
  }

  /** Pays a bill; older debts come first, and what the payer lacks becomes a debt. */
  pay(bill: Omit<Payment, 'from' | 'to'> & Pick<Debt, 'payer' | 'payee'>): void {
    const { contractId, payer, payee, amountMinor, source } = bill;
    this.serveDebts(payer);
    const paid = this.#affordable(payer, amountMinor);
    if (paid < amountMinor) {
      this.#owe({ contractId, payer, payee, amountMinor: amountMinor - paid });
    }
    this.transfer({ contractId, from: payer, to: payee, amountMinor: paid, source });
  }

  /** Lowers the open debt of a payer's contract, newest first, and says by how much. */
  reduceDebt(
    { id, payer }: { readonly id: string; readonly payer: string },
    mostMinor: bigint,
  ): bigint {
    let reduced = 0n;
    for (const debt of (this.#debtsByPayer.get(payer) ?? []).toReversed()) {
      const cut = debt.contractId === id ? least(debt.amountMinor, mostMinor - reduced) : 0n;
      debt.amountMinor -= cut;
      reduced += cut;
    }
    return reduced;
  }

  transfer(payment: Payment): void {
    const { from, to, amountMinor } = payment;
    assert(amountMinor >= 0n, 'a payment is not negative');
    if (amountMinor === 0n) {
      return;
    }
    if (from !== house) {
      assert(this.wallet(from) >= amountMinor, 'a wallet never goes negative');
      this.#wallets.set(from, this.wallet(from) - amountMinor);
    }
    this.payments.push(payment);
    if (to !== house) {
      this.credit(to, amountMinor);
    }
  }

  /** Serves the debts of a payer from its wallet, oldest first. */
  serveDebts(payer: string): void {
    for (const debt of this.#debtsByPayer.get(payer) ?? []) {
      const paid = this.#affordable(payer, debt.amountMinor);
      if (paid > 0n) {
        debt.amountMinor -= paid;
        const { contractId, payee } = debt;
        this.transfer({ contractId, from: payer, to: payee, amountMinor: paid, source: 'RETRY' });
      }
    }
  }

  #owe(debt: Debt): void {
    const open = { ...debt };
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
