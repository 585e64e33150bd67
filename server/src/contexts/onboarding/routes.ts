import { endpoints } from '@portal/protocol/endpoints';
import { answerWith } from '../../platform/http/answer.ts';
import type { Route } from '../../platform/http/route.ts';
import { ownRoute } from '../../platform/http/route.ts';
import type { OnboardingEnv } from './env.ts';
import { openTrial } from './use-cases/open-trial.ts';
import { register } from './use-cases/register.ts';

export function onboardingRoutes(env: OnboardingEnv): readonly Route[] {
  return [
    ownRoute(endpoints.register, async (scope, { body, request }) => {
      const { account, session } = await register(env, scope, { body, request });
      const base = { id: account.id, account: account.account };
      const value = { ...base, firstTimeLogin: true, passwordExpired: false };
      return session === undefined
        ? value
        : answerWith({ ...value, token: session.token }, { cookies: session.cookies });
    }),
    ownRoute(endpoints.openTrial, async (scope, { request }) => {
      const { configuration } = await env.viewer.current();
      const session = await scope.transaction((ctx) => openTrial(ctx, configuration, request));
      const value = { token: session.token, firstTimeLogin: true, passwordExpired: false };
      return answerWith(value, { cookies: session.cookies });
    }),
  ];
}
