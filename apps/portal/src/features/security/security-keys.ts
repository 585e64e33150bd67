/** Query keys of how the own account is protected. */
export const securityKeys = {
  all: ['security'],
  contacts: ['security', 'contacts'],
  factors: ['security', 'factors'],
  passkeys: ['security', 'passkeys'],
  social: ['security', 'social'],
  devices: ['security', 'devices'],
  signIns: ['security', 'sign-ins'],
  sessions: ['security', 'sessions'],
} as const;
