/**
 * The people of the back office: who they are, which role they have, their sessions. Which role
 * may do what is the closed table `roleAbilities` of the protocol, checked by the guard of each
 * route; every context ships the desk routes of its own area.
 */
export { plugOperators } from './plug.ts';
