import type { Sample } from '../sample.ts';
import { listBrandNotices } from './content-desk.ts';

const { list: _list, ...head } = listBrandNotices;

export const readSiteStatus: Sample<'readSiteStatus'> = {
  ...head,
  maintenance: false,
  plannedFrom: null,
  plannedTo: null,
  isRegistrationOpen: true,
  blockedCountries: ['US'],
  overrides: [{ block: '203.0.113.0/24', countryCode: 'US' }],
  switches: [
    { modId: 'FREEPLAY3', isOn: true },
    { modId: 'PWDEXPFORCECHANGE3', isOn: false },
  ],
  isOpen: true,
};

export const changeSiteStatus: Sample<'changeSiteStatus'> = {
  ...readSiteStatus,
  revision: 'fedcba9876543210',
};
