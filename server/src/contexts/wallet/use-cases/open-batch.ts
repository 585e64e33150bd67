import { assert, assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import {
  type ResultsOf,
  sendAtCommit,
  sendTogether,
  type SqlStatement,
} from '../../../platform/statement.ts';
import { accountKey, type GroupDecision, type PostRefusalCode } from '../decide.ts';
import {
  type ClaimState,
  freshOf,
  givenAnswers,
  type KeyClaim,
  type KeyRow,
  type OnceAnswer,
  type Outcome,
  statesOf,
} from '../key-claims.ts';
import { balanceAfter, decideGroups, keyedGroups } from '../posting-plan.ts';
import {
  type AccountName,
  completeLook,
  type Look,
  type LookFor,
  lookStatement,
} from '../store-accounts.ts';
import { keysStatement, rememberStatement } from '../store-keys.ts';
import { type PostingBatch, postingsStatement } from '../store-postings.ts';
import type { Transfer } from '../transfer.ts';

type Statements = readonly SqlStatement<unknown>[];

/** The input with which a hot use case opens a batch of money commands. */
export interface BatchOpening<Before extends Statements, After extends Statements> {
  /** One per command. */
  readonly claims: readonly KeyClaim[];
  /** Every account that the commands may touch; those of members are locked. */
  readonly accounts: readonly AccountName[];
  /** What the use case looks at and locks itself, before the accounts. */
  readonly before: Before;
  /**
   * What it reads once the accounts are locked: rows that change only under the lock of their
   * member's account are then as fresh as the balances.
   */
  readonly after: After;
}

export type GroupPosted =
  | {
      readonly ok: true;
      /** Per transfer: of the guarded account touched last. */
      readonly balancesAfterMinor: readonly (bigint | undefined)[];
    }
  | { readonly ok: false; readonly code: PostRefusalCode };

/** A batch between its two sends to the database. A batch that is never closed has no effect. */
export interface Batch<Before extends Statements, After extends Statements> {
  readonly before: ResultsOf<Before>;
  readonly after: ResultsOf<After>;
  /** The moment of its entries; whatever is booked with them bears it too. */
  readonly bookedAt: Temporal.Instant;
  /** What each claim is, in the order of the commands. */
  readonly states: readonly ClaimState[];
  /** What a guarded account has to spend before anything of this batch is posted. */
  availableMinor(account: AccountName): bigint;
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
export async function openBatch<const Before extends Statements, const After extends Statements>(
  ctx: Ctx,
  plan: BatchOpening<Before, After>,
): Promise<Batch<Before, After>> {
  const { claims, accounts } = plan;
  const names = new Map(accounts.map((name) => [accountKey(name.path, name.currency), name]));
  const query = { names, debts: [], reverses: [] };
  const { before, seen, keys, after } = await lookOnce(ctx, plan, query);
  const states = statesOf(claims, keys);
  const fresh = freshOf(states);
  const look = await completeLook(ctx.tx, query, seen);
  let posting = nothingPosted;
  const bookedAt = ctx.clock.now();
  return {
    bookedAt,
    before,
    states,
    // New accounts were not there to be locked before they were looked at.
    after: look === seen ? after : await sendTogether(ctx.tx, plan.after),
    availableMinor: ({ path, currency }) => {
      const account = assertDefined(look.accounts.get(accountKey(path, currency)), path);
      return account.balanceMinor - account.pendingMinor;
    },
    fresh: (items) => fresh.map((index) => assertDefined(items[index], 'an item for each command')),
    post: (groups) => {
      assert(posting === nothingPosted, 'a batch posts once');
      const { decisions, batch } = decideGroups(keyedGroups(groups), look);
      posting = batch;
      return decisions.map(toPosted);
    },
    close: async (outcomes, writes) => {
      const { answers, rows } = givenAnswers(claims, states, outcomes);
      await sendAtCommit(ctx.tx, [
        ...(posting.postings.length > 0 ? [postingsStatement(bookedAt, posting)] : []),
        ...writes,
        ...(rows.length > 0 ? [rememberStatement(bookedAt, rows)] : []),
      ]);
      return answers;
    },
  };
}

async function lookOnce<Before extends Statements, After extends Statements>(
  ctx: Ctx,
  plan: BatchOpening<Before, After>,
  query: LookFor,
) {
  const own = [lookStatement(query), keysStatement(plan.claims)] as const;
  const results: readonly unknown[] = await sendTogether(ctx.tx, [
    ...plan.before,
    ...own,
    ...plan.after,
  ]);
  const place = plan.before.length;
  // Each statement has its result, in the order in which they were sent.
  return {
    before: results.slice(0, place) as ResultsOf<Before>,
    seen: results[place] as Look,
    keys: results[place + 1] as readonly KeyRow[],
    after: results.slice(place + 2) as ResultsOf<After>,
  };
}

function toPosted(decision: GroupDecision): GroupPosted {
  return decision.ok
    ? { ok: true, balancesAfterMinor: decision.postings.map(balanceAfter) }
    : { ok: false, code: decision.code };
}
