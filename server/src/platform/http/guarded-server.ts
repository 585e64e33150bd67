import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { addressBlock } from './address.ts';
import { createBrokenReports, type BrokenBytes } from './broken-reports.ts';
import { answerBrokenRequest } from './broken-request.ts';
import type { ClientReader } from './client-address.ts';
import type { Connection, ConnectionBook } from './connection-book.ts';
import { createConnectionBook } from './connection-book.ts';
import type { EdgeCaps } from './edge-settings.ts';

/** Headers, then all of the body: with the look a second, over within ten. */
const requestMilliseconds = 8000;
const lookMilliseconds = 1000;
/**
 * An answer is broken off when no byte of it could be sent for this long. Node checks at intervals,
 * so it ends within ten seconds.
 */
const stalledMilliseconds = 5000;
/** An answer that is not out after this long, however slowly it is read. */
const longestAnswerMilliseconds = 60_000;
/** Longer than a proxy keeps an idle connection, so that the proxy is the one that closes it. */
const keepAliveMilliseconds = 72_000;
/** Calls of one connection that wait for their answers; browsers send one. */
const mostPipelined = 4;

/**
 * An HTTP server on which nobody holds anything for long: a connection counts for its address
 * block, and what stands still is destroyed.
 */
export function createGuardedServer(
  handle: RequestListener,
  parts: { readonly caps: EdgeCaps; readonly clients: ClientReader; readonly log: Logger },
): Server {
  const book = createConnectionBook(parts.caps);
  const reportBroken = createBrokenReports(parts.log);
  const bySocket = new WeakMap<Duplex, Connection>();
  const options = {
    headersTimeout: requestMilliseconds,
    requestTimeout: requestMilliseconds,
    connectionsCheckingInterval: lookMilliseconds,
    keepAliveTimeout: keepAliveMilliseconds,
  };
  const server = createServer(options, (request, response) => {
    const connection = bySocket.get(request.socket);
    if (connection === undefined || begin(connection, response)) {
      handle(request, response);
    } else {
      request.socket.destroy();
    }
  });
  server.on('connection', (socket: Socket) => {
    const connection = admit(socket, book, parts.clients);
    if (connection === undefined) {
      socket.destroy();
    } else {
      bySocket.set(socket, connection);
    }
  });
  server.setTimeout(stalledMilliseconds, (socket) => closeStalled(socket, bySocket.get(socket)));
  server.on('clientError', (error: Error & BrokenBytes, socket) => {
    reportBroken(error);
    answerBrokenRequest(error.code, socket, bySocket.get(socket)?.openCalls ?? 0);
  });
  const sweep = setInterval(() => closeLongest(book.all()), lookMilliseconds);
  sweep.unref();
  server.once('close', () => clearInterval(sweep));
  return server;
}

function admit(
  socket: Socket,
  book: ConnectionBook,
  clients: ClientReader,
): Connection | undefined {
  const peer = socket.remoteAddress ?? '';
  // A proxy carries many blocks; it has caps of its own (docs/operating/proxies.md).
  if (clients.isProxy(peer)) {
    return { socket, block: peer, openCalls: 0, busySinceMs: 0 };
  }
  const connection = book.enter(socket, addressBlock(peer), !clients.isLocal(peer));
  if (connection !== undefined) {
    socket.once('close', () => book.leave(connection));
  }
  return connection;
}

/** False for a connection that has sent more calls than anybody needs. */
function begin(connection: Connection, response: ServerResponse): boolean {
  if (connection.openCalls >= mostPipelined) {
    return false;
  }
  if (connection.openCalls === 0) {
    connection.busySinceMs = performance.now();
  }
  connection.openCalls += 1;
  // `close` comes for finished and for broken answers alike.
  response.once('close', () => {
    connection.openCalls -= 1;
  });
  return true;
}

/**
 * No byte has moved. A call that is being worked on may go on, but an answer that the caller does
 * not read is broken off.
 */
function closeStalled(socket: Socket, connection: Connection | undefined): void {
  const isAtWork = (connection?.openCalls ?? 0) > 0 && socket.writableLength === 0;
  if (isAtWork) {
    socket.setTimeout(stalledMilliseconds);
  } else {
    socket.destroy();
  }
}

function closeLongest(connections: Iterable<Connection>): void {
  const latest = performance.now() - longestAnswerMilliseconds;
  for (const { socket, openCalls, busySinceMs } of connections) {
    if (openCalls > 0 && busySinceMs < latest) {
      socket.destroy();
    }
  }
}
