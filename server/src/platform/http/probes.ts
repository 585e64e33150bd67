import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface ProbeParts {
  readonly release: string;
  readonly commit: string;
  readonly openApi: { readonly forOperators: string; readonly forOthers: string };
  isOperator(request: FastifyRequest): Promise<boolean>;
  /** What readiness depends on, by name. */
  readiness(): Promise<Readonly<Record<string, boolean>>>;
  isDraining(): boolean;
}

const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/version']);

/** A proxy asks for these itself, so it names no caller then. */
export function isProbe(url: string): boolean {
  return probes.has(url);
}

/** For machines, not for the portal: outside of the envelope, without secrets or banners. */
export function installProbes(app: FastifyInstance, parts: ProbeParts): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const checks = { ...(await parts.readiness()), serving: !parts.isDraining() };
    const isReady = Object.values(checks).every(Boolean);
    reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'not_ready', checks };
  });
  app.get('/version', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { release: parts.release, commit: parts.commit };
  });
  app.get('/openapi.json', async (request, reply) => {
    const { forOperators, forOthers } = parts.openApi;
    reply.type('application/json; charset=utf-8').header('cache-control', 'private, no-cache');
    return reply.send((await parts.isOperator(request)) ? forOperators : forOthers);
  });
}
