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

/** Passkeys of a member; a session is opened elsewhere. */
export function passkeyRoutes({
  authenticator,
  viewer,
}: Pick<IdentityEnv, 'authenticator' | 'viewer'>): readonly Route[] {
  return [
    route(endpoints.readPasskeys, readPasskeys),
    ownRoute(endpoints.startPasskey, async (scope, { request }) => {
      const { name: brand } = (await viewer.current()).configuration;
      const { options, cookie } = await scope.transaction((ctx) =>
        startPasskey(ctx, { brand, request }),
      );
      return answerWith({ options }, { cookies: [cookie] });
    }),
    ownRoute(endpoints.createPasskey, async (scope, { body, request }) => {
      const bound = await scope.transaction((ctx) => createPasskey(ctx, { ...body, request }));
      if (bound instanceof Refusal) {
        throw bound;
      }
      authenticator.drop([...bound.ended, scope.ctx.actor.sessionId]);
      return answerWith({}, { cookies: bound.cookies });
    }),
    route(endpoints.changePasskey, {
      useCase: (ctx, { params, body }) => changePasskey(ctx, { ...params, ...body }),
      present: () => ({}),
    }),
    ownRoute(endpoints.deletePasskey, async (scope, { params: { id } }) => {
      const { secondFactor } = (await viewer.newest()).configuration;
      const isRequired = policyAsks(secondFactor, scope.ctx.actor);
      await scope.transaction((ctx) => dropPasskey(ctx, { id, isRequired }));
      return {};
    }),
    ownRoute(endpoints.startPasskeyProof, async (scope, { body, request }) => {
      const { options, cookie } = await scope.transaction((ctx) =>
        startPasskeyProof(ctx, { ...body, request }),
      );
      return answerWith({ options }, { cookies: [cookie] });
    }),
    ownRoute(endpoints.stepUpByPasskey, async (scope, { body, request }) => {
      const proven = await scope.transaction((ctx) => stepUpByPasskey(ctx, { ...body, request }));
      if (proven instanceof Refusal) {
        throw proven;
      }
      authenticator.drop([scope.ctx.actor.sessionId]);
      return presentProven(proven);
    }),
  ];
}
