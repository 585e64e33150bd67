/**
 * Ways into an account: registration, trial play, accounts of a demo site. It composes identity,
 * members, agents and wallet in one transaction and keeps how a member came.
 */
export { plugOnboarding } from './plug.ts';
