import { openTexts } from '@portal/i18n/files';
import type { ContextPlug } from '../../platform/context-plug.ts';
import type { ContentEnv } from './env.ts';
import { contentJobs } from './jobs.ts';
import { contentDeskRoutes } from './desk-routes.ts';
import { contentRoutes } from './routes.ts';
import { feedbackQueue } from './queue.ts';

export function plugContent(parts: Omit<ContentEnv, 'texts'>): ContextPlug {
  const { viewer, readCaptcha, send, rankOf } = parts;
  const env: ContentEnv = { viewer, readCaptcha, send, rankOf, texts: openTexts() };
  return {
    routes: [...contentRoutes(env), ...contentDeskRoutes(env)],
    jobs: contentJobs(env),
    queues: [feedbackQueue],
  };
}
