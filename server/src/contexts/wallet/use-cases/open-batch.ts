import { assert, assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import {
  send,
  sendAtCommit,
  sendTogether,
  type SqlStatement,
} from '../../../platform/statement.ts';
import { accountKey, type GroupDecision, type PostRefusalCode } from '../decide.ts';
import {
  freshOf,
  givenAnswers,
  type KeyClaim,
  type OnceAnswer,
  type Outcome,
  statesOf,
} from '../key-claims.ts';
import { balanceAfter, decideGroups, keyedGroups } from '../posting-plan.ts';
import { type AccountName, completeLook, lookStatement } from '../store-accounts.ts';
import { keysStatement, rememberStatement } from '../store-keys.ts';
import { type PostingBatch, postingsStatement } from '../store-postings.ts';
import type { Transfer } from '../transfer.ts';

/** The input with which a hot use case opens a batch of money commands. */
export interface BatchOpening<Looked, Locked = undefined> {
  /** One per command. */
  readonly claims: readonly KeyClaim[];
  /** Every account that the commands may touch; those of members are locked. */
  readonly accounts: readonly AccountName[];
  /** What the use case looks at and locks itself, before the accounts. */
  readonly look: SqlStatement<Looked>;
  /** What it looks at once the accounts are locked: what their locks guard stands still then. */
  readonly lookLocked?: SqlStatement<Locked>;
}

export type GroupPosted =
  | {
      readonly ok: true;
      /** Per transfer: of the guarded account touched last. */
      readonly balancesAfterMinor: readonly (bigint | undefined)[];
    }
  | { readonly ok: false; readonly code: PostRefusalCode };

/** A batch between its two sends to the database. A batch that is never closed has no effect. */
export interface Batch<Looked, Locked = undefined> {
  readonly looked: Looked;
  /** Undefined when nothing was to be looked at behind the locks. */
  readonly lookedLocked: Locked | undefined;
  /**
   * Takes a list with one item per command and keeps the items of commands that have no answer yet.
   */
  fresh<Item>(items: readonly Item[]): readonly Item[];
  /**
   * Decides, in this order, which groups are posted, each whole or not at all. Called once, with
   * debts that are new; the entries are written by `close`.
   */
  post(groups: readonly (readonly Transfer[])[]): readonly GroupPosted[];
  /**
   * Writes entries, the outcomes of the fresh commands under their keys, and whatever else the use
   * case has to write, all with COMMIT. Returns one answer per command, repeats included.
   */
  close<Done>(
    outcomes: readonly Outcome<Done>[],
    writes: readonly SqlStatement<unknown>[],
  ): Promise<readonly OnceAnswer<Done>[]>;
}

const nothingPosted: PostingBatch = { postings: [], balances: [] };

/**
 * Opens a batch: one send that looks up keys, locks and reads what decides. A use case then decides
 * without the database, and `close` sends everything that it writes. For commands whose accounts
 * are known before and whose debts are new; `postTogether` is for the others.
 */
export async function openBatch<Looked, Locked = undefined>(
  ctx: Ctx,
  plan: BatchOpening<Looked, Locked>,
): Promise<Batch<Looked, Locked>> {
  const { claims, accounts } = plan;
  const names = new Map(accounts.map((name) => [accountKey(name.path, name.currency), name]));
  const query = { names, debts: [], reverses: [] };
  const first = [keysStatement(claims), plan.look, lookStatement(query)] as const;
  const [keys, looked, seen, seenLocked] =
    plan.lookLocked === undefined
      ? await sendTogether(ctx.tx, first)
      : await sendTogether(ctx.tx, [...first, plan.lookLocked]);
  const states = statesOf(claims, keys);
  const fresh = freshOf(states);
  const look = await completeLook(ctx.tx, query, seen);
  // Accounts that were made only now were not locked when the first look was taken.
  const lookedLocked =
    look === seen || plan.lookLocked === undefined
      ? seenLocked
      : await send(ctx.tx, plan.lookLocked);
  let posting = nothingPosted;
  return {
    looked,
    lookedLocked,
    fresh: (items) => fresh.map((index) => assertDefined(items[index], 'an item for each command')),
    post: (groups) => {
      assert(posting === nothingPosted, 'a batch posts once');
      const { decisions, batch } = decideGroups(keyedGroups(groups), look);
      posting = batch;
      return decisions.map(toPosted);
    },
    close: async (outcomes, writes) => {
      const { answers, rows } = givenAnswers(claims, states, outcomes);
      const now = ctx.clock.now();
      await sendAtCommit(ctx.tx, [
        ...(posting.postings.length > 0 ? [postingsStatement(now, posting)] : []),
        ...writes,
        ...(rows.length > 0 ? [rememberStatement(now, rows)] : []),
      ]);
      return answers;
    },
  };
}

function toPosted(decision: GroupDecision): GroupPosted {
  return decision.ok
    ? { ok: true, balancesAfterMinor: decision.postings.map(balanceAfter) }
    : { ok: false, code: decision.code };
}
