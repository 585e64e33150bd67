/**
 * Ways into an account: registration, trial play, accounts of a demo site. It composes identity,
 * members and wallet in one transaction and owns no table.
 */
export type { OnboardingEnv } from './env.ts';
export { onboardingRoutes } from './routes.ts';
export { createDemoAccounts, demoRoles } from './use-cases/create-demo-accounts.ts';
export type { DemoAccount } from './use-cases/create-demo-accounts.ts';
export { openAccount } from './use-cases/open-account.ts';
export type { NewAccount, OpenedAccount } from './use-cases/open-account.ts';
