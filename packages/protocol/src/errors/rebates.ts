import type { ErrorEntries } from './entry.ts';

/** Rebates that members claim by hand. */
export const rebatesErrors = {
  /** The site credits them by itself. */
  rebate_automatic: { status: 409, log: 'info', reported: false, data: [] },
  /** The first half hour of a day of the site. */
  rebate_closed: { status: 409, log: 'info', reported: false, data: [] },
  rebate_too_soon: { status: 429, log: 'info', reported: false, data: ['retryAfterSeconds'] },
  rebate_below_least: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['least'],
    money: ['least'],
  },
} as const satisfies ErrorEntries;
