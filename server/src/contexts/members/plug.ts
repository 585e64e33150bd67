import type { ContextPlug } from '../../platform/context-plug.ts';
import type { IdentityEnv } from '../identity/index.ts';
import { memberDeskRoutes } from './desk-routes.ts';
import { memberRoutes } from './routes.ts';

export function plugMembers(identity: Pick<IdentityEnv, 'authenticator'>): ContextPlug {
  return { routes: [...memberRoutes, ...memberDeskRoutes(identity)] };
}
