import type { ContextPlug } from '../../platform/context-plug.ts';
import type { SiteViewer } from '../site/index.ts';
import { agentsDemo } from './demo-part.ts';
import { agentRoutes } from './routes.ts';

export function plugAgents({ viewer }: { readonly viewer: SiteViewer }): ContextPlug {
  return { routes: agentRoutes(viewer), demoParts: [agentsDemo] };
}
