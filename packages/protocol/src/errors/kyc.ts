import type { ErrorEntries } from './entry.ts';

/** Papers that prove who somebody is (R17, R18, R24). */
export const kycErrors = {
  /** The birth date says that they may not play here yet. */
  too_young: { status: 422, log: 'info', reported: false, data: ['age'] },
  papers_waiting: { status: 409, log: 'info', reported: false, data: [] },
  papers_stand: { status: 409, log: 'info', reported: false, data: [] },
  papers_claimed: { status: 409, log: 'info', reported: false, data: ['by', 'until'] },
  /** The last day of the paper is over. */
  papers_ended: { status: 422, log: 'info', reported: false, data: [] },
  papers_decided: { status: 409, log: 'info', reported: false, data: [] },
  /** Somebody excluded has the same name and birth date; the pair is decided first (R12). */
  papers_pair_waits: { status: 409, log: 'info', reported: false, data: [] },
  papers_not_asked: { status: 409, log: 'info', reported: false, data: [] },
  /** A link to a picture has ended, or is somebody else's. */
  link_ended: { status: 404, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
