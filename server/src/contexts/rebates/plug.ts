import type { ContextPlug } from '../../platform/context-plug.ts';
import type { SiteViewer } from '../site/index.ts';
import { rebatesDemo } from './demo-part.ts';
import { rebateJobs } from './jobs.ts';
import { rebateLoops } from './loops.ts';
import { rebateRoutes } from './routes.ts';
import { accrueRebates } from './use-cases/accrue-rebates.ts';
import { correctAccruals } from './use-cases/correct-accruals.ts';

export function plugRebates({ viewer }: { readonly viewer: SiteViewer }): ContextPlug {
  const settings = () => viewer.peek().configuration.contracts.rebate;
  return {
    routes: rebateRoutes(settings),
    loops: rebateLoops(settings),
    jobs: rebateJobs,
    demoParts: [rebatesDemo(settings)],
    events: {
      'turnover.folded': [accrueRebates],
      'turnover.corrected': [correctAccruals],
    },
  };
}
