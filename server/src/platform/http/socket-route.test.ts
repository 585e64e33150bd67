import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { World } from '../../../test/factories/edge.ts';
import { edgeApp } from '../../../test/factories/edge.ts';
import { dial } from '../../../test/factories/live.ts';
import { testDatabase } from '../../../test/harness.ts';
import { defaultRates } from './rate-limits.ts';
import type { SocketLine } from './socket-line.ts';

const test = testDatabase();

/** A server that hands its lines to the test. */
async function listening(world: World = {}) {
  const lines: SocketLine[] = [];
  const sockets = [{ path: '/wps/live', open: (line: SocketLine) => lines.push(line) }];
  const { app } = edgeApp(test, [], { isDemo: false, ...world, sockets });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, lines, port: (app.server.address() as AddressInfo).port };
}

describe('sockets', () => {
  it('of one address block have a cap, which leaves others theirs', async () => {
    const { app, port } = await listening({ caps: { socketsPerBlock: 2 } });
    const held = [await dial(port, { from: '127.0.5.1' }), await dial(port, { from: '127.0.5.2' })];
    const third = await dial(port, { from: '127.0.5.3' });
    expect(await third.ended).toBe(4429);
    const other = await dial(port, { from: '127.0.6.1' });
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    held[0]?.socket.close();
    await held[0]?.ended;
    const again = await dial(port, { from: '127.0.5.3' });
    expect(again.socket.readyState).toBe(again.socket.OPEN);
    await app.close();
  });

  it('of a node have a cap', async () => {
    const { app, port } = await listening({ caps: { sockets: 1 } });
    await dial(port, { from: '127.0.5.1' });
    expect(await (await dial(port, { from: '127.0.6.1' })).ended).toBe(4429);
    await app.close();
  });

  it('that are opened and dropped in a row come to an end', async () => {
    const few = { perMinute: 6, burst: 3 };
    const pages = { account: few, device: few, block: few, loopback: few };
    const { app, port } = await listening({ rates: { ...defaultRates, pages } });
    const refused: (number | undefined)[] = [];
    for (let opened = 0; opened < 5; opened += 1) {
      const line = await dial(port, { from: '127.0.5.1' });
      line.socket.close();
      refused.push(line.refused);
    }
    expect(refused).toEqual([undefined, undefined, undefined, 429, 429]);
    expect((await dial(port, { from: '127.0.6.1' })).refused).toBeUndefined();
    await app.close();
  });

  it('are refused while the site is closed', async () => {
    const { app, port } = await listening({ status: 1 });
    expect((await dial(port)).refused).toBe(503);
    await app.close();
  });

  it('of somebody who reads nothing are cut off', async () => {
    const { app, port, lines } = await listening();
    const line = await dial(port);
    line.socket.pause();
    const big = JSON.stringify({ text: 'x'.repeat(64_000) });
    for (let sent = 0; sent < 400 && lines.length > 0; sent += 1) {
      lines[0]?.send(big);
    }
    line.socket.resume();
    expect(await line.ended).toBe(1006);
    await app.close();
  });

  it('that are ended and say nothing back are cut off, within the time of a farewell', async () => {
    const { app, port, lines } = await listening();
    const line = await dial(port);
    line.socket.pause();
    const closed = new Promise<void>((hear) => lines[0]?.onClose(hear));
    lines[0]?.end('idle');
    await closed;
    line.socket.resume();
    await line.ended;
    await app.close();
  }, 10_000);

  it('are told to come back when the server stops, which then stops at once', async () => {
    const { app, port } = await listening();
    const line = await dial(port);
    const deaf = await dial(port);
    deaf.socket.pause();
    const before = performance.now();
    await app.close();
    expect(performance.now() - before).toBeLessThan(4000);
    expect(await line.ended).toBe(1012);
  });
});
