import type { IdentityEnv } from '../identity/index.ts';

/** Register and trial play need what sign-in needs. */
export type OnboardingEnv = IdentityEnv;
