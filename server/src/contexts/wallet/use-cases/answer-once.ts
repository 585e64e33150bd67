import { assert, present } from '@portal/money';
import { isErrorCode, type ErrorCode } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { inSavepoint } from '../../../platform/savepoint.ts';
import { Refusal, type RefusalData } from '../../../platform/refusal.ts';
import { send } from '../../../platform/statement.ts';
import { type KeyRow, keysStatement, nameOf, rememberStatement } from '../store-keys.ts';

/** A money command as its caller named it. */
export interface KeyClaim {
  /** Account and operation (R106), `mbr_…:slot-spin`. */
  readonly scope: string;
  /** Made by the client. */
  readonly key: string;
  /** A hash of the request; another one under the same key is a conflict. */
  readonly fingerprint: string;
}

/** What the first execution answered. `value` and `data` are JSON. */
export type StoredAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: ErrorCode; readonly data: RefusalData };

export type ClaimState =
  | { readonly state: 'fresh' }
  | { readonly state: 'replay'; readonly answer: StoredAnswer }
  | { readonly state: 'conflict' }
  /** The same command stands earlier in this very batch; its answer is ours too. */
  | { readonly state: 'twin'; readonly of: number };

/** Looks every key up, set-based; says nothing about keys that are being answered elsewhere. */
export async function claimKeys(
  ctx: Ctx,
  claims: readonly KeyClaim[],
): Promise<readonly ClaimState[]> {
  return statesOf(claims, await send(ctx.tx, keysStatement(claims)));
}

/** Decides on what was found. */
export function statesOf(
  claims: readonly KeyClaim[],
  rows: readonly KeyRow[],
): readonly ClaimState[] {
  const known = new Map(rows.map((row) => [nameOf(row), row]));
  const first = new Map<string, number>();
  return claims.map((claim, index): ClaimState => {
    const name = nameOf(claim);
    const row = known.get(name);
    if (row !== undefined) {
      return row.fingerprint === claim.fingerprint
        ? { state: 'replay', answer: row.answer }
        : { state: 'conflict' };
    }
    const of = first.get(name);
    if (of === undefined) {
      first.set(name, index);
      return { state: 'fresh' };
    }
    return claims[of]?.fingerprint === claim.fingerprint
      ? { state: 'twin', of }
      : { state: 'conflict' };
  });
}

/**
 * Stores the answers of fresh claims in the transaction of their effects (R107), refusals too
 * (R108).
 */
export async function rememberAnswers(
  ctx: Ctx,
  answers: readonly { readonly claim: KeyClaim; readonly answer: StoredAnswer }[],
): Promise<void> {
  if (answers.length > 0) {
    const rows = answers.map(({ claim, answer }) => ({ ...claim, answer }));
    await send(ctx.tx, rememberStatement(ctx.clock.now(), rows));
  }
}

export interface OnceAnswer {
  readonly answer: StoredAnswer;
  readonly isReplay: boolean;
}

/**
 * The whole of idempotency for a batch: runs the fresh commands (given by their indexes, answers in
 * that order), stores what they answered, and gives every caller an answer. A key that comes back
 * with another body is answered `idempotency_conflict`.
 */
export async function answerOnce(
  ctx: Ctx,
  claims: readonly KeyClaim[],
  run: (fresh: readonly number[]) => Promise<readonly StoredAnswer[]>,
): Promise<readonly OnceAnswer[]> {
  const states = await claimKeys(ctx, claims);
  const fresh = freshOf(states);
  const answers = fresh.length === 0 ? [] : await run(fresh);
  const settled = settle(claims, states, answers);
  await rememberAnswers(ctx, settled.remembered);
  return settled.answers;
}

/** The claims that nobody has answered yet, by their indexes. */
export function freshOf(states: readonly ClaimState[]): readonly number[] {
  return states.flatMap(({ state }, index) => (state === 'fresh' ? [index] : []));
}

/** Everybody's answer, given those of the fresh claims in their order, and what is to be stored. */
export function settle(
  claims: readonly KeyClaim[],
  states: readonly ClaimState[],
  answers: readonly StoredAnswer[],
) {
  const fresh = freshOf(states);
  assert(answers.length === fresh.length, 'each fresh command has one answer');
  const byIndex = new Map(fresh.map((index, at) => [index, present(answers[at], 'an answer')]));
  return {
    answers: states.map((state, index) => answerOf(state, { index, byIndex })),
    remembered: [...byIndex].map(([index, answer]) => ({
      claim: present(claims[index], 'a claim'),
      answer,
    })),
  };
}

function answerOf(
  state: ClaimState,
  at: { readonly index: number; readonly byIndex: ReadonlyMap<number, StoredAnswer> },
): OnceAnswer {
  switch (state.state) {
    case 'fresh':
      return { answer: present(at.byIndex.get(at.index), 'a fresh answer'), isReplay: false };
    case 'twin':
      return { answer: present(at.byIndex.get(state.of), 'the answer of a twin'), isReplay: true };
    case 'replay':
      return { answer: state.answer, isReplay: true };
    case 'conflict':
      return { answer: { ok: false, code: 'idempotency_conflict', data: {} }, isReplay: false };
  }
}

/**
 * {@link answerOnce} for a single use case that throws its refusals: what it wrote before a refusal
 * is taken back, the refusal itself is remembered. Anything else it throws is not stored.
 */
export async function onceOnly(
  ctx: Ctx,
  claim: KeyClaim,
  useCase: () => Promise<unknown>,
): Promise<OnceAnswer> {
  const [answer] = await answerOnce(ctx, [claim], async () => {
    try {
      return [{ ok: true, value: await inSavepoint(ctx, useCase) }];
    } catch (error) {
      if (!(error instanceof Refusal) || !isErrorCode(error.code)) {
        throw error;
      }
      return [{ ok: false, code: error.code, data: error.data }];
    }
  });
  return present(answer, 'one claim has one answer');
}
