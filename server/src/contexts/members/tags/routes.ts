import { abilitiesOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Tag } from './store-tags.ts';
import { changeTags, listTags } from './use-cases/change-tags.ts';

/** Marks of members at the desk. */
export const tagRoutes: readonly Route[] = [
  route(endpoints.readMemberTags, async (ctx, { params }) =>
    shown(ctx, await listTags(ctx, params.id)),
  ),
  route(endpoints.changeMemberTags, async (ctx, { params, body }) =>
    shown(ctx, await changeTags(ctx, { ...params, ...body })),
  ),
];

function shown({ actor }: Ctx<OperatorActor>, tags: readonly Tag[]) {
  const mayChange = abilitiesOf(actor.role).includes('loyalty.manage');
  const abilities: 'change'[] = mayChange ? ['change'] : [];
  return {
    tags: tags.map(({ tag, givenBy, givenAt }) => ({ tag, givenBy, givenAt: String(givenAt) })),
    abilities,
  };
}
