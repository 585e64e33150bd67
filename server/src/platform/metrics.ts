import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What operators watch; contexts add theirs to `registry`. */
export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'route' | 'status'>;
  readonly transactionRetries: Counter<'operation'>;
  readonly refusals: Counter<'code'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'portal_request_seconds',
      help: 'Time to answer a request.',
      labelNames: ['route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    transactionRetries: new Counter({
      name: 'portal_transaction_retries_total',
      help: 'Transactions that ran again after a lost race.',
      labelNames: ['operation'],
      registers,
    }),
    refusals: new Counter({
      name: 'portal_refusals_total',
      help: 'Expected refusals by code.',
      labelNames: ['code'],
      registers,
    }),
  };
}

/** Connections of a pool by state, read when somebody looks. */
export function watchPool(metrics: Metrics, pool: Pick<pg.Pool, PoolCount>): void {
  const gauge = new Gauge({
    name: 'portal_pool_connections',
    help: 'Database connections of this node, and callers that wait for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  metrics.registry.registerMetric(gauge);
}

type PoolCount = 'totalCount' | 'idleCount' | 'waitingCount';

const ownNames: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Metrics have a loopback port of their own, so that no route of the site can leak them. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => void answer(metrics, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answer(
  metrics: Metrics,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A page whose name was pointed at this machine is no reader of it.
  if (!ownNames.has(request.headers.host?.replace(/:\d+$/u, '') ?? '')) {
    response.writeHead(421).end();
    return;
  }
  if (request.url !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  const text = await metrics.registry.metrics();
  response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
}
