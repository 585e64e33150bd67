import { openTexts } from '@portal/i18n/files';
import type { ContextPlug } from '../../platform/context-plug.ts';
import type { OperatorsPlug } from '../operators/index.ts';
import type { SiteViewer } from '../site/index.ts';
import { agentsDemo } from './demo-part.ts';
import type { DownlineParts } from './downline-parts.ts';
import { agentDeskRoutes } from './desk/desk-routes.ts';
import type { MoveParts } from './moves/check-move.ts';
import { moveAct } from './moves/move-act.ts';
import { moveLoop } from './moves/move-loop.ts';
import { agentRoutes } from './routes.ts';
import { reportRoutes } from './sums/routes.ts';
import { countNewcomer } from './sums/use-cases/count-newcomer.ts';
import { foldIntoTeams } from './sums/use-cases/fold-into-teams.ts';

export function plugAgents(
  { viewer }: { readonly viewer: SiteViewer },
  { acts }: Pick<OperatorsPlug, 'acts'>,
  parts: DownlineParts & MoveParts,
): ContextPlug {
  const texts = openTexts();
  acts.declare(moveAct(parts));
  return {
    routes: [
      ...agentRoutes(viewer, texts, parts),
      ...reportRoutes(texts, parts),
      ...agentDeskRoutes(parts),
    ],
    events: {
      'turnover.folded': [(ctx, { rows }) => foldIntoTeams(ctx, rows)],
      'agents.joined': [countNewcomer],
    },
    loops: [moveLoop(parts)],
    demoParts: [agentsDemo],
  };
}
