import type { ContextPlug } from '../../platform/context-plug.ts';
import type { SiteViewer } from '../site/index.ts';
import { contentJobs } from './jobs.ts';
import { contentDeskRoutes } from './desk-routes.ts';
import { contentRoutes } from './routes.ts';
import { feedbackQueue } from './queue.ts';

export function plugContent({ viewer }: { readonly viewer: SiteViewer }): ContextPlug {
  return {
    routes: [...contentRoutes(viewer), ...contentDeskRoutes(viewer)],
    jobs: contentJobs,
    queues: [feedbackQueue],
  };
}
