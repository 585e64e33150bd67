import { openTexts } from '@portal/i18n/files';
import type { ContextPlug } from '../../platform/context-plug.ts';
import type { DeskQueue } from '../../platform/desk-queue.ts';
import type { OperatorsPlug } from '../operators/index.ts';
import type { SiteViewer } from '../site/index.ts';
import { auditRoutes } from './audit/desk-routes.ts';
import { adjustBalance } from './adjust-balance.ts';
import { releaseAct } from './release-act.ts';
import { deskRoutes } from './desk-routes.ts';

/** `queues` are those of all contexts. */
export function plugDesk(
  site: { readonly viewer: SiteViewer },
  { acts }: Pick<OperatorsPlug, 'acts'>,
  queues: readonly DeskQueue[],
): ContextPlug {
  acts.declare(adjustBalance);
  acts.declare(releaseAct);
  const routes = deskRoutes(() => site.viewer.peek().configuration, queues);
  return { routes: [...routes, ...auditRoutes(openTexts())] };
}
