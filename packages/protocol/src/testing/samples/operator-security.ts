import type { Sample } from '../sample.ts';

export const readOperatorSecurity: Sample<'readOperatorSecurity'> = {
  authenticatorSince: '2026-03-01T08:00:00Z',
  recoveryCodes: 10,
  isFactorRequired: false,
  proofs: ['authenticator', 'recovery_code'],
  provenUntil: null,
};

/** The secret of the test vectors of RFC 6238. */
export const startOperatorAuthenticator: Sample<'startOperatorAuthenticator'> = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  address: 'otpauth://totp/Portal:harbour88?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Portal',
};

export const confirmOperatorAuthenticator: Sample<'confirmOperatorAuthenticator'> = {
  recoveryCodes: [
    '3fgh-8k2m-pq7r-9vwx',
    '5hjk-1n3p-rs8t-0wxy',
    '7kmn-4q6r-tv9w-2yz0',
    '9npq-7s8t-wx0y-4034',
  ],
};

export const deleteOperatorAuthenticator: Sample<'deleteOperatorAuthenticator'> = {};
export const createOperatorRecoveryCodes: Sample<'createOperatorRecoveryCodes'> = {
  ...confirmOperatorAuthenticator,
};
export const stepUpOperator: Sample<'stepUpOperator'> = { provenUntil: '2026-03-02T08:05:00Z' };

export const changeOperatorPassword: Sample<'changeOperatorPassword'> = { token: 'tok_fresh' };

export const readOperatorSessions: Sample<'readOperatorSessions'> = {
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

export const endOperatorSession: Sample<'endOperatorSession'> = {};
export const endOtherOperatorSessions: Sample<'endOtherOperatorSessions'> = {};
