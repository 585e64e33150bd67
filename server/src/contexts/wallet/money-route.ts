import type { Endpoint, ReplyOf } from '@portal/protocol';
import {
  type Answer,
  answerWith,
  replayedAnswer,
  ReplayedRefusal,
} from '../../platform/http/answer.ts';
import type { ActorOf } from '../../platform/http/guard.ts';
import type { Call, MoneyEndpoint, Route, Scope, UseCase } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ConnectionLost } from '../../platform/session.ts';
import { claimOf } from './claim-of.ts';
import type { KeyClaim, OnceAnswer, Refused } from './key-claims.ts';
import { answerOnce } from './use-cases/answer-once.ts';

/**
 * A row of the route table that moves money (api.md, Money calls): one transaction holds the use
 * case, what it wrote, and its answer under the key of the caller. The same key and body get the
 * first answer again, refusals included (R108); another body is refused: `idempotency_conflict`. A
 * use case that gives the reply itself stands alone; what another one gives is presented.
 */
export function moneyRoute<const E extends MoneyEndpoint, Output>(
  endpoint: E,
  row:
    | UseCase<E, ReplyOf<E>>
    | {
        readonly useCase: UseCase<E, Output>;
        present(output: Output, call: Call<E>): ReplyOf<E>;
      },
): Route {
  const reply: UseCase<E, ReplyOf<E>> = typeof row === 'function'
    ? row
    : async (ctx, call) => row.present(await row.useCase(ctx, call), call);
  return {
    endpoint,
    run: async (parentScope, input) => {
      const { scope, call, claim } = admitted(endpoint, parentScope, input);
      const given = await throughDoubt(() =>
        scope.transaction((ctx) => answerOnce(ctx, claim, () => reply(ctx, call))),
      );
      return given.answer.ok ? sent(given.answer.value, given) : refuse(given.answer, given);
    },
  };
}

/**
 * The same for a hot call: its command waits for a batch, which `openBatch` opens, and has no
 * transaction of its own. Under the key lies only what `recall` needs to give the reply again.
 */
export function batchedMoneyRoute<const E extends MoneyEndpoint, Done>(
  endpoint: E,
  row: {
    /** Hands the command to its batcher. */
    submit(scope: Scope<ActorOf<E>>, call: Call<E>, claim: KeyClaim): Promise<OnceAnswer<Done>>;
    /** The reply to a command that was done just now. */
    present(result: Done): ReplyOf<E>;
    /** The reply to one that was done before, letter for letter, from what was stored. */
    recall(scope: Scope<ActorOf<E>>, value: unknown): Promise<ReplyOf<E>>;
  },
): Route {
  return {
    endpoint,
    run: async (parentScope, input) => {
      const { scope, call, claim } = admitted(endpoint, parentScope, input);
      const given = await row.submit(scope, call, claim);
      if (!given.answer.ok) {
        return refuse(given.answer, given);
      }
      const { done, answer } = given;
      const reply = done === undefined ? row.recall(scope, answer.value) : row.present(done);
      return sent(await reply, given);
    },
  };
}

/** The call with the actor that its endpoint lets in, and its claim. */
function admitted<E extends MoneyEndpoint>(endpoint: E, parentScope: Scope, input: Call<Endpoint>) {
  // The pipeline parsed the call by this endpoint, and the guard admitted its actor.
  const scope = parentScope as Scope<ActorOf<E>>;
  return { scope, call: input as Call<E>, claim: claimOf(scope.ctx.actor, endpoint, input) };
}

/** A COMMIT in doubt: the second run finds by the key whether the first one was done (R121). */
async function throughDoubt<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ConnectionLost) {
      return run();
    }
    throw error;
  }
}

interface Given {
  readonly isReplay: boolean;
}

function sent(reply: unknown, { isReplay }: Given): Answer<unknown> {
  return isReplay ? replayedAnswer(reply) : answerWith(reply, {});
}

function refuse({ code, data }: Refused, { isReplay }: Given): never {
  throw isReplay ? new ReplayedRefusal(code, data) : new Refusal(code, data);
}
