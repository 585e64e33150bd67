import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor, OperatorActor } from '../../platform/context.ts';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import type { IdentityEnv } from './env.ts';
import { presentDevices } from './present-devices.ts';
import { presentSessions } from './present-sessions.ts';
import { endOwnSessions } from './use-cases/end-own-sessions.ts';
import { readDevices } from './use-cases/read-devices.ts';
import { readSessions } from './use-cases/read-sessions.ts';
import { removeDevices } from './use-cases/remove-devices.ts';

type Account = MemberActor | OperatorActor;
type Shown = ReplyOf<Endpoints['readSessions']>;

/** Where somebody is signed in, and was; each ends what is theirs (R71). */
export function sessionRoutes({
  authenticator,
}: Pick<IdentityEnv, 'authenticator'>): readonly Route[] {
  const read = async (ctx: Ctx<Account>): Promise<Shown> =>
    presentSessions(await readSessions(ctx), ctx.actor.sessionId);
  const present = (ended: readonly string[]) => {
    authenticator.drop(ended);
    return {};
  };
  return [
    route(endpoints.readSessions, read),
    route(endpoints.endSession, {
      useCase: (ctx, { params }) => endOwnSessions(ctx, params.id),
      present,
    }),
    route(endpoints.endOtherSessions, { useCase: (ctx) => endOwnSessions(ctx), present }),
    route(endpoints.readDevices, { useCase: readDevices, present: presentDevices }),
    route(endpoints.deleteDevice, {
      useCase: (ctx, { params }) => removeDevices(ctx, params.id),
      present,
    }),
    route(endpoints.deleteOtherDevices, { useCase: (ctx) => removeDevices(ctx), present }),
    route(endpoints.readOperatorSessions, read),
    route(endpoints.endOperatorSession, {
      useCase: (ctx, { params }) => endOwnSessions(ctx, params.id),
      present,
    }),
    route(endpoints.endOtherOperatorSessions, { useCase: (ctx) => endOwnSessions(ctx), present }),
  ];
}
