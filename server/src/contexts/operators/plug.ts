import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { IdentityEnv } from '../identity/index.ts';
import type { ActBook } from './approvals/act-book.ts';
import { createActBook } from './approvals/act-book.ts';
import { approvalDeskRoutes } from './approvals/desk-routes.ts';
import { approvalJobs } from './approvals/jobs.ts';
import { approvalQueue } from './approvals/queues.ts';
import { operatorDeskRoutes } from './desk-routes.ts';
import { makeInstalledOperators } from './installed-operators.ts';
import { operatorRoutes } from './routes.ts';

export interface OperatorsPlug extends ContextPlug {
  /** Where a higher context declares what it may ask of a second person. */
  readonly acts: Pick<ActBook, 'declare' | 'names'>;
}

export async function plugOperators(
  env: ContextEnv,
  {
    furtherOperators,
    ...identity
  }: IdentityEnv & {
    /** Names of owners whom the installation makes beside the first. */
    readonly furtherOperators: readonly string[];
  },
): Promise<OperatorsPlug> {
  const acts = createActBook();
  return {
    acts,
    routes: [
      ...operatorRoutes(identity),
      ...operatorDeskRoutes(identity),
      ...approvalDeskRoutes(acts, env.work),
    ],
    jobs: approvalJobs,
    queues: [approvalQueue],
    notices: await makeInstalledOperators(env, identity.hasher, furtherOperators),
  };
}
