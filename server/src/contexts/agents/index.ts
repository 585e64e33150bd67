/**
 * The tree of agents and the codes that lead into it. Every member but trial ones has one position,
 * below one agent or below the house, written with the account and changed by a move of two
 * operators alone. Only agents have a team, and an agent sees nobody outside it. Whoever was
 * granted terms holds no more than the agent above.
 */
export { plugAgents } from './plug.ts';
export { nobodyInvited } from './invitation.ts';
export type { Invitation, Opening } from './invitation.ts';
export { findInvitation } from './use-cases/find-invitation.ts';
export type { TeamFiles } from './exports/team-files.ts';
export type { TeamReport } from './exports/team-report.ts';
export { mayHaveTeam } from './may-have-team.ts';
export { refuseExcluded } from './refuse-excluded.ts';
export { lockedMostToGrant, lockedTerms, refuseOutside } from './terms/bounds.ts';
export { refuseFullGroup } from './terms/group-quota.ts';
export { cappedGroups, prizeGroupsOf } from './terms/prize-group.ts';
export { refuseReturn } from './terms/return-guard.ts';
export { termsOf, termsOfDay } from './terms/reads.ts';
export { type Terms, usualTerms } from './terms/terms.ts';
export { termsOfWire } from './terms/wire-terms.ts';
export { firstLinkOf, isMoveDue, linesOf, moveDaysIn, readInviting, uplineOf } from './reads.ts';
export type { Inviting, Line } from './reads.ts';
export {
  mostNamed,
  openTeam,
  pickTeamMembers,
  readTeamMembers,
  type TeamMembers,
  type TeamPlace,
  type TeamScope,
} from './read-team-members.ts';
export type { IncomeLine, PaidIncome, PaidIncomeQuery, Wage } from './downline-parts.ts';
export { refuseOldDays } from './team-days.ts';
export { teamIdsOn } from './team-ids-on.ts';
export { takePosition } from './use-cases/take-position.ts';
