import type { ContextPlug } from '../../platform/context-plug.ts';
import { rewardsDemo } from './demo-part.ts';
import { rewardRoutes } from './routes.ts';

export function plugRewards(): ContextPlug {
  return { routes: rewardRoutes, demoParts: [rewardsDemo] };
}
