import { endpoints } from '@portal/protocol/endpoints';
import { answerWith } from '../../platform/http/answer.ts';
import { clearedCookie } from '../../platform/http/cookies.ts';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { captchaRoutes } from './captcha-routes.ts';
import { codeRoutes } from './codes/routes.ts';
import { contactRoutes } from './contacts/contact-routes.ts';
import { cookieNames } from './cookie-names.ts';
import type { IdentityEnv } from './env.ts';
import { factorRoutes } from './factors/factor-routes.ts';
import { createHandOff } from './hand-off/use-cases/create-hand-off.ts';
import { operatorPasskeyRoutes } from './passkeys/operator-passkey-routes.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { signInRoutes } from './history/routes.ts';
import { paymentRoutes } from './payment/routes.ts';
import type { SocialProviders } from './social/open-providers.ts';
import { socialRoutes } from './social/social-routes.ts';
import { deskSessionRoutes } from './desk-session-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signOut } from './use-cases/sign-out.ts';

export function identityRoutes(env: IdentityEnv, providers: SocialProviders): readonly Route[] {
  return [
    ...codeRoutes(env),
    route(endpoints.logOut, {
      useCase: (ctx) => signOut(ctx),
      present: (session, { request }) => {
        env.authenticator.drop(session);
        const cookies = [clearedCookie(request, cookieNames.member)];
        return answerWith({}, { cookies, headers: clearSiteData });
      },
    }),
    route(endpoints.createHandOff, createHandOff),
    ...captchaRoutes(env),
    ...contactRoutes(env),
    ...factorRoutes(env),
    ...passkeyRoutes(env),
    ...operatorPasskeyRoutes(env),
    ...paymentRoutes(env),
    ...sessionRoutes(env),
    ...signInRoutes,
    ...deskSessionRoutes(env),
    ...socialRoutes(providers, env.viewer),
  ];
}

/** R72. Private answers are never cached, so there is no cache to clear. */
const clearSiteData = { 'clear-site-data': '"storage"' } as const;
