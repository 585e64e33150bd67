import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import type { IdentityEnv } from '../identity/index.ts';
import { personDeskRoutes } from './persons/desk-routes.ts';
import type { SamePersonPort } from './persons/use-cases/decide-person-case.ts';
import { excludeMember } from './use-cases/exclude-member.ts';
import { liftStop } from './use-cases/lift-stop.ts';
import { proveMember } from './use-cases/prove-member.ts';
import { readMemberProtection } from './use-cases/read-member-protection.ts';
import { stopMember } from './use-cases/stop-member.ts';

/** What operators see of the protection of a member, and do for it. */
export function limitDeskRoutes({
  authenticator,
  refuseSamePerson,
}: Pick<IdentityEnv, 'authenticator'> & {
  readonly refuseSamePerson: SamePersonPort;
}): readonly Route[] {
  return [
    ...stopRoutes,
    ...personDeskRoutes(refuseSamePerson),
    route(endpoints.excludeMember, {
      useCase: async (ctx, { params, body }) => ({
        ended: await excludeMember(ctx, { memberId: params.id, ...body }),
        detail: await readMemberProtection(ctx, params.id),
      }),
      present: ({ ended, detail }) => {
        authenticator.drop(ended);
        return detail;
      },
    }),
  ];
}

const stopRoutes: readonly Route[] = [
  route(endpoints.readMemberProtection, (ctx, { params }) => readMemberProtection(ctx, params.id)),
  route(endpoints.stopMember, async (ctx, { params, body }) => {
    await stopMember(ctx, { memberId: params.id, ...body });
    return readMemberProtection(ctx, params.id);
  }),
  route(endpoints.liftStop, async (ctx, { params, body }) => {
    await liftStop(ctx, { memberId: params.id, ...body });
    return readMemberProtection(ctx, params.id);
  }),
  route(endpoints.proveMember, async (ctx, { params, body }) => {
    await proveMember(ctx, { memberId: params.id, ...body });
    return readMemberProtection(ctx, params.id);
  }),
];
