import type { ErrorEntries } from './entry.ts';

/** Refusals of the whole site, and of the encrypted calls. */
export const siteErrors = {
  system_maintenance: { status: 503, log: 'info', reported: false, data: ['retryAfterSeconds'] },
  region_blocked: { status: 451, log: 'info', reported: false, data: [] },
  language_not_offered: { status: 422, log: 'info', reported: false, data: [] },
  gateway_version_required: { status: 400, log: 'info', reported: false, data: [] },
  encryption_required: { status: 400, log: 'info', reported: false, data: [] },
  encryption_invalid: { status: 400, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
