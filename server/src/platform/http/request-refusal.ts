import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { limitByPlace } from './admission.ts';
import { isAtHost, isBackofficePath } from './backoffice-host.ts';
import { countHosts } from './host-header.ts';
import type { Edge } from './pipeline.ts';
import { isProbe } from './probes.ts';
import type { EdgeRate } from './rate-limits.ts';
import { pathOf, readFacts } from './read-facts.ts';
import { invalidFields } from './refusal-answer.ts';

/** Why a request is refused whatever it asks for; calls have limits of their own. */
export function requestRefusal(edge: Edge, request: FastifyRequest): Refusal | undefined {
  const { url, raw, client } = request;
  if (url.includes('%00')) {
    return invalidFields([{ path: '', rule: 'nul' }]);
  }
  if (countHosts(raw.rawHeaders) > 1) {
    return invalidFields([{ path: 'host', rule: 'single' }]);
  }
  if (client === undefined) {
    // A proxy that asks for itself names no caller.
    return isProbe(url) ? undefined : invalidFields([{ path: 'x-forwarded-for', rule: 'address' }]);
  }
  const { backofficeHost } = edge.parts.settings;
  const isElsewhere =
    backofficeHost !== undefined && !isAtHost(request.headers.host, backofficeHost);
  if (isElsewhere && isBackofficePath(pathOf(url))) {
    return invalidFields([{ path: 'host', rule: 'backoffice' }]);
  }
  const { call, isCallback } = request.routeOptions.config;
  return call === undefined && isCallback !== true ? limitRefusal(edge, request) : undefined;
}

function limitRefusal(edge: Edge, request: FastifyRequest): Refusal | undefined {
  try {
    const nowMs = edge.parts.clock.nowMs();
    limitByPlace({ ...edge, nowMs }, rateOf(request), readFacts(request));
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) {
      return error;
    }
    throw error;
  }
}

function rateOf({ url, routeOptions }: FastifyRequest): EdgeRate {
  const isPage = routeOptions.url === undefined || isProbe(url) || url === '/openapi.json';
  return isPage ? 'pages' : 'files';
}
