import { endpoints } from '@portal/protocol/endpoints';
import { answerWith } from '../../../platform/http/answer.ts';
import type { Route } from '../../../platform/http/route.ts';
import { ownRoute, route } from '../../../platform/http/route.ts';
import { policyAsks } from '../../../platform/http/step-up.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { IdentityEnv } from '../env.ts';
import { presentProven } from '../factors/factor-routes.ts';
import { changePasskey } from './use-cases/change-passkey.ts';
import { createPasskey } from './use-cases/create-passkey.ts';
import { dropPasskey } from './use-cases/drop-passkey.ts';
import { readPasskeys } from './use-cases/read-passkeys.ts';
import { startPasskey } from './use-cases/start-passkey.ts';
import { startPasskeyProof } from './use-cases/start-passkey-proof.ts';
import { stepUpByPasskey } from './use-cases/step-up-by-passkey.ts';

type Env = Pick<IdentityEnv, 'authenticator' | 'viewer'>;

/** Passkeys of an operator are a second factor: the login asks for one after the password. */
export function operatorPasskeyRoutes(env: Env): readonly Route[] {
  return [...bindingRoutes(env), ...proofRoutes(env)];
}

function bindingRoutes({ authenticator, viewer }: Env): readonly Route[] {
  return [
    route(endpoints.readOperatorPasskeys, readPasskeys),
    ownRoute(endpoints.startOperatorPasskey, async (scope, { request }) => {
      const { name: brand } = (await viewer.current()).configuration;
      const { options, cookie } = await scope.transaction((ctx) =>
        startPasskey(ctx, { brand, request }),
      );
      return answerWith({ options }, { cookies: [cookie] });
    }),
    ownRoute(endpoints.createOperatorPasskey, async (scope, { body, request }) => {
      const bound = await scope.transaction((ctx) => createPasskey(ctx, { ...body, request }));
      if (bound instanceof Refusal) {
        throw bound;
      }
      authenticator.drop([...bound.ended, scope.ctx.actor.sessionId]);
      return answerWith({}, { cookies: bound.cookies });
    }),
    route(endpoints.changeOperatorPasskey, {
      useCase: (ctx, { params, body }) => changePasskey(ctx, { ...params, ...body }),
      present: () => ({}),
    }),
    ownRoute(endpoints.deleteOperatorPasskey, async (scope, { params: { id } }) => {
      const { secondFactor } = (await viewer.newest()).configuration;
      const isRequired = policyAsks(secondFactor, scope.ctx.actor);
      await scope.transaction((ctx) => dropPasskey(ctx, { id, isRequired }));
      return {};
    }),
  ];
}

function proofRoutes({ authenticator }: Env): readonly Route[] {
  return [
    ownRoute(endpoints.startOperatorPasskeyProof, async (scope, { body, request }) => {
      const { options, cookie } = await scope.transaction((ctx) =>
        startPasskeyProof(ctx, { ...body, request }),
      );
      return answerWith({ options }, { cookies: [cookie] });
    }),
    ownRoute(endpoints.stepUpOperatorByPasskey, async (scope, { body, request }) => {
      const proven = await scope.transaction((ctx) => stepUpByPasskey(ctx, { ...body, request }));
      if (proven instanceof Refusal) {
        throw proven;
      }
      authenticator.drop([scope.ctx.actor.sessionId]);
      return presentProven(proven);
    }),
  ];
}
