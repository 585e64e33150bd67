import type { Ctx } from '../../../platform/context.ts';
import { sendAtCommit, sendTogether, type Statement } from '../../../platform/statement.ts';
import { accountKey, type GroupDecision, type PostRefusalCode } from '../decide.ts';
import { balanceAfter, decideGroups, keyedGroups } from '../posting-plan.ts';
import { type AccountName, completeLook, lookStatement } from '../store-accounts.ts';
import { keysStatement, rememberStatement } from '../store-keys.ts';
import { postingsStatement } from '../store-postings.ts';
import type { Transfer } from '../transfer.ts';
import {
  freshOf,
  type KeyClaim,
  type OnceAnswer,
  settle,
  statesOf,
  type StoredAnswer,
} from './answer-once.ts';

/** A batch of money commands of a hot use case. */
export interface CommandBatch<Looked> {
  readonly claims: readonly KeyClaim[];
  /** Every account that the commands may touch; those of members are locked. */
  readonly accounts: readonly AccountName[];
  /** What the use case looks at and locks itself, before accounts. */
  readonly look: Statement<Looked>;
  /** Decides on the fresh commands, given by their indexes. */
  run(looked: Looked, fresh: readonly number[]): Promise<BatchPlan>;
}

export interface BatchPlan {
  /** Each posted whole or not at all, in this order; their debts are new ones. */
  readonly groups: readonly (readonly Transfer[])[];
  /** The answers in the order of the fresh commands, and what is written beside them. */
  settle(posted: readonly GroupPosted[]): {
    readonly answers: readonly StoredAnswer[];
    readonly writes: readonly Statement<unknown>[];
  };
}

export type GroupPosted =
  | {
      readonly ok: true;
      /** Per transfer: of the guarded account touched last. */
      readonly balancesAfterMinor: readonly (bigint | undefined)[];
    }
  | { readonly ok: false; readonly code: PostRefusalCode };

/**
 * Idempotency, balances and postings of a whole batch in two sends: everything that is looked at,
 * then everything that is written, with the end of the transaction. What `answerOnce` and
 * `postTogether` do one after the other, for commands whose accounts are known before and whose
 * debts are new.
 */
export async function answerBatch<Looked>(
  ctx: Ctx,
  batch: CommandBatch<Looked>,
): Promise<readonly OnceAnswer[]> {
  const { claims } = batch;
  const names = new Map(batch.accounts.map((name) => [accountKey(name.path, name.currency), name]));
  const asked = { names, debts: [], reverses: [] };
  const [keys, looked, found] = await sendTogether(ctx.tx, [
    keysStatement(claims),
    batch.look,
    lookStatement(asked),
  ]);
  const states = statesOf(claims, keys);
  const plan = await batch.run(looked, freshOf(states));
  const look = await completeLook(ctx, asked, found);
  const { decisions, batch: posting } = decideGroups(keyedGroups(plan.groups), look);
  const { answers, writes } = plan.settle(decisions.map(toPosted));
  const settled = settle(claims, states, answers);
  const remembered = settled.remembered.map(({ claim, answer }) => ({ ...claim, answer }));
  const now = ctx.clock.now();
  await sendAtCommit(ctx.tx, [
    ...(posting.postings.length > 0 ? [postingsStatement(now, posting)] : []),
    ...writes,
    ...(remembered.length > 0 ? [rememberStatement(now, remembered)] : []),
  ]);
  return settled.answers;
}

function toPosted(decision: GroupDecision): GroupPosted {
  return decision.ok
    ? { ok: true, balancesAfterMinor: decision.postings.map(balanceAfter) }
    : { ok: false, code: decision.code };
}
