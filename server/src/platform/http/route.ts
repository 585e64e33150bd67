import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@portal/protocol';
import type { Actor, Ctx } from '../context.ts';
import { Answer } from './answer.ts';
import type { ActorOf } from './guard.ts';
import type { RequestFacts } from './request-facts.ts';

/** A checked call of an endpoint: parsed by its schemas, guarded, decrypted. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly request: RequestFacts;
}

/** A `Ctx` outside of any transaction. */
export type OpenCtx<A extends Actor = Actor> = Omit<Ctx<A>, 'tx'>;

/** What an `own` handler gets instead of a transaction. */
export interface Scope<A extends Actor = Actor> {
  readonly ctx: OpenCtx<A>;
  transaction<Output>(run: (ctx: Ctx<A>) => Promise<Output>): Promise<Output>;
  /** Reads that must agree with each other, as of one moment; it decides no write (R113). */
  snapshot<Output>(run: (ctx: Ctx<A>) => Promise<Output>): Promise<Output>;
}

/**
 * A call that moves money has a caller with a name. It is bound by the rows of the wallet, which
 * remember its answer, and by no others.
 */
export type MoneyEndpoint = Endpoint & {
  readonly idempotent: true;
  readonly access: Exclude<Access, 'visitor'>;
};
export type OrdinaryEndpoint = Endpoint & { readonly idempotent?: never };

type Reply<E extends Endpoint> = ReplyOf<E> | Answer<ReplyOf<E>>;

/** A row of the route table. `run` gets calls that were parsed and admitted by `endpoint`. */
export interface Route {
  readonly endpoint: Endpoint;
  run(scope: Scope<ActorOf<Endpoint>>, call: Call<Endpoint>): Promise<Answer<unknown>>;
}

function asAnswer<Value>(output: Value | Answer<Value>): Answer<Value> {
  return output instanceof Answer ? output : new Answer(output, {});
}

/** A use case as a row binds it. */
export type UseCase<E extends Endpoint, Output> = (
  ctx: Ctx<ActorOf<E>>,
  call: Call<E>,
) => Promise<Output>;

/**
 * The ordinary row: one transaction around one use case (STYLE.md, Money). A use case that gives
 * the reply itself stands alone; what another one gives is presented.
 */
export function route<const E extends OrdinaryEndpoint, Output>(
  endpoint: E,
  row:
    | UseCase<E, Reply<E>>
    | {
        readonly useCase: UseCase<E, Output>;
        present(output: Output, call: Call<E>): Reply<E>;
      },
): Route {
  return ownRoute(endpoint, async (scope, call) => {
    if (typeof row === 'function') {
      return scope.transaction((ctx) => row(ctx, call));
    }
    const output = await scope.transaction((ctx) => row.useCase(ctx, call));
    return row.present(output, call);
  });
}

/** A row that opens its own transactions: hashing before them, batches, several of them. */
export function ownRoute<const E extends OrdinaryEndpoint>(
  endpoint: E,
  handle: (scope: Scope<ActorOf<E>>, call: Call<E>) => Promise<Reply<E>>,
): Route {
  return {
    endpoint,
    async run(scope, call) {
      // The pipeline parsed the call by this endpoint, and the guard admitted its actor.
      const admitted = scope as Scope as Scope<ActorOf<E>>;
      return asAnswer(await handle(admitted, call as Call<E>));
    },
  };
}
