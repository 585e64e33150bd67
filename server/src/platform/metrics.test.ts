import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMetrics, serveMetrics, watchPool } from './metrics.ts';

/** Of a request that names this host. */
async function statusAs(host: string, port: number): Promise<number | undefined> {
  const sent = get({ host: '127.0.0.1', port, path: '/metrics', headers: { host } });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

describe('metrics', () => {
  it('are served at one path of a loopback port of their own', async () => {
    const metrics = createMetrics();
    watchPool(metrics, { totalCount: 5, idleCount: 3, waitingCount: 1 });
    metrics.refusals.inc({ code: 'insufficient_balance' });
    const server = await serveMetrics(metrics, 0);
    onTestFinished(() => server.close());
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    const text = await answer.text();
    expect(text).toContain('portal_refusals_total{code="insufficient_balance"} 1');
    expect(text).toContain('portal_pool_connections{state="idle"} 3');
    expect(text).toContain('process_cpu_seconds_total');
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
    expect(await statusAs('evil.example', server.port)).toBe(421);
    expect(await statusAs(`localhost:${server.port}`, server.port)).toBe(200);
  });
});
