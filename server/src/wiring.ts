import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { jobs as walletJobs } from './contexts/wallet/index.ts';
import type { BuiltServer, ServerParts } from './server-parts.ts';

/** Only the probes, until the contexts are bound here. */
export async function buildServer(parts: ServerParts): Promise<BuiltServer> {
  const app = fastify({ logger: false });
  let isDraining = false;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isDraining && parts.jobsAreRunning() && (await parts.database.isAlive());
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not_ready' });
  });
  return {
    listen: async ({ host, port }) => {
      await app.listen({ host, port });
      return (app.server.address() as AddressInfo).port;
    },
    drain: () => {
      isDraining = true;
    },
    close: () => app.close(),
    site: () => ({
      id: 'site',
      currency: 'USD',
      timeZone: 'UTC',
      defaultLocale: 'en',
      isDemo: parts.config.isDemo,
    }),
    jobs: walletJobs,
    eventHandlers: {},
    notices: [],
  };
}
