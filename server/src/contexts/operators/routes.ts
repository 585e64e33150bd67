import { isIdOf } from '@portal/protocol';
import { assert, assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../platform/context.ts';
import { answerWith } from '../../platform/http/answer.ts';
import { clearedCookie } from '../../platform/http/cookies.ts';
import type { Route } from '../../platform/http/route.ts';
import { ownRoute, route } from '../../platform/http/route.ts';
import type { IdentityEnv } from '../identity/index.ts';
import {
  changeOperatorPassword,
  cookieNames,
  resumeSession,
  signIn,
  signOut,
} from '../identity/index.ts';
import { presentOperator } from './present.ts';
import type { Operator } from './store.ts';
import { findOperator } from './store.ts';

async function operatorOf(ctx: Ctx, id: string): Promise<Operator> {
  assert(isIdOf('opr', id), 'who signs in to the back office is an operator');
  return assertDefined(await findOperator(ctx.tx, id), 'a session belongs to an operator');
}

export function operatorRoutes(env: IdentityEnv): readonly Route[] {
  return [
    ownRoute(endpoints.logInOperator, async (scope, { body, request }) => {
      const { username, password, captcha, newPassword, factor, passkey } = body;
      const { session, credential } = await signIn(env, scope, {
        realm: 'operator',
        username,
        password,
        captcha,
        newPassword,
        factor,
        passkey,
        request,
      });
      const operator = await scope.transaction((ctx) => operatorOf(ctx, credential.subjectId));
      const value = { token: session.token, operator: presentOperator(operator) };
      return answerWith(value, { cookies: session.cookies });
    }),
    route(endpoints.resumeOperatorSession, {
      useCase: async (ctx, { request }) => {
        const { token, session } = await resumeSession(ctx, { realm: 'operator', request });
        return { token, operator: await operatorOf(ctx, session.subjectId) };
      },
      present: ({ token, operator }) => ({ token, operator: presentOperator(operator) }),
    }),
    route(endpoints.logOutOperator, {
      useCase: signOut,
      present: (session, { request }) => {
        env.authenticator.drop(session);
        // Clear-Site-Data would clear what the portal keeps beside the desk: a member in the same
        // browser stays signed in. The desk forgets its own token itself (R72).
        return answerWith({}, { cookies: [clearedCookie(request, cookieNames.operator)] });
      },
    }),
    ownRoute(endpoints.changeOperatorPassword, async (scope, { body, request }) => {
      const session = await changeOperatorPassword(env, scope, { ...body, request });
      return answerWith({ token: session.token }, { cookies: session.cookies });
    }),
    route(endpoints.readOperator, {
      useCase: (ctx) => operatorOf(ctx, ctx.actor.id),
      present: presentOperator,
    }),
  ];
}
