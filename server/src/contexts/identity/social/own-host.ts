import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { SiteConfiguration } from '../../site/index.ts';

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

/**
 * The host to which a provider sends a browser back: the one that was called where it is a line of
 * the site, else the main one, because anybody can write a host into a call. A site that names no
 * lines has nothing to compare with, and a demo runs on the machine of whoever looks at it.
 */
export function ownHost(
  { host }: Pick<RequestFacts, 'host'>,
  { domains, mainDomain, isDemo }: Pick<SiteConfiguration, 'domains' | 'mainDomain' | 'isDemo'>,
): string {
  const isOwn = domains.length === 0 || domains.includes(host.toLowerCase());
  if (isOwn || (isDemo && loopback.test(host))) {
    return host;
  }
  return mainDomain === '' ? (domains[0] ?? host) : mainDomain;
}
