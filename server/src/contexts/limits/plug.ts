import type { ContextPlug } from '../../platform/context-plug.ts';
import type { DeskQueue } from '../../platform/desk-queue.ts';
import type { IdentityEnv } from '../identity/index.ts';
import { limitsDemo } from './demo-part.ts';
import { limitDeskRoutes } from './desk-routes.ts';
import { personsDemo } from './persons/demo-part.ts';
import { measurePersonCases } from './persons/store-person-cases.ts';
import type { SamePersonPort } from './persons/use-cases/decide-person-case.ts';
import { limitRoutes } from './routes.ts';

/** Accounts that may be one person's and wait for somebody to look (R12). */
const personsQueue: DeskQueue = {
  name: 'persons',
  ability: 'kyc.read',
  depth: (ctx) => measurePersonCases(ctx.tx),
};

export function plugLimits(
  env: Pick<IdentityEnv, 'authenticator'> & { readonly refuseSamePerson: SamePersonPort },
): ContextPlug {
  return {
    demoParts: [limitsDemo, personsDemo(env.refuseSamePerson)],
    queues: [personsQueue],
    routes: [...limitRoutes(env), ...limitDeskRoutes(env)],
  };
}
