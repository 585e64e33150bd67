import type { ContextPlug } from '../../platform/context-plug.ts';
import { chatDemo } from './demo-part.ts';
import { chatDeskRoutes } from './desk-routes.ts';
import { chatQueue } from './queue.ts';
import { chatRoutes } from './routes.ts';

export function plugChat(): ContextPlug {
  return {
    routes: [...chatRoutes, ...chatDeskRoutes],
    queues: [chatQueue],
    demoParts: [chatDemo],
  };
}
