import { offeredWays } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../platform/context.ts';
import { answerWith } from '../../platform/http/answer.ts';
import type { Route, Scope } from '../../platform/http/route.ts';
import { ownRoute, route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ChangedPassword } from '../identity/index.ts';
import {
  changePassword,
  choiceProblems,
  phoneOf,
  resetByCode,
  wantPasswordMail,
} from '../identity/index.ts';
import { admissionTo } from './admission.ts';
import type { OnboardingEnv } from './env.ts';
import { presentSession } from './present-session.ts';
import { memberOf } from './member-of.ts';
import { numbersIn } from './numbers-in.ts';
import { giveConsent, readConsentNeed, refuseSilent } from './use-cases/give-consent.ts';

export function passwordRoutes(env: OnboardingEnv): readonly Route[] {
  return [
    ownRoute(endpoints.changePassword, async (scope, { body, request }) => {
      const { oldPassword = '', newPassword, confirmNewPassword } = body;
      const captcha = await env.readCaptcha(body, scope.ctx.clock.now());
      const { configuration: site } = await env.viewer.current();
      const { id: memberId } = scope.ctx.actor;
      refuseSilent(await scope.transaction((ctx) => readConsentNeed(ctx, site)), body);
      const alongside = (ctx: Ctx) => giveConsent(ctx, site, { memberId, word: body });
      const typed = { oldPassword, newPassword, confirmNewPassword };
      const change = { ...typed, captcha, request, alongside };
      return entered(env, scope, await changePassword(env, scope, change));
    }),
    ownRoute(endpoints.readConsentNeed, async (scope) => {
      const { configuration: site } = await env.viewer.current();
      return scope.transaction((ctx) => readConsentNeed(ctx, site));
    }),
    ownRoute(endpoints.judgePassword, async (_scope, { body: { password, username = '' } }) => {
      const { configuration: site } = await env.viewer.current();
      return { problems: [...choiceProblems(site, { password, username })] };
    }),
    route(endpoints.forgetPassword, {
      useCase: (ctx, { body, request }) => {
        const forms = numbersIn(env.viewer.peek().configuration, body.username);
        return wantPasswordMail(ctx, { ...body, forms, request });
      },
      present: () => ({ code: 'in_been_out' as const }),
    }),
    ownRoute(endpoints.resetPassword, async (scope, { body, request }) => {
      const { configuration: site } = await env.viewer.current();
      if (!offeredWays(site.signIn, site.switches).forgotByMobile) {
        throw new Refusal('auth/operation-not-allowed');
      }
      const { newPassword, mobileNum, countryDialingCode: dialingCode } = body;
      const { number } = phoneOf(site, { number: mobileNum, dialingCode });
      const admit = admissionTo(site, 'members');
      const proof = { code: body.verificationCode, factor: body.factor, passkey: body.passkey };
      const reset = { number, ...proof, newPassword, request, admit };
      return entered(env, scope, await resetByCode(env, scope, reset));
    }),
  ];
}

/** The session that a new password opens, as a sign-in answers it. */
async function entered(env: OnboardingEnv, scope: Scope, changed: ChangedPassword) {
  const { configuration: site } = await env.viewer.current();
  const { session, credential } = changed;
  const member = await scope.transaction((ctx) => memberOf(ctx, credential.subjectId, site));
  const { token, isUnverified } = session;
  const { isFirstLogin: firstTimeLogin } = credential;
  const shown = { token, firstTimeLogin, isRestricted: false, isUnverified };
  return answerWith(presentSession(shown, member, site), { cookies: session.cookies });
}
