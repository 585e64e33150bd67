import { assertDefined } from '@portal/money';
import { isGuarded, type Transfer } from './transfer.ts';

/** An account as the database holds it, locked when it is guarded. */
export interface AccountState {
  readonly id: bigint;
  readonly balanceMinor: bigint;
  readonly pendingMinor: bigint;
}

export type PostRefusalCode = 'insufficient_balance' | 'debt_already_paid';

/** A transfer with the {@link accountKey} of each side, made once: a batch looks them up often. */
export interface Keyed {
  readonly transfer: Transfer;
  readonly fromKey: string;
  readonly toKey: string;
}

/** A transfer that will be posted, with the stored balances that it leaves behind. */
export interface Posting {
  readonly transfer: Transfer;
  readonly fromId: bigint;
  readonly toId: bigint;
  readonly fromAfterMinor: bigint | undefined;
  readonly toAfterMinor: bigint | undefined;
}

export type GroupDecision =
  | { readonly ok: true; readonly postings: readonly Posting[] }
  | { readonly ok: false; readonly code: PostRefusalCode; readonly transferIndex: number };

export interface KnownFacts {
  /** By {@link accountKey}. */
  readonly accounts: ReadonlyMap<string, AccountState>;
  readonly paidDebts: ReadonlySet<string>;
  readonly reversedEntries: ReadonlySet<string>;
}

export function accountKey(path: string, currency: string): string {
  return `${path} ${currency}`;
}

interface Tally {
  readonly balances: Map<string, bigint>;
  readonly debts: Set<string>;
  readonly reversed: Set<string>;
}

/**
 * Walks the groups in input order, each all or nothing: a group that cannot be paid changes
 * nothing for those behind it. Pure, so that it can be tested against a model.
 */
export function decide(
  groups: readonly (readonly Keyed[])[],
  facts: KnownFacts,
): { decisions: readonly GroupDecision[]; balances: ReadonlyMap<string, bigint> } {
  const tally: Tally = { balances: new Map(), debts: new Set(), reversed: new Set() };
  const decisions = groups.map((group) => decideGroup(group, { facts, tally }));
  return { decisions, balances: tally.balances };
}

function decideGroup(
  group: readonly Keyed[],
  context: { readonly facts: KnownFacts; readonly tally: Tally },
): GroupDecision {
  const { facts, tally } = context;
  const postings: Posting[] = [];
  const before: Before[] = [];
  for (const [transferIndex, keyed] of group.entries()) {
    if (group.length > 1) {
      before.push(balanceBefore(keyed.fromKey, tally), balanceBefore(keyed.toKey, tally));
    }
    const decided = decideTransfer(keyed, { facts, tally });
    if (typeof decided === 'string') {
      undo(tally, postings, before);
      return { ok: false, code: decided, transferIndex };
    }
    postings.push(decided);
  }
  return { ok: true, postings };
}

function decideTransfer(
  { transfer, fromKey, toKey }: Keyed,
  { facts, tally }: { readonly facts: KnownFacts; readonly tally: Tally },
): Posting | PostRefusalCode {
  const { debt, reverses, amountMinor } = transfer;
  if (facts.paidDebts.has(debt) || tally.debts.has(debt)) {
    return 'debt_already_paid';
  }
  if (
    reverses !== undefined &&
    (facts.reversedEntries.has(reverses) || tally.reversed.has(reverses))
  ) {
    return 'debt_already_paid';
  }
  const from = side(fromKey, { facts, tally });
  const to = side(toKey, { facts, tally });
  if (from.isGuarded && from.balanceMinor - amountMinor < from.account.pendingMinor) {
    return 'insufficient_balance';
  }
  tally.debts.add(debt);
  if (reverses !== undefined) {
    tally.reversed.add(reverses);
  }
  return {
    transfer,
    fromId: from.account.id,
    toId: to.account.id,
    fromAfterMinor: move(tally, from, 0n - amountMinor),
    toAfterMinor: move(tally, to, amountMinor),
  };
}

/** What a tally held before a group touched it. */
interface Before {
  readonly key: string;
  readonly balanceMinor: bigint | undefined;
}

function balanceBefore(key: string, tally: Tally): Before {
  return { key, balanceMinor: tally.balances.get(key) };
}

interface Side {
  readonly key: string;
  readonly account: AccountState;
  readonly isGuarded: boolean;
  readonly balanceMinor: bigint;
}

function side(
  key: string,
  { facts, tally }: { readonly facts: KnownFacts; readonly tally: Tally },
): Side {
  const account = assertDefined(facts.accounts.get(key), `account ${key} was not looked up`);
  return {
    key,
    account,
    isGuarded: isGuarded(key),
    balanceMinor: tally.balances.get(key) ?? account.balanceMinor,
  };
}

function move(tally: Tally, account: Side, byMinor: bigint): bigint | undefined {
  if (!account.isGuarded) {
    return undefined;
  }
  const after = account.balanceMinor + byMinor;
  tally.balances.set(account.key, after);
  return after;
}

/** Takes a refused group back: only what it touched, so that a batch stays linear. */
function undo(tally: Tally, group: readonly Posting[], snapshot: readonly Before[]): void {
  for (const { key, balanceMinor } of snapshot.toReversed()) {
    if (balanceMinor === undefined) {
      tally.balances.delete(key);
    } else {
      tally.balances.set(key, balanceMinor);
    }
  }
  for (const { transfer } of group) {
    tally.debts.delete(transfer.debt);
    if (transfer.reverses !== undefined) {
      tally.reversed.delete(transfer.reverses);
    }
  }
}
