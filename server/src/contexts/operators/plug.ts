import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { IdentityEnv } from '../identity/index.ts';
import { makeFirstOperator } from './first-operator.ts';
import { operatorRoutes } from './routes.ts';

export async function plugOperators(env: ContextEnv, identity: IdentityEnv): Promise<ContextPlug> {
  return {
    routes: operatorRoutes(identity),
    notices: await makeFirstOperator(env, identity.hasher),
  };
}
