import { BlockList, isIPv6 } from 'node:net';
import { type AddressCountries, noAddressCountries } from './address-countries.ts';
import type { SiteConfiguration } from './configuration.ts';

export interface Regions {
  /** Null when nothing is known of the address. */
  countryOf(ip: string): string | null;
  /** As the operator's file says; null where the site itself says the country. */
  cityOf(ip: string): string | null;
  isBlocked(ip: string): boolean;
  /** Another one when countries may have changed without a new version of the site. */
  readonly edition: () => string;
}

/**
 * Countries of addresses: the first override of the site whose block holds the address decides,
 * then the operator's file.
 */
export function createRegions(
  regions: SiteConfiguration['regions'],
  addresses: AddressCountries = noAddressCountries,
): Regions {
  const blocks = regions.overrides.map(({ block, countryCode }) => {
    const [network = '', prefix = ''] = block.split('/');
    const list = new BlockList();
    list.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4');
    return { list, countryCode };
  });
  const blocked = new Set(regions.blocked);
  const overrideOf = (ip: string) => {
    const family = isIPv6(ip) ? 'ipv6' : 'ipv4';
    return blocks.find(({ list }) => list.check(ip, family))?.countryCode;
  };
  const countryOf = (ip: string) => overrideOf(ip) ?? addresses.countryOf(ip);
  return {
    countryOf,
    cityOf: (ip) => (overrideOf(ip) === undefined ? addresses.cityOf(ip) : null),
    edition: addresses.edition,
    isBlocked(ip) {
      const country = countryOf(ip);
      return country !== null && blocked.has(country);
    },
  };
}
