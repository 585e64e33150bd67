import { BlockList, isIPv6 } from 'node:net';
import { type AddressCountries, noAddressCountries } from './address-countries.ts';
import type { SiteConfiguration } from './configuration.ts';
import { type HostingNetworks, noHostingNetworks } from './hosting-networks.ts';

export interface Regions {
  /** Null when nothing is known of the address. */
  countryOf(ip: string): string | null;
  /** As the operator's file says; null where the site itself says the country. */
  cityOf(ip: string): string | null;
  /** Of a blocked country, or of a hosting provider or VPN that the operator's list names (R21). */
  isBlocked(ip: string): boolean;
  /** Another one when what is blocked may have changed without a new version of the site. */
  readonly edition: () => string;
}

/** What files of the operator say of addresses. */
export interface AddressFacts {
  readonly addresses?: AddressCountries;
  readonly hosting?: HostingNetworks;
}

/**
 * Countries of addresses: the first override of the site whose block holds the address decides,
 * then the operator's file. An override also says that an address is no hosting provider's.
 */
export function createRegions(
  regions: SiteConfiguration['regions'],
  { addresses = noAddressCountries, hosting = noHostingNetworks }: AddressFacts = {},
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
    edition: () => [addresses.edition(), hosting.edition()].join(' ').trim(),
    isBlocked(ip) {
      const country = countryOf(ip);
      const isCountryBlocked = country !== null && blocked.has(country);
      return isCountryBlocked || (overrideOf(ip) === undefined && hosting.has(ip));
    },
  };
}
