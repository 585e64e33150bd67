import type { Logger } from 'pino';
import type { Endpoint } from '@portal/protocol';
import type { Ctx } from '../context.ts';
import type { ActorOf } from './guard.ts';
import type { HttpParts, SiteView } from './http-parts.ts';
import type { RequestFacts } from './request-facts.ts';
import type { OpenCtx, Scope } from './route.ts';

type Admitted = ActorOf<Endpoint>;

/** What admission found out about a call. */
export interface Admission {
  readonly facts: RequestFacts;
  readonly view: SiteView;
  readonly actor: Admitted;
}

/** One for each call, so it holds little and works out on demand what few calls ask for. */
class CallCtx implements OpenCtx<Admitted> {
  readonly requestId: string;
  readonly actor: Admitted;
  readonly #parts: HttpParts;
  readonly #admission: Admission;

  constructor(parts: HttpParts, admission: Admission) {
    this.requestId = admission.facts.id;
    this.actor = admission.actor;
    this.#parts = parts;
    this.#admission = admission;
  }

  get site() {
    return this.#admission.view.site;
  }

  get locale() {
    const { view, facts } = this.#admission;
    return view.localeFor(facts.acceptLanguage);
  }

  get clock() {
    return this.#parts.clock;
  }

  get ids() {
    return this.#parts.ids;
  }

  get random() {
    return this.#parts.random;
  }

  get cipher() {
    return this.#parts.cipher;
  }

  get log(): Logger {
    const { actor, requestId } = this;
    return this.#parts.log.child({ requestId, ...('id' in actor && { actorId: actor.id }) });
  }
}

/** What a handler stands on: an open context, and transactions for who wants them. */
export class CallScope implements Scope<Admitted> {
  readonly ctx: OpenCtx<Admitted>;
  readonly #parts: HttpParts;
  readonly #operation: string;

  constructor(parts: HttpParts, operation: string, admission: Admission) {
    this.ctx = new CallCtx(parts, admission);
    this.#parts = parts;
    this.#operation = operation;
  }

  transaction<Output>(run: (ctx: Ctx<Admitted>) => Promise<Output>): Promise<Output> {
    return this.#parts.work.run(this.#unit(), run);
  }

  snapshot<Output>(run: (ctx: Ctx<Admitted>) => Promise<Output>): Promise<Output> {
    return this.#parts.work.run({ ...this.#unit(), snapshot: true }, run);
  }

  #unit() {
    const { requestId, actor, locale, log } = this.ctx;
    return { operation: this.#operation, requestId, actor, locale, log };
  }
}
