import type { Sample } from '../sample.ts';
import { listBrandNotices } from './content-desk.ts';

const { list: _list, ...head } = listBrandNotices;

export const readSiteAddresses: Sample<'readSiteAddresses'> = {
  ...head,
  domainList: ['lamplight.example', 'two.lamplight.example'],
  mainDomain: 'lamplight.example',
  imageCDNs: ['https://img.example'],
  launchGameCDNs: [],
  linkHosts: ['social.example'],
};

export const changeSiteAddresses: Sample<'changeSiteAddresses'> = {
  ...readSiteAddresses,
  revision: 'fedcba9876543210',
};
