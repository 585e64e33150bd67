import { socialProviders } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { answerWith } from '../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Route } from '../../../platform/http/route.ts';
import { ownRoute, route } from '../../../platform/http/route.ts';
import type { SiteViewer } from '../../site/index.ts';
import type { SocialProviders } from './open-providers.ts';
import { ownHost } from './own-host.ts';
import { dropSocial } from './use-cases/drop-social.ts';
import { finishSocial } from './use-cases/finish-social.ts';
import { keepSocial } from './use-cases/keep-social.ts';
import { readSocialBindings } from './use-cases/read-social-bindings.ts';
import { startSocial } from './use-cases/start-social.ts';

/** To a provider and back, and what of it stays with an account; a session is opened elsewhere. */
export function socialRoutes(providers: SocialProviders, viewer: SiteViewer): readonly Route[] {
  const offered = socialProviders.filter((name) => providers.has(name));
  const hostOf = async (request: RequestFacts) =>
    ownHost(request, (await viewer.current()).configuration);
  return [
    ownRoute(endpoints.readSocialProviders, () => Promise.resolve({ providers: [...offered] })),
    ownRoute(endpoints.startSocial, async (scope, { params, body, request }) => {
      const way = { ...params, ...body, request, host: await hostOf(request) };
      const { address, cookie } = await startSocial(providers, scope, way);
      return answerWith({ address }, { cookies: [cookie] });
    }),
    ownRoute(endpoints.finishSocial, async (scope, { body, request }) =>
      finishSocial(providers, scope, { ...body, request, host: await hostOf(request) }),
    ),
    route(endpoints.readSocialBindings, (ctx) => readSocialBindings(ctx, providers)),
    route(endpoints.bindSocial, {
      useCase: (ctx, { body, request }) => keepSocial(ctx, ctx.actor.id, { ...body, request }),
      present: () => ({}),
    }),
    route(endpoints.deleteSocial, {
      useCase: (ctx, { params }) => dropSocial(ctx, params.provider),
      present: () => ({}),
    }),
  ];
}
