import type { Sample } from '../sample.ts';

export const readSecurity: Sample<'readSecurity'> = {
  authenticatorSince: '2026-03-01T08:00:00Z',
  recoveryCodes: 10,
  isFactorRequired: false,
  proofs: ['authenticator', 'recovery_code'],
  provenUntil: null,
};

/** The secret of the test vectors of RFC 6238. */
export const startAuthenticator: Sample<'startAuthenticator'> = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  address: 'otpauth://totp/Portal:harbour88?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Portal',
};

export const confirmAuthenticator: Sample<'confirmAuthenticator'> = {
  recoveryCodes: [
    '3fgh-8k2m-pq7r-9vwx',
    '5hjk-1n3p-rs8t-0wxy',
    '7kmn-4q6r-tv9w-2yz0',
    '9npq-7s8t-wx0y-4034',
  ],
};

export const deleteAuthenticator: Sample<'deleteAuthenticator'> = {};
export const createRecoveryCodes: Sample<'createRecoveryCodes'> = { ...confirmAuthenticator };
export const stepUp: Sample<'stepUp'> = { provenUntil: '2026-03-02T08:05:00Z' };

export const readSessions: Sample<'readSessions'> = {
  sessions: [
    {
      id: 'ses_0198f0aa7001',
      isCurrent: true,
      browser: 'Firefox, Linux',
      ip: '203.0.113.5',
      signedInAt: '2026-03-02T08:00:00Z',
      lastSeenAt: '2026-03-02T08:00:00Z',
      endedAt: null,
    },
    {
      id: 'ses_0198f0aa7002',
      isCurrent: false,
      browser: 'Safari, iPhone',
      ip: '198.51.100.7',
      signedInAt: '2026-03-01T21:10:00Z',
      lastSeenAt: '2026-03-02T07:50:00Z',
      endedAt: null,
    },
    {
      id: 'ses_0198f0aa7003',
      isCurrent: false,
      browser: '',
      ip: '198.51.100.9',
      signedInAt: '2026-02-27T09:00:00Z',
      lastSeenAt: '2026-02-27T09:20:00Z',
      endedAt: '2026-02-27T09:50:00Z',
    },
  ],
};

export const endSession: Sample<'endSession'> = {};
export const endOtherSessions: Sample<'endOtherSessions'> = {};

export const listSignIns: Sample<'listSignIns'> = {
  content: [
    {
      id: 'lgn_0198f0aa7201',
      at: '2026-03-02T08:00:00Z',
      method: 'password',
      result: 'signed_in',
      tries: 1,
      ip: '203.0.113.5',
      country: 'TH',
      city: 'Bangkok',
      browser: 'Firefox, Linux',
    },
    {
      id: 'lgn_0198f0aa7202',
      at: '2026-03-02T03:12:00Z',
      method: 'password',
      result: 'wrong_password',
      tries: 7,
      ip: '198.51.100.9',
      country: null,
      city: null,
      browser: '',
    },
    {
      id: 'lgn_0198f0aa7203',
      at: '2026-03-01T21:10:00Z',
      method: null,
      result: 'signed_in',
      tries: 1,
      ip: '198.51.100.7',
      country: 'VN',
      city: null,
      browser: 'Safari, iPhone',
    },
  ],
  nextCursor: null,
};

export const readDevices: Sample<'readDevices'> = {
  devices: [
    {
      id: 'dev_0198f0aa7101',
      isCurrent: true,
      isTrusted: true,
      browser: 'Firefox, Linux',
      firstSeenAt: '2026-01-12T08:00:00Z',
      lastSeenAt: '2026-03-02T08:00:00Z',
    },
    {
      id: 'dev_0198f0aa7102',
      isCurrent: false,
      isTrusted: false,
      browser: 'Safari, iPhone',
      firstSeenAt: '2026-03-01T21:10:00Z',
      lastSeenAt: '2026-03-02T07:50:00Z',
    },
  ],
};

export const deleteDevice: Sample<'deleteDevice'> = {};
export const deleteOtherDevices: Sample<'deleteOtherDevices'> = {};

export const createHandOff: Sample<'createHandOff'> = {
  token: 'bGFtcCBvdmVyIHRoZSBxdWF5LCBhIGxvbmcgbmlnaHQ',
  expiresAt: '2026-03-02T08:02:00Z',
};
