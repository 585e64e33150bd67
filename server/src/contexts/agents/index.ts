/**
 * The tree of agents and the codes that lead into it. Every member but trial ones has one position,
 * below one agent or below the house, written with the account and never changed. Only agents have
 * a team, and an agent sees nobody outside it.
 */
export { plugAgents } from './plug.ts';
export { nobodyInvited } from './invitation.ts';
export type { Invitation } from './invitation.ts';
export { findInvitation } from './use-cases/find-invitation.ts';
export { firstLinkOf } from './reads.ts';
export { takePosition } from './use-cases/take-position.ts';
