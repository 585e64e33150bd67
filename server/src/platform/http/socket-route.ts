import { setTimeout as pause } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { limitByPlace, refuseClosedSite, refuseForeignSocket } from './admission.ts';
import type { Edge } from './pipeline.ts';
import { readFacts } from './read-facts.ts';
import type { RequestFacts } from './request-facts.ts';
import { createSocketBook, type SocketBook, type SocketOwner } from './socket-book.ts';
import { farewellMilliseconds, Line, type SocketLine } from './socket-line.ts';

/** An address at which a context holds sockets open. */
export interface SocketRoute {
  readonly path: string;
  open(line: SocketLine): void;
}

/** A page sends a token or names of topics; a longer message ends its socket. */
const mostMessageBytes = 4096;
const askMilliseconds = 25_000;

/** Binds all of them; nothing of it exists where no context brings one. */
export function bindSockets(
  app: FastifyInstance,
  edge: Edge,
  routes: readonly SocketRoute[],
): void {
  if (routes.length === 0) {
    return;
  }
  const lines = new Set<Line>();
  const book = createSocketBook(edge.parts.settings.caps);
  const asking = setInterval(() => lines.forEach((line) => line.ask()), askMilliseconds);
  asking.unref();
  void app.register(websocket, {
    options: { maxPayload: mostMessageBytes, perMessageDeflate: false },
    // A socket that breaks is closed by the library; nobody else has to know.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: async () => {
      clearInterval(asking);
      await endAll(lines);
    },
  });
  void app.register((scope, _options, done) => {
    for (const route of routes) {
      bindSocket(scope, { edge, route, lines, book });
    }
    done();
  });
}

interface Bound {
  readonly edge: Edge;
  readonly route: SocketRoute;
  readonly lines: Set<Line>;
  readonly book: SocketBook;
}

function bindSocket(scope: FastifyInstance, { edge, route, lines, book }: Bound): void {
  scope.route({
    method: 'GET',
    url: route.path,
    onRequest: async (request) => {
      if (!request.ws) {
        throw new Refusal('not_found');
      }
      const facts = readFacts(request);
      // Whoever opens and drops sockets in a row costs as much as whoever opens pages.
      limitByPlace({ ...edge, nowMs: edge.parts.clock.nowMs() }, 'pages', facts);
      refuseForeignSocket(request, facts);
      refuseClosedSite({}, await edge.parts.site(), facts);
    },
    handler: () => {
      throw new Refusal('not_found');
    },
    wsHandler: (socket, request) => {
      const facts = keptFacts(request);
      const line = new Line(socket, facts);
      const owner: SocketOwner = { block: facts.isLocal ? undefined : facts.addressBlock };
      if (!book.enter(owner)) {
        line.end('many');
        return;
      }
      lines.add(line);
      line.onClose(() => {
        lines.delete(line);
        book.leave(owner);
      });
      route.open(line);
    },
  });
}

/** A socket outlives its request by hours, so it keeps none of it but these. */
function keptFacts(request: FastifyRequest): RequestFacts {
  const facts = readFacts(request);
  return {
    id: facts.id,
    method: facts.method,
    path: facts.path,
    host: facts.host,
    isSecure: facts.isSecure,
    ip: facts.ip,
    addressBlock: facts.addressBlock,
    isLocal: facts.isLocal,
    acceptLanguage: facts.acceptLanguage,
    browser: facts.browser,
    userAgent: facts.userAgent,
    cookies: facts.cookies,
    bearer: undefined,
    isBackground: false,
    gatewayVersion: undefined,
    idempotencyKey: undefined,
  };
}

/** Everybody is asked to come back, to whichever process is there then. */
async function endAll(lines: ReadonlySet<Line>): Promise<void> {
  lines.forEach((line) => line.end('restart'));
  const latest = performance.now() + farewellMilliseconds;
  while (lines.size > 0 && performance.now() < latest) {
    await pause(20);
  }
  lines.forEach((line) => line.destroy());
}
