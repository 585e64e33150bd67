import { openTexts } from '@portal/i18n/files';
import type { ContextPlug } from '../../platform/context-plug.ts';
import type { SiteViewer } from '../site/index.ts';
import { contractsDemo } from './demo-part.ts';
import { closeMovedPair } from './agreements/use-cases/close-moved-pair.ts';
import { contractDeskRoutes } from './desk/desk-routes.ts';
import { contractJobs } from './jobs.ts';
import { contractLoops } from './loops.ts';
import { correctUnits } from './pay/use-cases/correct-units.ts';
import { contractRoutes } from './routes.ts';
import { settingsOf } from './settings.ts';

export function plugContracts({ viewer }: { readonly viewer: SiteViewer }): ContextPlug {
  const settings = () => settingsOf(viewer.peek().configuration);
  return {
    routes: [...contractRoutes(settings, openTexts()), ...contractDeskRoutes(settings)],
    jobs: contractJobs,
    loops: contractLoops(settings),
    events: {
      'agents.moved': [closeMovedPair],
      'turnover.corrected': [(ctx, correction) => correctUnits(ctx, correction, settings())],
    },
    demoParts: [contractsDemo(settings)],
  };
}
