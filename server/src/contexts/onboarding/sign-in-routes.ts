import type { BodyOf } from '@portal/protocol';
import { offeredWays } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { answerWith } from '../../platform/http/answer.ts';
import { invalidFields } from '../../platform/http/refusal-answer.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import type { Route, Scope } from '../../platform/http/route.ts';
import { ownRoute } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SignedIn } from '../identity/index.ts';
import {
  phoneOf,
  resumeSession,
  signIn,
  signInByCode,
  signInByHandOff,
  signInByPasskey,
  signInBySocial,
} from '../identity/index.ts';
import type { SiteConfiguration } from '../site/index.ts';
import { admissionTo } from './admission.ts';
import type { OnboardingEnv } from './env.ts';
import { memberOf } from './member-of.ts';
import { numbersIn } from './numbers-in.ts';
import { presentSession } from './present-session.ts';

interface LogIn {
  readonly site: SiteConfiguration;
  readonly body: BodyOf<(typeof endpoints)['logIn']>;
  readonly request: RequestFacts;
}

export function signInRoutes(env: OnboardingEnv): readonly Route[] {
  return [
    ownRoute(endpoints.logIn, async (scope, { body, request }) => {
      const { configuration: site } = await env.viewer.current();
      const login = { site, body, request };
      const entered =
        body.type === 'sms' ? await byCode(env, scope, login) : await byPassword(env, scope, login);
      return signedInAs(scope, site, entered);
    }),
    ownRoute(endpoints.logInBySocial, async (scope, { body, request }) => {
      const { configuration: site } = await env.viewer.current();
      const { ticket, factor, passkey, agentLogin, rememberMe } = body;
      const admit = admissionTo(site, agentLogin === true ? 'agents' : 'members');
      const isBrief = rememberMe !== true;
      const attempt = { ticket, factor, passkey, request, admit, isBrief };
      return signedInAs(scope, site, await signInBySocial(env, scope, attempt));
    }),
    ownRoute(endpoints.logInByPasskey, async (scope, { body, request }) => {
      const { configuration: site } = await env.viewer.current();
      const { response, agentLogin, rememberMe } = body;
      const admit = admissionTo(site, agentLogin === true ? 'agents' : 'members');
      const attempt = { response, request, admit, isBrief: rememberMe !== true };
      return signedInAs(scope, site, await signInByPasskey(env, scope, attempt));
    }),
    ownRoute(endpoints.logInByHandOff, async (scope, { body: { token }, request }) => {
      const { configuration: site } = await env.viewer.current();
      const attempt = { token, request, admit: admissionTo(site, 'members') };
      return signedInAs(scope, site, await signInByHandOff(env, scope, attempt));
    }),
    ownRoute(endpoints.resumeSession, async (scope, { request }) => {
      const { configuration: site } = await env.viewer.current();
      return scope.transaction(async (ctx) => {
        const { token, session } = await resumeSession(ctx, { realm: 'member', request });
        const member = await memberOf(ctx, session.subjectId, site);
        const { isRestricted, isUnverified } = session;
        const shown = { token, firstTimeLogin: false, isRestricted, isUnverified };
        return presentSession(shown, member, site);
      });
    }),
  ];
}

async function signedInAs(
  scope: Scope,
  site: SiteConfiguration,
  { session, credential, isRestricted }: SignedIn,
) {
  const member = await scope.transaction((ctx) => memberOf(ctx, credential.subjectId, site));
  const { token, cookies, isUnverified } = session;
  const { isFirstLogin: firstTimeLogin } = credential;
  const shown = { token, firstTimeLogin, isRestricted, isUnverified };
  return answerWith(presentSession(shown, member, site), { cookies });
}

/** Refuses a way that the site does not offer before anything of it is looked at. */
async function byPassword(
  env: OnboardingEnv,
  scope: Scope,
  { site, body, request }: LogIn,
): Promise<SignedIn> {
  if (!offeredWays(site.signIn, site.switches).username) {
    throw new Refusal('auth/operation-not-allowed');
  }
  const { username, password, factor, passkey } = body;
  const empty = Object.entries({ username, password }).filter(([, value]) => value === '');
  if (empty.length > 0) {
    throw invalidFields(empty.map(([path]) => ({ path, rule: 'required' })));
  }
  const captcha = await env.readCaptcha(body, scope.ctx.clock.now());
  const admit = admissionTo(site, body.agentLogin === true ? 'agents' : 'members');
  const forms = numbersIn(site, username);
  const secrets = { username, forms, password, captcha, factor, passkey };
  const isBrief = body.rememberMe !== true;
  return signIn(env, scope, { realm: 'member', ...secrets, request, admit, isBrief });
}

/** The name is a mobile number, and the password a code that was sent there. */
function byCode(
  env: OnboardingEnv,
  scope: Scope,
  { site, body, request }: LogIn,
): Promise<SignedIn> {
  if (!offeredWays(site.signIn, site.switches).sms) {
    throw new Refusal('auth/operation-not-allowed');
  }
  const { username, password: code, countryDialingCode: dialingCode } = body;
  const { factor, passkey } = body;
  const { number } = phoneOf(site, { number: username, dialingCode });
  const admit = admissionTo(site, body.agentLogin === true ? 'agents' : 'members');
  const isBrief = body.rememberMe !== true;
  return signInByCode(env, scope, { number, code, factor, passkey, request, admit, isBrief });
}
