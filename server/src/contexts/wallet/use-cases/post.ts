import { present } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import {
  accountKey,
  decide,
  type GroupDecision,
  type Keyed,
  type Posting,
  type PostRefusalCode,
} from '../decide.ts';
import { type AccountName, insertPostings, lookAndLock } from '../store.ts';
import { assertTransfer, type Transfer } from '../transfer.ts';

export interface Posted {
  readonly ok: true;
  readonly entryId: string;
  /** Of the guarded account touched last; undefined between two house accounts. */
  readonly balanceAfterMinor: bigint | undefined;
}

export interface PostRefused {
  readonly ok: false;
  readonly code: PostRefusalCode;
}

export type PostOutcome = Posted | PostRefused;

export type GroupOutcome =
  | { readonly ok: true; readonly posted: readonly Posted[] }
  | (PostRefused & {
      /** Which transfer of the group could not be posted. */
      readonly transferIndex: number;
    });

/**
 * Posts a batch in two statements whatever its length. Each transfer gets its own answer, in
 * input order: `insufficient_balance` or `debt_already_paid` refuse it alone. Locks the members'
 * accounts until the end of the transaction. Not a replay: idempotency keys are `answerOnce`.
 */
export async function post(
  ctx: Ctx,
  transfers: readonly Transfer[],
): Promise<readonly PostOutcome[]> {
  const outcomes = await postTogether(
    ctx,
    transfers.map((transfer) => [transfer]),
  );
  return outcomes.map((outcome) =>
    outcome.ok
      ? present(outcome.posted[0], 'a posted group has its posting')
      : { ok: false, code: outcome.code },
  );
}

/**
 * As {@link post}, for groups that are posted whole or not at all, such as stake and win of a
 * round.
 */
export async function postTogether(
  ctx: Ctx,
  groups: readonly (readonly Transfer[])[],
): Promise<readonly GroupOutcome[]> {
  const transfers = groups.flat();
  if (transfers.length === 0) {
    return groups.map(() => ({ ok: true, posted: [] }));
  }
  transfers.forEach((transfer) => assertTransfer(transfer));
  const keyed = groups.map((group) => group.map(withKeys));
  const look = await lookAndLock(ctx, {
    names: namesOf(keyed.flat()),
    debts: transfers.map((transfer) => transfer.debt),
    reverses: transfers.flatMap((transfer) => transfer.reverses ?? []),
  });
  const { decisions, balances } = decide(keyed, look);
  const postings = decisions.flatMap((decision) => (decision.ok ? decision.postings : []));
  const entryIds =
    postings.length === 0
      ? []
      : await insertPostings(ctx, {
          postings,
          balances: [...balances].map(([key, balanceMinor]) => ({
            id: present(look.accounts.get(key), `account ${key} was not looked up`).id,
            balanceMinor,
          })),
        });
  return answers(decisions, entryIds);
}

function withKeys(transfer: Transfer): Keyed {
  const { from, to, currency } = transfer;
  return { transfer, fromKey: accountKey(from, currency), toKey: accountKey(to, currency) };
}

/** Every account once, by its key. */
function namesOf(keyed: readonly Keyed[]): ReadonlyMap<string, AccountName> {
  const names = new Map<string, AccountName>();
  for (const { transfer, fromKey, toKey } of keyed) {
    names.set(fromKey, { path: transfer.from, currency: transfer.currency });
    names.set(toKey, { path: transfer.to, currency: transfer.currency });
  }
  return names;
}

function answers(
  decisions: readonly GroupDecision[],
  entryIds: readonly string[],
): readonly GroupOutcome[] {
  let next = 0;
  return decisions.map((decision) => {
    if (!decision.ok) {
      return decision;
    }
    const posted = decision.postings.map((posting) => {
      const entryId = present(entryIds[next], 'each posting got an entry');
      next += 1;
      return { ok: true as const, entryId, balanceAfterMinor: balanceAfter(posting) };
    });
    return { ok: true, posted };
  });
}

function balanceAfter({ fromAfterMinor, toAfterMinor }: Posting): bigint | undefined {
  return toAfterMinor ?? fromAfterMinor;
}
