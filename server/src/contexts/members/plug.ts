import type { ContextPlug } from '../../platform/context-plug.ts';
import { memberRoutes } from './routes.ts';

export function plugMembers(): ContextPlug {
  return { routes: memberRoutes };
}
