import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { send } from '../../../platform/statement.ts';
import type { GroupDecision, PostRefusalCode } from '../decide.ts';
import { balanceAfter, decideGroups, keyedGroups, namesOf } from '../posting-plan.ts';
import { lookAndLock } from '../store-accounts.ts';
import { postingsStatement } from '../store-postings.ts';
import type { Transfer } from '../transfer.ts';

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
 * accounts until the end of the transaction. Not a replay: keys of callers are `moneyRoute`'s.
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
      ? assertDefined(outcome.posted[0], 'a posted group has its posting')
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
  const keyed = keyedGroups(groups);
  const look = await lookAndLock(ctx.tx, {
    names: namesOf(keyed.flat()),
    debts: transfers.map((transfer) => transfer.debt),
    reverses: transfers.flatMap((transfer) => transfer.reverses ?? []),
  });
  const { decisions, batch } = decideGroups(keyed, look);
  const entryIds =
    batch.postings.length === 0
      ? []
      : await send(ctx.tx, postingsStatement(ctx.clock.now(), batch));
  return answers(decisions, entryIds);
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
      const entryId = assertDefined(entryIds[next], 'each posting got an entry');
      next += 1;
      return { ok: true as const, entryId, balanceAfterMinor: balanceAfter(posting) };
    });
    return { ok: true, posted };
  });
}
