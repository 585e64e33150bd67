import { join } from 'node:path';
import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { trailDemo } from './demo-part.ts';
import { trailDeskRoutes } from './desk-routes.ts';
import { openHeadCopies } from './head-copies.ts';
import { trailJobs } from './jobs.ts';
import { trailOwnRoutes } from './own-routes.ts';
import { openSigningKey } from './signing-key.ts';

export async function plugTrail(env: ContextEnv): Promise<ContextPlug> {
  const { dataDir, random } = env;
  const key = await openSigningKey(join(dataDir, 'trail-key.json'), random);
  const copies = openHeadCopies(join(dataDir, 'trail-heads'), key);
  return {
    routes: [...trailDeskRoutes, ...trailOwnRoutes],
    jobs: trailJobs(env, copies),
    demoParts: [trailDemo],
    earlyDemoParts: [trailDemo],
  };
}
