import { httpsOrigin, siteHost } from '@portal/protocol';
import type { SiteAddresses } from './api/read-site-addresses.ts';
import { unsaid, type Saying } from './saying.ts';

export const addressLists = ['domainList', 'imageCDNs', 'launchGameCDNs', 'linkHosts'] as const;
export type AddressList = (typeof addressLists)[number];

/** Lists as they are typed, a row in each line. */
export type AddressesDraft = Readonly<Record<AddressList | 'mainDomain', string>> & Saying;

export function draftOfAddresses(addresses: SiteAddresses): AddressesDraft {
  return {
    domainList: addresses.domainList.join('\n'),
    mainDomain: addresses.mainDomain,
    imageCDNs: addresses.imageCDNs.join('\n'),
    launchGameCDNs: addresses.launchGameCDNs.join('\n'),
    linkHosts: addresses.linkHosts.join('\n'),
    ...unsaid,
  };
}

/** Rows in small letters; a slash at the end of an address is none of it. */
export function rowsIn(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((row) => row.toLowerCase().replace(/\/$/u, ''))
    .filter((row) => row !== '');
}

interface RowsFault {
  readonly key: 'host' | 'origin' | 'twice';
  readonly row: string;
}

/** The first row that nobody could be sent to, or that is there already. */
export function faultIn(list: AddressList, text: string): RowsFault | undefined {
  const rows = rowsIn(text);
  const isHosts = list === 'domainList' || list === 'linkHosts';
  const strange = rows.find((row) => !(isHosts ? siteHost : httpsOrigin).test(row));
  if (strange !== undefined) {
    return { key: isHosts ? 'host' : 'origin', row: strange };
  }
  const twice = rows.find((row, at) => rows.indexOf(row) < at);
  return twice === undefined ? undefined : { key: 'twice', row: twice };
}

export function addressesIn(draft: AddressesDraft) {
  const domainList = rowsIn(draft.domainList);
  return {
    domainList,
    // One that was taken off the list is no main address any more.
    mainDomain: domainList.includes(draft.mainDomain) ? draft.mainDomain : '',
    imageCDNs: rowsIn(draft.imageCDNs),
    launchGameCDNs: rowsIn(draft.launchGameCDNs),
    linkHosts: rowsIn(draft.linkHosts),
  };
}
