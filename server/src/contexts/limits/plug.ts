import type { ContextPlug } from '../../platform/context-plug.ts';
import type { IdentityEnv } from '../identity/index.ts';
import { limitsDemo } from './demo-part.ts';
import { limitDeskRoutes } from './desk-routes.ts';
import { limitRoutes } from './routes.ts';

export function plugLimits(identity: Pick<IdentityEnv, 'authenticator'>): ContextPlug {
  return {
    demoParts: [limitsDemo],
    routes: [...limitRoutes(identity), ...limitDeskRoutes(identity)],
  };
}
