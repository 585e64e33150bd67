import type { ErrorEntries } from './entry.ts';

/** The tree of agents, and the codes that lead into it. */
export const agentsErrors = {
  /** No link of an agent, one that is over, or no member who recommends (portal.md 7). */
  invitation_code_error: { status: 422, log: 'info', reported: false, data: ['field'] },
  register_link_limit: { status: 409, log: 'info', reported: false, data: ['most'] },
} as const satisfies ErrorEntries;
