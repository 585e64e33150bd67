import type { Logger } from 'pino';
import type {
  Actor,
  Clock,
  Ctx,
  Hear,
  IdSource,
  RandomSource,
  Site,
  SystemActor,
} from './context.ts';
import type { Database } from './database.ts';
import type { SecretCipher } from './secrets/secret-cipher.ts';

/** What one request, job or batch brings along; the rest of its `ctx` is the process's. */
export interface UnitMeta<A extends Actor = Actor> {
  /** Names the use case in logs and metrics. */
  readonly operation: string;
  readonly requestId: string;
  readonly actor: A;
  readonly locale?: string;
  readonly log?: Logger;
  readonly snapshot?: boolean;
}

/** A unit that the process runs by itself, named by what it does. */
export function systemUnit(job: string): UnitMeta<SystemActor> {
  return { operation: job, requestId: job, actor: { kind: 'system', job } };
}

export interface UnitOfWork {
  /** Runs a use case with a `ctx` of its own in one transaction; see `Database.transaction`. */
  run<T, A extends Actor>(meta: UnitMeta<A>, useCase: (ctx: Ctx<A>) => Promise<T>): Promise<T>;
}

export function createUnitOfWork(parts: {
  readonly database: Database;
  readonly site: () => Site;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly random: RandomSource;
  readonly cipher: SecretCipher;
  readonly log: Logger;
  readonly hear?: Hear | undefined;
}): UnitOfWork {
  return {
    run: ({ operation, requestId, actor, locale, log, snapshot }, useCase) =>
      parts.database.transaction({ operation, snapshot: snapshot ?? false }, (tx) => {
        const site = parts.site();
        return useCase({
          requestId,
          actor,
          site,
          locale: locale ?? site.defaultLocale,
          clock: parts.clock,
          ids: parts.ids,
          random: parts.random,
          cipher: parts.cipher,
          log: log ?? parts.log,
          tx,
          hear: parts.hear,
        });
      }),
  };
}

/** Units that are parts of a transaction which is open, and stand or fall with it. */
export function workWithin(ctx: Ctx): UnitOfWork {
  return {
    run: ({ requestId, actor, locale, log }, runPart) =>
      runPart({
        ...ctx,
        requestId,
        actor,
        locale: locale ?? ctx.locale,
        log: log ?? ctx.log,
      }),
  };
}
