import { hostsFor } from '../../platform/hosts-for.ts';

/**
 * The address of a game at each of the site's hosts, in the order that /status names to the same
 * caller; the vendor's own where the site has none. Path and query stay.
 */
export function launchAddresses(
  url: string,
  site: { readonly hosts: readonly string[]; readonly ip: string },
): { readonly first: string; readonly others: string[] } {
  const { pathname, search } = new URL(url);
  const hosts = hostsFor(site.ip, site.hosts).filter((host) => URL.canParse(host));
  const [first = url, ...others] = hosts.map((host) => new URL(`${pathname}${search}`, host).href);
  return { first, others };
}
