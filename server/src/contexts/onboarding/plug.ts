import { type ContextEnv, type ContextPlug, mergeHandlers } from '../../platform/context-plug.ts';
import { ageEvents } from './age-events.ts';
import { onboardingDemo } from './demo-part.ts';
import { makeDemoAccounts } from './demo-accounts.ts';
import type { OnboardingEnv } from './env.ts';
import { exclusionEvents, personEvents } from './person-marks.ts';
import { onboardingJobs } from './jobs.ts';
import { onboardingRoutes } from './routes.ts';

export async function plugOnboarding(
  env: ContextEnv,
  identity: OnboardingEnv,
): Promise<ContextPlug> {
  const { hasher, viewer } = identity;
  const site = viewer.peek().configuration;
  if (site.isDemo) {
    await makeDemoAccounts(env, { hasher, site });
  }
  const demo = onboardingDemo({ hasher, site });
  return {
    routes: onboardingRoutes(identity),
    jobs: onboardingJobs(viewer),
    events: personEvents,
    atOnce: mergeHandlers([exclusionEvents, ageEvents(viewer)]),
    demoParts: [demo],
    earlyDemoParts: [demo],
  };
}
