import type { ErrorEntries } from './entry.ts';

/** The tree of agents, and the codes that lead into it. */
export const agentsErrors = {
  /** No link of an agent, one that is over, or no member who recommends (portal.md 7). */
  invitation_code_error: { status: 422, log: 'info', reported: false, data: ['field'] },
  register_link_limit: { status: 409, log: 'info', reported: false, data: ['most'] },
  /** A rate or group above the own one, below those of the team, or below what stands. */
  terms_out_of_range: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['field', 'least', 'most'],
  },
  /** As many accounts directly below hold this prize group as the site lets an agent have (A9). */
  group_quota: { status: 409, log: 'info', reported: false, data: ['group', 'most'] },
  /** What flows back of a category would exceed what the site allows (A10); per cent. */
  return_guard: { status: 422, log: 'info', reported: false, data: ['category', 'most'] },
  /** Lines of others are shown for one day at a time, of one member for 31, none too far back. */
  team_record_days: { status: 422, log: 'info', reported: false, data: ['backDays'] },
  /** Sums of a team, and what contracts paid, reach so many days back. */
  team_report_days: { status: 422, log: 'info', reported: false, data: ['backDays'] },
  /** So many are looked at level by level. */
  team_too_large: { status: 422, log: 'info', reported: false, data: ['most'] },
  /** Files of the team that an agent takes in a day. */
  team_file_not_ready: { status: 409, log: 'info', reported: false, data: [] },
  team_file_expired: { status: 409, log: 'info', reported: false, data: [] },
  team_export_limit: { status: 429, log: 'info', reported: false, data: ['most'] },
  /** Whoever is on the last level of the tree has nobody below. */
  team_too_deep: { status: 409, log: 'info', reported: false, data: [] },
  /** A member cannot get this agent; the rule says why (B6). */
  move_refused: { status: 409, log: 'info', reported: false, data: ['rule'] },
  debt_not_settled: { status: 409, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
