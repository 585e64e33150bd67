import type { ContextPlug } from '../../platform/context-plug.ts';
import type { IdentityEnv } from '../identity/index.ts';
import { limitRoutes } from './routes.ts';

export function plugLimits(identity: Pick<IdentityEnv, 'authenticator'>): ContextPlug {
  return { routes: limitRoutes(identity) };
}
