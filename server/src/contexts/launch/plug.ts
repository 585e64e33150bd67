import type { ContextPlug } from '../../platform/context-plug.ts';
import { launchRoutes, type LaunchParts } from './routes.ts';

export function plugLaunch(parts: LaunchParts): ContextPlug {
  return { routes: launchRoutes(parts) };
}
