import type { Endpoint } from '@portal/protocol';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { HttpParts, SiteView } from './http-parts.ts';
import { isOwnOrigin } from './origin-check.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { EdgeRate, RateSubject } from './rate-limits.ts';
import { bucketKey, exactRates } from './rate-buckets.ts';
import type { Draw } from './rate-store.ts';
import type { RequestFacts } from './request-facts.ts';

interface Limits {
  readonly limiter: RateLimiter;
  readonly parts: HttpParts;
  /** One look at the clock serves all limits of a call. */
  readonly nowMs: number;
}

function takeOne(
  { limiter, parts, nowMs }: Limits,
  draw: { readonly rate: EdgeRate; readonly subject: RateSubject; readonly id: string },
): void {
  const { rate, subject, id } = draw;
  const allowance = parts.rates[rate][subject];
  const retryAfterSeconds = limiter.take(bucketKey(rate, subject, id), allowance, nowMs);
  if (retryAfterSeconds !== undefined) {
    throw new Refusal('too_many_requests', { retryAfterSeconds });
  }
}

/** Limits by address block and device hold before anything of the call is read (R88). */
export function limitByPlace(limits: Limits, rate: EdgeRate, facts: RequestFacts): void {
  if (facts.isLocal) {
    takeOne(limits, { rate, subject: 'loopback', id: 'loopback' });
    return;
  }
  takeOne(limits, { rate, subject: 'block', id: facts.addressBlock });
  takeOne(limits, { rate, subject: 'device', id: facts.browser });
}

/** Limits by account hold once the guard knows the caller (R88). */
export function limitByAccount(limits: Limits, rate: EdgeRate, accountId: string): void {
  takeOne(limits, { rate, subject: 'account', id: accountId });
}

/**
 * R88, to the call across all processes, for the classes where one more matters. Only what the
 * limits of this process let through asks the database.
 */
export async function limitExactly(
  { parts, nowMs }: Limits,
  rate: EdgeRate,
  facts: RequestFacts,
): Promise<void> {
  if (!exactRates.has(rate) || facts.isLocal) {
    return;
  }
  const drawOf = (subject: RateSubject, id: string): Draw => {
    const { perMinute, burst } = parts.rates[rate][subject];
    const drawnMs = 60_000 / perMinute;
    return { key: bucketKey(rate, subject, id), drawnMs, spanMs: burst * drawnMs };
  };
  const draws = [drawOf('block', facts.addressBlock), drawOf('device', facts.browser)];
  const retryAfterSeconds = await parts.rateStore.take(draws, nowMs);
  if (retryAfterSeconds !== undefined) {
    throw new Refusal('too_many_requests', { retryAfterSeconds });
  }
}

/** R73. */
export function refuseForeignOrigin(request: FastifyRequest, facts: RequestFacts): void {
  const { origin } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  const isOwn = isOwnOrigin({
    method: facts.method,
    own: `${facts.isSecure ? 'https' : 'http'}://${facts.host}`,
    origin,
    fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
  });
  if (!isOwn) {
    throw new Refusal('origin_refused');
  }
}

/**
 * R75: browsers name the sender of every handshake, so one without it comes from no page of ours.
 */
export function refuseForeignSocket(request: FastifyRequest, facts: RequestFacts): void {
  const own = `${facts.isSecure ? 'https' : 'http'}://${facts.host}`;
  const { origin } = request.headers;
  if (origin === undefined || !isOwnOrigin({ method: 'POST', own, origin, fetchSite: undefined })) {
    throw new Refusal('origin_refused');
  }
}

/** A guess that spares the server: nobody knows how long maintenance takes. */
export const maintenanceRetrySeconds = 60;

/** Status 1 and 2 of portal.md section 4 stop every call but those marked `always`. */
export function refuseClosedSite(
  endpoint: Pick<Endpoint, 'always'>,
  view: SiteView,
  facts: RequestFacts,
): void {
  if (endpoint.always === true) {
    return;
  }
  const status = view.statusFor(facts.ip);
  if (status === 1) {
    throw new Refusal('system_maintenance', { retryAfterSeconds: maintenanceRetrySeconds });
  }
  if (status === 2) {
    throw new Refusal('region_blocked');
  }
}
