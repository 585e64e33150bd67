import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import type { Endpoint } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { World } from '../../../test/factories/edge.ts';
import { edgeApp } from '../../../test/factories/edge.ts';
import { testDatabase } from '../../../test/harness.ts';
import { ownRoute } from './route.ts';

const test = testDatabase();

const said = z.strictObject({ said: z.string() });
const read = {
  method: 'GET',
  path: '/wps/probe',
  summary: 'For this test.',
  access: 'visitor',
  rate: 'read',
  reply: said,
  errors: [],
} as const satisfies Endpoint;
const login = {
  ...read,
  method: 'POST',
  path: '/wps/login',
  rate: 'credentials',
  body: said,
} as const satisfies Endpoint;

/** More than the buffers of both sides hold. */
const big = { ...read, path: '/wps/big' } as const;
const rows = [
  ownRoute(read, async () => ({ said: 'hello' })),
  ownRoute(login, async () => ({ said: 'in' })),
  ownRoute(big, async () => ({ said: 'x'.repeat(12_000_000) })),
];

/** A server on a port of its own, and callers from any loopback address. */
async function listening(world: World) {
  const { app } = edgeApp(test, rows, { isDemo: false, ...world });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open: Socket[] = [];
  const dial = async (from = '127.0.5.1', bytes = ''): Promise<Socket> => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from });
    open.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  };
  const close = async () => {
    open.forEach((socket) => socket.destroy());
    await app.close();
  };
  return { app, dial, close };
}

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  await once(socket, 'close');
  return text;
}

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const bodyless = request(
  'POST /wps/login',
  'Content-Type: application/json',
  'Content-Length: 900',
);
const whole = (text: string) =>
  request(
    'POST /wps/login',
    'Content-Type: application/json',
    'Connection: close',
    `Content-Length: ${JSON.stringify({ said: text }).length}`,
  ) + JSON.stringify({ said: text });

describe('a connection', () => {
  it.concurrent('that lacks a byte, a head or a body is over within ten seconds', async () => {
    const { dial, close } = await listening({});
    const bytes = ['', 'GET /wps/probe HTTP/1.1\r\nHost: loc', bodyless];
    const before = performance.now();
    const texts = await Promise.all(
      bytes.map(async (message) => textOf(await dial('127.0.5.1', message))),
    );
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(texts).toEqual(['', '', expect.stringMatching(/^HTTP\/1\.1 408 [^]*nosniff/u)]);
    await close();
  });

  it.concurrent('of somebody who takes no answer is destroyed', async () => {
    const { app, dial, close } = await listening({});
    const count = promisify(app.server.getConnections.bind(app.server));
    const socket = await dial('127.0.5.1', request('GET /wps/big'));
    socket.pause();
    await expect.poll(() => count(), { timeout: 20_000 }).toBe(0);
    await close();
  });

  it('that is no HTTP is answered with all headers and destroyed', async () => {
    const { dial, close } = await listening({});
    const text = await textOf(await dial('127.0.5.1', 'PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n'));
    expect(text).toMatch(/^HTTP\/1\.1 400 /u);
    expect(text).toContain("content-security-policy: default-src 'none'");
    await close();
  });

  it('with two `Host` headers is refused', async () => {
    const { dial, close } = await listening({});
    const headers = ['Host: evil.example', 'Connection: close'];
    const text = await textOf(await dial('127.0.5.1', request('GET /wps/probe', ...headers)));
    expect(text).toMatch(/^HTTP\/1\.1 400 /u);
    expect(text).toContain('"path":"host"');
    await close();
  });

  it('that sends call after call without an answer is destroyed', async () => {
    const { dial, close } = await listening({});
    const socket = await dial('127.0.5.1', request('GET /wps/probe').repeat(40));
    const text = await textOf(socket);
    expect(text.match(/HTTP\/1\.1 200/gu)?.length ?? 0).toBeLessThanOrEqual(4);
    await close();
  });
});

describe('callers that hold on', () => {
  const places = { play: 8, write: 8, credentials: 8, read: 8, codes: 8 };

  it('without sending their bodies take no place from a login', async () => {
    const { dial, close } = await listening({ caps: { places } });
    for (let idle = 0; idle < 20; idle += 1) {
      await dial(`127.0.${idle + 5}.1`, bodyless);
    }
    const text = await textOf(await dial('127.0.99.1', whole('hello')));
    expect(text).toMatch(/^HTTP\/1\.1 200 /u);
    await close();
  });

  it('keep no more connections of a block than its cap, the newest ones', async () => {
    const { dial, close } = await listening({ caps: { connectionsPerBlock: 3 } });
    const first = await dial('127.0.5.1');
    await Promise.all(['127.0.5.2', '127.0.5.3', '127.0.5.4'].map((from) => dial(from)));
    await expect.poll(() => first.closed).toBe(true);
    const other = await dial('127.0.6.1', request('GET /wps/probe', 'Connection: close'));
    expect(await textOf(other)).toMatch(/^HTTP\/1\.1 200 /u);
    await close();
  });

  it('make room for another block when the node is full', async () => {
    const { dial, close } = await listening({ caps: { connections: 4 } });
    const idle = await Promise.all(
      ['127.0.5.1', '127.0.5.2', '127.0.5.3', '127.0.6.1'].map((from) => dial(from, bodyless)),
    );
    const other = await dial('127.0.7.1', whole('hello'));
    expect(await textOf(other)).toMatch(/^HTTP\/1\.1 200 /u);
    await expect.poll(() => idle.filter((socket) => socket.closed).length).toBe(1);
    await close();
  });
});
