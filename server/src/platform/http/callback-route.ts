import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './read-facts.ts';

/** A call of another company's server, as its bytes came. */
export interface CallbackRequest {
  /** Who calls, from the path: `/gateway/{sender}/…`. */
  readonly sender: string;
  /** What follows the sender in the path, with its stroke; empty where nothing does. */
  readonly path: string;
  readonly query: string;
  /** Where it came from, as far as a proxy of ours can be believed. */
  readonly ip: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface CallbackAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Calls that follow no rule of our own wire: another company decides their shape. They have no
 * session, no origin and no schema; who sends them proves itself by a signature over their bytes.
 */
export interface CallbackRoute {
  /** `/gateway`; the sender and its own paths follow. */
  readonly prefix: string;
  readonly mostBodyBytes: number;
  answer(request: CallbackRequest): Promise<CallbackAnswer>;
  /** What a request gets whose body could not be taken. */
  answerBroken(request: Omit<CallbackRequest, 'body'>): Promise<CallbackAnswer>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Callbacks are not counted with what browsers send (R126): they have places of their own. */
    readonly isCallback?: true;
  }
}

/** Binds one in a scope of its own, so that neither body parsers nor errors of the site apply. */
export function bindCallback(app: FastifyInstance, route: CallbackRoute): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    const parser = { parseAs: 'buffer', bodyLimit: route.mostBodyBytes } as const;
    scope.addContentTypeParser('*', parser, (_request, body, next) => next(null, body));
    scope.setErrorHandler(async (_error, request, reply) =>
      send(reply, await route.answerBroken(headOf(route, request))),
    );
    const options = { config: { isCallback: true } } as const;
    const handle = async (request: FastifyRequest, reply: FastifyReply) =>
      send(reply, await route.answer({ ...headOf(route, request), body: bytesOf(request.body) }));
    scope.post(`${route.prefix}/:sender`, options, handle);
    scope.post(`${route.prefix}/:sender/*`, options, handle);
    done();
  });
}

function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}

function headOf({ prefix }: CallbackRoute, request: FastifyRequest): Omit<CallbackRequest, 'body'> {
  const rest = pathOf(request.url).slice(prefix.length + 1);
  const end = rest.indexOf('/');
  const mark = request.url.indexOf('?');
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return {
    sender: end === -1 ? rest : rest.slice(0, end),
    path: end === -1 ? '' : rest.slice(end),
    query: mark === -1 ? '' : request.url.slice(mark + 1),
    // Whom no proxy of ours names was refused before.
    ip: request.client?.ip ?? '',
    headers: Object.fromEntries(headers),
  };
}

function send(reply: FastifyReply, { status, headers, body }: CallbackAnswer): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .serializer((payload) => String(payload))
    .send(body);
}
