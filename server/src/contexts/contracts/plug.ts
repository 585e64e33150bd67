import { openTexts } from '@portal/i18n/files';
import type { ContextPlug } from '../../platform/context-plug.ts';
import type { TeamFiles } from '../agents/index.ts';
import type { OperatorsPlug } from '../operators/index.ts';
import type { SiteViewer } from '../site/index.ts';
import { contractsDemo } from './demo-part.ts';
import { closeParty } from './agreements/use-cases/close-parties.ts';
import { closeMovedPair } from './agreements/use-cases/close-moved-pair.ts';
import { contractDeskRoutes } from './desk/desk-routes.ts';
import { forceEndAct } from './desk/force-end-act.ts';
import { heldBillAct } from './desk/held-bill-act.ts';
import { settleAct } from './desk/settle-act.ts';
import { contractJobs } from './jobs.ts';
import { contractLoops } from './loops.ts';
import { cutAtStop } from './pay/use-cases/cut-at-stop.ts';
import { correctUnits } from './pay/use-cases/correct-units.ts';
import { contractRoutes } from './routes.ts';
import { settingsOf } from './settings.ts';

export function plugContracts(
  { viewer }: { readonly viewer: SiteViewer },
  { acts, files }: Pick<OperatorsPlug, 'acts'> & { readonly files: TeamFiles },
): ContextPlug {
  acts.declare(settleAct);
  acts.declare(heldBillAct);
  acts.declare(forceEndAct);
  const settings = () => settingsOf(viewer.peek().configuration);
  return {
    routes: [...contractRoutes(settings, openTexts(), files), ...contractDeskRoutes(settings)],
    jobs: contractJobs,
    loops: contractLoops(settings),
    events: {
      'agents.moved': [closeMovedPair],
      'limits.excluded': [(ctx, { memberId }) => closeParty(ctx, memberId)],
      'turnover.corrected': [(ctx, correction) => correctUnits(ctx, correction, settings())],
    },
    atOnce: { 'limits.stop_moved': [cutAtStop] },
    demoParts: [contractsDemo(settings)],
  };
}
