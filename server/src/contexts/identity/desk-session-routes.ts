import type { Endpoints, MemberId, OperatorId, ReplyOf } from '@portal/protocol';
import { abilitiesOf, coversRole, type OperatorAbility } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import type { IdentityEnv } from './env.ts';
import { presentSessions } from './present-sessions.ts';
import { findCredentialOf } from './store.ts';
import { endSessionsOf } from './use-cases/end-sessions-of.ts';
import { readSessionsOf } from './use-cases/read-sessions.ts';

type Shown = ReplyOf<Endpoints['readSessionsOfMember']>;
type Viewer = Ctx<OperatorActor>;

/** Where members and other operators are signed in; staff sign them out for a reason (R71). */
export function deskSessionRoutes({
  authenticator,
}: Pick<IdentityEnv, 'authenticator'>): readonly Route[] {
  const present = ({ ended, shown }: { ended: readonly string[]; shown: Shown }) => {
    authenticator.drop(ended);
    return shown;
  };
  return [
    route(endpoints.readSessionsOfMember, (ctx, { params }) => ofMember(ctx, params.id)),
    route(endpoints.endSessionsOfMember, {
      useCase: async (ctx, { params, body }) => {
        const ended = await endSessionsOf(ctx, { ...params, ...body });
        return { ended, shown: await ofMember(ctx, params.id) };
      },
      present,
    }),
    route(endpoints.readSessionsOfOperator, (ctx, { params }) => ofOperator(ctx, params.id)),
    route(endpoints.endSessionsOfOperator, {
      useCase: async (ctx, { params, body }) => {
        const ended = await endSessionsOf(ctx, { ...params, ...body });
        return { ended, shown: await ofOperator(ctx, params.id) };
      },
      present,
    }),
  ];
}

const ofMember = (ctx: Viewer, id: MemberId) => shownOf(ctx, id, 'members.lock');

async function ofOperator(ctx: Viewer, id: OperatorId): Promise<Shown> {
  const shown = await shownOf(ctx, id, 'operators.manage');
  const role = (await findCredentialOf(ctx.tx, id))?.role ?? '';
  // Whoever may do more is not signed out by those who may do less.
  return coversRole(abilitiesOf(ctx.actor.role), role) ? shown : { ...shown, abilities: [] };
}

async function shownOf(
  ctx: Viewer,
  id: MemberId | OperatorId,
  ability: OperatorAbility,
): Promise<Shown> {
  const { sessions } = presentSessions(await readSessionsOf(ctx, id), '');
  const mayEnd = id !== ctx.actor.id && abilitiesOf(ctx.actor.role).includes(ability);
  return {
    sessions: sessions.map(({ isCurrent: _isCurrent, ...row }) => row),
    abilities: mayEnd ? ['end'] : [],
  };
}
