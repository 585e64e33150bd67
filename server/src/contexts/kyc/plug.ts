import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { DeskQueue } from '../../platform/desk-queue.ts';
import { renewAll } from '../../platform/secrets/renew.ts';
import type { SiteViewer } from '../site/index.ts';
import { kycDemo } from './demo-part.ts';
import { kycDeskRoutes } from './desk-routes.ts';
import { kycJobs } from './jobs.ts';
import { renewPapers } from './papers/said.ts';
import { measureWaiting } from './papers/store-queue.ts';
import { kycRoutes } from './routes.ts';
import type { KycRules } from './rules.ts';

/** Papers that wait for a decision. */
const papersQueue: DeskQueue = {
  name: 'papers',
  ability: 'kyc.read',
  depth: (ctx) => measureWaiting(ctx.tx, ctx.site.id),
};

export async function plugKyc(
  { work }: Pick<ContextEnv, 'work'>,
  { viewer }: { readonly viewer: SiteViewer },
): Promise<ContextPlug> {
  await renewAll({ work, name: 'renew_papers' }, renewPapers);
  const rules: KycRules = () => {
    const { minimumAge } = viewer.peek().configuration.register;
    return { minimumAge };
  };
  return {
    routes: [...kycRoutes(rules), ...kycDeskRoutes(rules)],
    jobs: kycJobs,
    demoParts: [kycDemo(rules)],
    queues: [papersQueue],
  };
}
