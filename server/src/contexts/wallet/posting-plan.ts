import { assertDefined } from '@portal/money';
import { accountKey, decide, type GroupDecision, type Keyed, type Posting } from './decide.ts';
import type { AccountName, Look } from './store-accounts.ts';
import type { PostingBatch } from './store-postings.ts';
import { assertTransfer, type Transfer } from './transfer.ts';

/** Checked, with the key of each side. */
export function keyedGroups(
  groups: readonly (readonly Transfer[])[],
): readonly (readonly Keyed[])[] {
  groups.forEach((group) => group.forEach((transfer) => assertTransfer(transfer)));
  return groups.map((group) => group.map(withKeys));
}

/** What is posted of the groups, and what is written for it. */
export function decideGroups(
  groups: readonly (readonly Keyed[])[],
  look: Look,
): { readonly decisions: readonly GroupDecision[]; readonly batch: PostingBatch } {
  const { decisions, balances } = decide(groups, look);
  const stored = [...balances].map(([key, balanceMinor]) => ({
    id: assertDefined(look.accounts.get(key), `account ${key} was not looked up`).id,
    balanceMinor,
  }));
  const postings = decisions.flatMap((decision) => (decision.ok ? decision.postings : []));
  return { decisions, batch: { postings, balances: stored } };
}

function withKeys(transfer: Transfer): Keyed {
  const { from, to, currency } = transfer;
  return { transfer, fromKey: accountKey(from, currency), toKey: accountKey(to, currency) };
}

/** Every account once, by its key. */
export function namesOf(transfers: readonly Keyed[]): ReadonlyMap<string, AccountName> {
  const names = new Map<string, AccountName>();
  for (const { transfer, fromKey, toKey } of transfers) {
    names.set(fromKey, { path: transfer.from, currency: transfer.currency });
    names.set(toKey, { path: transfer.to, currency: transfer.currency });
  }
  return names;
}

export function balanceAfter({ fromAfterMinor, toAfterMinor }: Posting): bigint | undefined {
  return toAfterMinor ?? fromAfterMinor;
}
