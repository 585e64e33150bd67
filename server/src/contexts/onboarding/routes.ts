import { endpoints } from '@portal/protocol/endpoints';
import { answerWith } from '../../platform/http/answer.ts';
import type { Route, Scope } from '../../platform/http/route.ts';
import { ownRoute } from '../../platform/http/route.ts';
import { termsOfWire } from '../agents/index.ts';
import type { OnboardingEnv } from './env.ts';
import { memberOf } from './member-of.ts';
import { passwordRoutes } from './password-routes.ts';
import { presentSession } from './present-session.ts';
import type { SentForm } from './read-form.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { openDownlineAccount } from './use-cases/open-downline-account.ts';
import { openTrial } from './use-cases/open-trial.ts';
import { register } from './use-cases/register.ts';

const fresh = { firstTimeLogin: true, isRestricted: false, isUnverified: false } as const;

export function onboardingRoutes(env: OnboardingEnv): readonly Route[] {
  return [
    ...signInRoutes(env),
    ...passwordRoutes(env),
    ownRoute(endpoints.register, (scope, { body, request }) =>
      registered(env, scope, { by: 'username', body, request }),
    ),
    ownRoute(endpoints.registerMobile, (scope, { body, request }) =>
      registered(env, scope, { by: 'mobile', body, request }),
    ),
    ownRoute(endpoints.openDownlineAccount, async (scope, { body, request: { ip } }) => {
      const { username, password, opensAgent: isAgent, terms } = body;
      const opening = { isAgent, terms: terms === undefined ? null : termsOfWire(terms) };
      const account = { username, password, opening, ip };
      return { account: (await openDownlineAccount(env, scope, account)).account };
    }),
    ownRoute(endpoints.openTrial, async (scope, { body: { ageConfirmed }, request }) => {
      const { configuration: site } = await env.viewer.current();
      const asked = { request, ageConfirmed };
      const { id, session } = await scope.transaction((ctx) => openTrial(ctx, site, asked));
      const member = await scope.transaction((ctx) => memberOf(ctx, id, site));
      const shown = presentSession({ ...fresh, token: session.token }, member, site);
      return answerWith(shown, { cookies: session.cookies });
    }),
  ];
}

async function registered(env: OnboardingEnv, scope: Scope, form: SentForm) {
  const { account, session } = await register(env, scope, form);
  const { id } = account;
  if (session === undefined) {
    return { id, account: account.account, firstTimeLogin: true, passwordExpired: false };
  }
  const { configuration: site } = await env.viewer.current();
  const member = await scope.transaction((ctx) => memberOf(ctx, id, site));
  const shown = presentSession({ ...fresh, token: session.token }, member, site);
  return answerWith({ ...shown, id }, { cookies: session.cookies });
}
