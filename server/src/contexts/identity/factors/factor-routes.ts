import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor, OperatorActor } from '../../../platform/context.ts';
import { answerWith } from '../../../platform/http/answer.ts';
import type { Route } from '../../../platform/http/route.ts';
import { ownRoute, route } from '../../../platform/http/route.ts';
import { policyAsks } from '../../../platform/http/step-up.ts';
import type { IdentityEnv } from '../env.ts';
import { readUsername } from '../store.ts';
import { confirmAuthenticator } from './use-cases/confirm-authenticator.ts';
import { createRecoveryCodes } from './use-cases/create-recovery-codes.ts';
import { dropFactors } from './use-cases/drop-factors.ts';
import type { Security } from './use-cases/read-security.ts';
import { readSecurity } from './use-cases/read-security.ts';
import { startAuthenticator } from './use-cases/start-authenticator.ts';
import type { ProvenSession } from './use-cases/step-up.ts';
import { stepUp } from './use-cases/step-up.ts';

type Account = MemberActor | OperatorActor;

/** The same calls for members and for operators, whose realms stay apart. */
export function factorRoutes(env: IdentityEnv): readonly Route[] {
  const calls = factorCalls(env);
  return [
    route(endpoints.readSecurity, calls.read),
    ownRoute(endpoints.stepUp, async (scope, { body, request }) =>
      presentProven(await stepUp(env, scope, { ...body, request })),
    ),
    route(endpoints.startAuthenticator, calls.start),
    ownRoute(endpoints.confirmAuthenticator, async (scope, { body, request }) =>
      presentBound(await confirmAuthenticator(env, scope, { ...body, request })),
    ),
    route(endpoints.deleteAuthenticator, calls.drop),
    route(endpoints.createRecoveryCodes, createRecoveryCodes),
    route(endpoints.readOperatorSecurity, calls.read),
    ownRoute(endpoints.stepUpOperator, async (scope, { body, request }) =>
      presentProven(await stepUp(env, scope, { ...body, request })),
    ),
    route(endpoints.startOperatorAuthenticator, calls.start),
    ownRoute(endpoints.confirmOperatorAuthenticator, async (scope, { body, request }) =>
      presentBound(await confirmAuthenticator(env, scope, { ...body, request })),
    ),
    route(endpoints.deleteOperatorAuthenticator, calls.drop),
    route(endpoints.createOperatorRecoveryCodes, createRecoveryCodes),
  ];
}

/** The session that may do more now comes with its new secret. */
export function presentProven({ until, cookies }: ProvenSession) {
  return answerWith({ provenUntil: String(until) }, { cookies });
}

function presentBound({ codes, cookies }: Awaited<ReturnType<typeof confirmAuthenticator>>) {
  return answerWith({ recoveryCodes: [...codes] }, { cookies });
}

function factorCalls({ viewer }: IdentityEnv) {
  const isRequired = async (actor: Account) =>
    policyAsks((await viewer.newest()).configuration.secondFactor, actor);
  return {
    read: async (ctx: Ctx<Account>) =>
      presentSecurity(await readSecurity(ctx), await isRequired(ctx.actor)),
    start: async (ctx: Ctx<Account>) =>
      startAuthenticator(ctx, {
        issuer: (await viewer.current()).configuration.name,
        name: (await readUsername(ctx.tx, ctx.actor.id)) ?? ctx.actor.id,
      }),
    drop: async (ctx: Ctx<Account>) => {
      await dropFactors(ctx, { isRequired: await isRequired(ctx.actor) });
      return {};
    },
  };
}

function presentSecurity(
  security: Security,
  isFactorRequired: boolean,
): ReplyOf<Endpoints['readSecurity']> {
  const { authenticatorSince, recoveryCodes, proofs, provenUntil } = security;
  return {
    authenticatorSince: authenticatorSince === null ? null : String(authenticatorSince),
    recoveryCodes,
    isFactorRequired,
    proofs: [...proofs],
    provenUntil: provenUntil === null ? null : String(provenUntil),
  };
}
