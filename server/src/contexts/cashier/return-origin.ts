import type { RequestFacts } from '../../platform/http/request-facts.ts';
import type { SiteConfiguration } from '../site/index.ts';

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Where the page of a provider sends its member back to: the host that was called where it is one
 * of the site, else the main one, because anybody can write a host into a call. Undefined where the
 * site names none.
 */
export function returnOrigin(
  { host, isSecure }: Pick<RequestFacts, 'host' | 'isSecure'>,
  { domains, mainDomain }: Pick<SiteConfiguration, 'domains' | 'mainDomain'>,
  ownUrl: string | undefined,
): string | undefined {
  const named = [mainDomain, ...domains].filter((line) => line !== '');
  const called = host.toLowerCase();
  const known = [...named, ...(ownUrl === undefined ? [] : namesOf(new URL(ownUrl)))];
  const kept = known.includes(called) ? called : named[0];
  if (kept === undefined) {
    return ownUrl === undefined ? undefined : new URL(ownUrl).origin;
  }
  return `${isSecure ? 'https' : 'http'}://${kept}`;
}

/** The machine itself has several names. */
function namesOf({ host, hostname, port }: URL): readonly string[] {
  const end = port === '' ? '' : `:${port}`;
  return loopback.includes(hostname) ? loopback.map((name) => `${name}${end}`) : [host];
}
