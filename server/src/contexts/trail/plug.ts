import type { ContextPlug } from '../../platform/context-plug.ts';
import { trailDeskRoutes } from './desk-routes.ts';

export function plugTrail(): ContextPlug {
  return { routes: trailDeskRoutes };
}
