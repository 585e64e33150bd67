import { assert } from '@portal/money';
import { openTexts } from '@portal/i18n/files';
import type { ContextPlug } from '../../platform/context-plug.ts';
import type { OperatorsPlug } from '../operators/index.ts';
import type { SiteViewer } from '../site/index.ts';
import { balanceLoop } from './balances/balance-loop.ts';
import { agentsDemo } from './demo-part.ts';
import type { DownlineParts } from './downline-parts.ts';
import { agentDeskRoutes } from './desk/desk-routes.ts';
import { fileJobs, fileLoop } from './exports/file-loop.ts';
import { createTeamFiles, type TeamFiles } from './exports/team-files.ts';
import type { MoveParts } from './moves/check-move.ts';
import { moveAct } from './moves/move-act.ts';
import { moveLoop } from './moves/move-loop.ts';
import { carryOutMoves } from './moves/use-cases/carry-out-moves.ts';
import { proofRoutes } from './proofs/desk-routes.ts';
import { proofJobs, teamSums } from './proofs/jobs.ts';
import { agentRoutes } from './routes.ts';
import { activeLeastOf } from './sums/active-least.ts';
import { reportRoutes } from './sums/routes.ts';
import { countNewcomer } from './sums/use-cases/count-newcomer.ts';
import { newcomersJob } from './sums/newcomers-job.ts';
import { foldIntoTeams } from './sums/use-cases/fold-into-teams.ts';

export function plugAgents(
  { viewer }: { readonly viewer: SiteViewer },
  { acts }: Pick<OperatorsPlug, 'acts'>,
  ports: DownlineParts & MoveParts,
): ContextPlug & { readonly files: TeamFiles } {
  const texts = openTexts();
  const files = createTeamFiles();
  const showsBalances = () => viewer.peek().configuration.contracts.showDownlineBalance;
  const parts = { ...ports, files, showsBalances };
  acts.declare(moveAct(parts));
  return {
    files,
    routes: [
      ...agentRoutes(viewer, texts, parts),
      ...reportRoutes(texts, parts),
      ...agentDeskRoutes(parts),
      ...proofRoutes,
    ],
    events: {
      'turnover.folded': [
        async (ctx, { rows }) => {
          // What was booked on a day goes to the lines of that day (A5); while a large team is
          // on its way, the event is tried again later.
          assert(!(await carryOutMoves(ctx, parts)), 'no large team is on its way');
          await foldIntoTeams(ctx, rows, activeLeastOf(viewer.peek().configuration));
        },
      ],
      'agents.joined': [countNewcomer],
    },
    loops: [moveLoop(parts), fileLoop(files), balanceLoop],
    jobs: [...fileJobs, ...proofJobs, newcomersJob],
    queues: [teamSums],
    demoParts: [agentsDemo],
  };
}
