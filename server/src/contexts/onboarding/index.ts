/**
 * Ways into an account: registration, trial play, accounts of a demo site. It composes identity,
 * members and wallet in one transaction and owns no table.
 */
export { plugOnboarding } from './plug.ts';
