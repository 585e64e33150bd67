import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { BackofficeEnv } from './env.ts';
import { makeFirstOperator } from './first-operator.ts';
import { backofficeRoutes } from './routes.ts';

export async function plugBackoffice(env: ContextEnv, parts: BackofficeEnv): Promise<ContextPlug> {
  return {
    routes: backofficeRoutes(parts),
    notices: await makeFirstOperator(env, parts.hasher),
  };
}
