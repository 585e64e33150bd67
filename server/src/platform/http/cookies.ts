import { parseCookie, stringifySetCookie } from 'cookie';
import type { CookieToSet } from './answer.ts';
import type { RequestFacts } from './request-facts.ts';

const longestHeader = 8192;

/** Cookies of a header; the first of a name wins, as the browser sends the most specific first. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const found = Object.entries(parseCookie((header ?? '').slice(0, longestHeader)));
  return new Map(found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

export function cookieHeader({ name, value, maxAgeSeconds, isSecure }: CookieToSet): string {
  return stringifySetCookie({
    name,
    value,
    path: '/',
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
}

/** Whether the browser keeps `__Host-` cookies of this caller: HTTPS, or localhost (api.md). */
function holdsHostCookies(request: RequestFacts): boolean {
  const name = request.host.replace(/:\d+$/u, '');
  return request.isSecure || name === 'localhost';
}

/** `__Host-sid` over HTTPS and on localhost, `sid` on plain HTTP elsewhere. */
export function hostCookie(
  request: RequestFacts,
  cookie: {
    readonly name: string;
    readonly value: string;
    readonly maxAgeSeconds: number | undefined;
  },
): CookieToSet {
  const isSecure = holdsHostCookies(request);
  return { ...cookie, name: isSecure ? `__Host-${cookie.name}` : cookie.name, isSecure };
}

/**
 * The one that {@link hostCookie} would set for this caller, and no other: a name without prefix
 * may be written by any host beside this one, over plain HTTP too (R73).
 */
export function readHostCookie(request: RequestFacts, name: string): string | undefined {
  return request.cookies.get(holdsHostCookies(request) ? `__Host-${name}` : name);
}

export function clearedCookie(request: RequestFacts, name: string): CookieToSet {
  return hostCookie(request, { name, value: '', maxAgeSeconds: 0 });
}
