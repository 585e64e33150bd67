import { BlockList, isIPv6 } from 'node:net';
import type { SiteConfiguration } from './configuration.ts';

export interface Regions {
  /** Null when nothing is known of the address. */
  countryOf(ip: string): string | null;
  isBlocked(ip: string): boolean;
}

/** Countries by address block; the first entry that holds the address decides. */
export function createRegions(regions: SiteConfiguration['regions']): Regions {
  const blocks = regions.overrides.map(({ block, countryCode }) => {
    const [network = '', prefix = ''] = block.split('/');
    const list = new BlockList();
    list.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4');
    return { list, countryCode };
  });
  const blocked = new Set(regions.blocked);
  const countryOf = (ip: string): string | null => {
    const family = isIPv6(ip) ? 'ipv6' : 'ipv4';
    return blocks.find(({ list }) => list.check(ip, family))?.countryCode ?? null;
  };
  return {
    countryOf,
    isBlocked(ip) {
      const country = countryOf(ip);
      return country !== null && blocked.has(country);
    },
  };
}
