import type { ErrorEntries } from './entry.ts';

/** Refusals around vendors of games. */
export const vendorsErrors = {
  /** Somebody else was faster, or the page is old. */
  vendor_stands_so: { status: 409, log: 'info', reported: false, data: [] },
  /** As above, of one game. */
  game_stands_so: { status: 409, log: 'info', reported: false, data: [] },
  /** The vendor rests: money may come out of its purses, none goes in. */
  purse_closed: { status: 422, log: 'info', reported: false, data: [] },
  /** A bonus is played for with the rest: in a purse its terms would not hold. */
  purse_bonus_money: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['free', 'currency'],
    money: ['free'],
  },
  /** What became of the one before, of whatever vendor, is not known yet. */
  wallet_transfer_open: { status: 409, log: 'info', reported: false, data: [] },
  /** So many seconds after the one before. */
  wallet_transfer_pause: { status: 429, log: 'info', reported: false, data: ['seconds'] },
  /** A table without its columns, or of which no line is a bet. */
  vendor_file_unreadable: { status: 422, log: 'info', reported: false, data: ['line'] },
  /** The vendor did not tell its day. */
  vendor_books_unavailable: { status: 503, log: 'warn', reported: false, data: [] },
  /** A difference with the books of a vendor that is decided already. */
  finding_closed: { status: 409, log: 'info', reported: false, data: [] },
  /** Whoever decides about a difference has taken it first. */
  finding_owned: { status: 409, log: 'info', reported: false, data: ['by'] },
  wallet_transfer_stands_so: { status: 409, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
