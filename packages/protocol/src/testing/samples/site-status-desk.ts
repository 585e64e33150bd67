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
    { modId: 'SITE', isOn: true, under: null },
    { modId: 'FREEPLAY3', isOn: true, under: 'SITE' },
    { modId: 'MOBILENUMREG3', isOn: true, under: 'SITE' },
    { modId: 'PWDEXPFORCECHANGE3', isOn: false, under: 'SITE' },
  ],
  signIn: {
    pwdEnabled: true,
    showPhoneLogin: true,
    showVerCodeLogin: true,
    smsEnabled: true,
    mobileReg: true,
    mobileRegPass: true,
  },
  isOpen: true,
};

export const changeSiteStatus: Sample<'changeSiteStatus'> = {
  ...readSiteStatus,
  revision: 'fedcba9876543210',
};
