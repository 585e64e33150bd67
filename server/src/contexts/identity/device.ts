import type { RandomSource } from '../../platform/context.ts';
import type { CookieToSet } from '../../platform/http/answer.ts';
import { hostCookie, readHostCookie } from '../../platform/http/cookies.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import { deviceCookie } from './cookie-names.ts';
import { newSecret, secretHash } from './secrets.ts';

const secretShape = /^[\w-]{43}$/u;
/** The longest that browsers keep a cookie. */
const keptSeconds = 400 * 86_400;

/**
 * A browser that signed in, by a random cookie: somebody beside it, with the same address and the
 * same browser, is another device. Undefined before the first sign-in.
 */
export function deviceOf(request: RequestFacts): string | undefined {
  const secret = secretOf(request);
  return secret === undefined ? undefined : nameOf(secret);
}

/** The device of a browser that has just signed in, with the cookie that names it from now on. */
export function rememberedDevice(
  request: RequestFacts,
  random: RandomSource,
): { readonly device: string; readonly cookie: CookieToSet } {
  const value = secretOf(request) ?? newSecret(random);
  const named = { name: deviceCookie, value, maxAgeSeconds: keptSeconds };
  return { device: nameOf(value), cookie: hostCookie(request, named) };
}

function secretOf(request: RequestFacts): string | undefined {
  const secret = readHostCookie(request, deviceCookie);
  return secret !== undefined && secretShape.test(secret) ? secret : undefined;
}

/** What is stored of it. */
function nameOf(secret: string): string {
  return secretHash(secret).toString('base64url');
}
