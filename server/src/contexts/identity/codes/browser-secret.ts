import type { RandomSource } from '../../../platform/context.ts';
import type { CookieToSet } from '../../../platform/http/answer.ts';
import { hostCookie, readHostCookie } from '../../../platform/http/cookies.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { codeCookie } from '../cookie-names.ts';
import { newSecret } from '../secrets.ts';

const secretShape = /^[\w-]{43}$/u;
/** As long as the budget of a browser looks back, so that it is one browser all that time. */
const keptSeconds = 86_400;

/** The secret of the browser that asked for a code; nobody else can type the code in. */
export function browserSecretOf(request: RequestFacts): string | undefined {
  const secret = readHostCookie(request, codeCookie);
  return secret !== undefined && secretShape.test(secret) ? secret : undefined;
}

export function keptBrowserSecret(
  request: RequestFacts,
  random: RandomSource,
): { readonly secret: string; readonly cookie: CookieToSet } {
  const secret = browserSecretOf(request) ?? newSecret(random);
  const named = { name: codeCookie, value: secret, maxAgeSeconds: keptSeconds };
  return { secret, cookie: hostCookie(request, named) };
}
