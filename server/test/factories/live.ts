import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { livePath } from '@portal/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { TestBrowser, TestServer } from './running.ts';

export interface TestLine {
  /** Everything that came, parsed. */
  readonly answers: Record<string, unknown>[];
  readonly socket: WebSocket;
  readonly ended: Promise<number>;
  say(message: unknown): void;
}

export interface Dialling {
  readonly origin?: string | null;
  readonly cookies?: TestBrowser['cookies'];
  /** The address from which it comes. */
  readonly from?: string;
}

/** The port of the server of a test file, which listens from the first call on. */
export async function portOf(server: TestServer): Promise<number> {
  const { app } = server.built().http;
  if (!app.server.listening) {
    await app.listen({ host: '127.0.0.1', port: 0 });
  }
  return (app.server.address() as AddressInfo).port;
}

/** A socket to it; `refused` holds the status where the handshake failed. */
export async function dial(
  port: number,
  { origin = `http://localhost:${port}`, cookies = new Map(), from = '127.0.0.1' }: Dialling = {},
): Promise<TestLine & { readonly refused: number | undefined }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`, {
    localAddress: from,
    headers: {
      // The host of the test browsers, by whose kind the cookies are named.
      host: `localhost:${port}`,
      ...(origin !== null && { origin }),
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
    },
  });
  const answers: Record<string, unknown>[] = [];
  socket.on('message', (data: Buffer) => {
    // The server sends objects only.
    answers.push(JSON.parse(data.toString()) as Record<string, unknown>);
  });
  const ended = new Promise<number>((resolve) => {
    socket.once('close', resolve);
  });
  socket.on('error', () => undefined);
  onTestFinished(() => socket.terminate());
  const refused = await Promise.race([
    once(socket, 'open').then(() => undefined),
    once(socket, 'unexpected-response').then(([, response]: { statusCode: number }[]) => {
      return response?.statusCode;
    }),
  ]);
  return {
    answers,
    socket,
    ended,
    refused,
    say: (message) => socket.send(JSON.stringify(message)),
  };
}
