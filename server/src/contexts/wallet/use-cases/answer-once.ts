import { assertDefined } from '@portal/money';
import { errorEntry } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { MarkedRefusal, Refusal } from '../../../platform/refusal.ts';
import { inSavepoint } from '../../../platform/savepoint.ts';
import { send, sendAtCommit } from '../../../platform/statement.ts';
import {
  conflict,
  type KeyClaim,
  type OnceAnswer,
  statesOf,
  type StoredAnswer,
} from '../key-claims.ts';
import { keysStatement, rememberStatement } from '../store-keys.ts';

/** The status of a refusal that nothing about the call led to. */
const unavailable = 503;

/**
 * Runs a use case unless its key was answered before; what it answered is stored in the transaction
 * of its effects (R107). A refusal takes back what the use case wrote and is remembered too (R108);
 * what it marks stays. Anything else that the use case throws is not stored, nor what says that the
 * house has no time for the call now: who asks again with the same key is to be heard. A key that
 * comes back with another body is answered `idempotency_conflict`.
 */
export async function answerOnce(
  ctx: Ctx,
  claim: KeyClaim,
  useCase: () => Promise<unknown>,
): Promise<OnceAnswer> {
  const [found] = statesOf([claim], await send(ctx.tx, keysStatement([claim])));
  const state = assertDefined(found, 'one claim has one state');
  if (state.state === 'replay') {
    return { answer: state.answer, isReplay: true };
  }
  if (state.state === 'conflict') {
    return { answer: conflict, isReplay: false };
  }
  const answer = await answerOf(ctx, useCase);
  await sendAtCommit(ctx.tx, [rememberStatement(ctx.clock.now(), [{ ...claim, answer }])]);
  return { answer, isReplay: false };
}

async function answerOf(ctx: Ctx, useCase: () => Promise<unknown>): Promise<StoredAnswer> {
  try {
    return { ok: true, value: await inSavepoint(ctx, useCase) };
  } catch (error) {
    if (!(error instanceof Refusal) || errorEntry(error.code).status === unavailable) {
      throw error;
    }
    if (error instanceof MarkedRefusal) {
      await error.mark(ctx);
    }
    return { ok: false, code: error.code, data: error.data };
  }
}
