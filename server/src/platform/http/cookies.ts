import type { CookieToSet } from './answer.ts';
import type { RequestFacts } from './request-facts.ts';

/** Cookies of a header; the first of a name wins, as the browser sends the most specific first. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of (header ?? '').slice(0, 8192).split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !found.has(name)) {
      found.set(name, part.slice(at + 1).trim());
    }
  }
  return found;
}

export function cookieHeader(cookie: CookieToSet): string {
  const flags = cookie.isSecure ? '; Secure' : '';
  return `${cookie.name}=${cookie.value}; Path=/; Max-Age=${cookie.maxAgeSeconds}; HttpOnly; SameSite=Strict${flags}`;
}

/** Whether the browser keeps `__Host-` cookies of this caller: HTTPS, or localhost (api.md). */
function holdsHostCookies(request: RequestFacts): boolean {
  const name = request.host.replace(/:\d+$/u, '');
  return request.isSecure || name === 'localhost';
}

/** `__Host-sid` over HTTPS and on localhost, `sid` on plain HTTP elsewhere. */
export function hostCookie(
  request: RequestFacts,
  cookie: { readonly name: string; readonly value: string; readonly maxAgeSeconds: number },
): CookieToSet {
  const isSecure = holdsHostCookies(request);
  return { ...cookie, name: isSecure ? `__Host-${cookie.name}` : cookie.name, isSecure };
}

export function readHostCookie(request: RequestFacts, name: string): string | undefined {
  return (
    request.cookies.get(`__Host-${name}`) ??
    (request.isSecure ? undefined : request.cookies.get(name))
  );
}

export function clearedCookie(request: RequestFacts, name: string): CookieToSet {
  return hostCookie(request, { name, value: '', maxAgeSeconds: 0 });
}
