import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { SiteViewer } from '../site/index.ts';
import { createAuthenticator } from './authenticator.ts';
import type { IdentityEnv } from './env.ts';
import { identityDemo } from './demo-part.ts';
import { identityJobs } from './jobs.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createRefusedLogins } from './refused-logins.ts';
import { identityRoutes } from './routes.ts';
import { newSecret } from './secrets.ts';

/**
 * At most two hashes of 46 MiB are computed at a time; further logins wait in line or are refused
 * (R61).
 */
const hasherLimits = { parallel: 2, mostWaiting: 200 };

export interface IdentityPlug extends ContextPlug, IdentityEnv {}

export function plugIdentity(
  env: ContextEnv,
  { viewer }: { readonly viewer: SiteViewer },
): IdentityPlug {
  const shared: IdentityEnv = {
    viewer,
    hasher: createPasswordHasher(hasherLimits, newSecret(env.random)),
    authenticator: createAuthenticator(env),
    refusedLogins: createRefusedLogins(env),
  };
  return {
    ...shared,
    routes: identityRoutes(shared),
    jobs: identityJobs,
    demoParts: [identityDemo(shared)],
    stop: () => shared.refusedLogins.stop(),
  };
}
