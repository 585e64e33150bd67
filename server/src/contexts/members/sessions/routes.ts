import { abilitiesOf, type MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { type IdentityEnv, presentSessions } from '../../identity/index.ts';
import { endMemberSession } from './use-cases/end-member-session.ts';
import { listMemberSessions } from './use-cases/list-member-sessions.ts';

/** Where a member is signed in, at the desk. */
export function memberSessionRoutes({
  authenticator,
}: Pick<IdentityEnv, 'authenticator'>): readonly Route[] {
  return [
    route(endpoints.readMemberSessions, (ctx, { params }) => shown(ctx, params.id)),
    route(endpoints.endMemberSession, {
      useCase: async (ctx, { params, body }) => {
        const ended = await endMemberSession(ctx, { ...params, ...body });
        return { ended, sessions: await shown(ctx, params.id) };
      },
      present: ({ ended, sessions }) => {
        authenticator.drop(ended);
        return sessions;
      },
    }),
  ];
}

async function shown(ctx: Ctx<OperatorActor>, id: MemberId) {
  const mayEnd = abilitiesOf(ctx.actor.role).includes('members.lock');
  const abilities: 'end'[] = mayEnd ? ['end'] : [];
  const sessions = await listMemberSessions(ctx, id);
  return { ...presentSessions(sessions, ctx.actor.sessionId), abilities };
}
