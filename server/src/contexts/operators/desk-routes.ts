import type { OperatorId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { Route } from '../../platform/http/route.ts';
import { ownRoute, route } from '../../platform/http/route.ts';
import type { IdentityEnv } from '../identity/index.ts';
import { newPassword } from '../identity/index.ts';
import { presentLine, presentLines } from './present.ts';
import { confirmOperator } from './use-cases/confirm-operator.ts';
import type { OperatorChange } from './use-cases/change-operator.ts';
import { changeOperator } from './use-cases/change-operator.ts';
import { createOperator } from './use-cases/create-operator.ts';
import { listOperators, readOperatorLine } from './use-cases/list-operators.ts';
import { resetOperatorFactor } from './use-cases/reset-operator-factor.ts';
import { resetOperatorPassword } from './use-cases/reset-operator-password.ts';

const linesPerPage = 20;

type Env = Pick<IdentityEnv, 'authenticator' | 'hasher'>;

/** The people of the back office, for those who may see and manage them. */
export function operatorDeskRoutes(env: Env): readonly Route[] {
  return [
    route(endpoints.listOperators, async (ctx, { query }) => {
      const { state, role, cursor } = query;
      const limit = query.limit ?? linesPerPage;
      return presentLines(await listOperators(ctx, { state, role, cursor, limit }), ctx.actor);
    }),
    route(endpoints.confirmOperator, async (ctx, { params, body }) => {
      await confirmOperator(ctx, { ...params, ...body });
      return lineFor(ctx, params.id);
    }),
    ...changingRoutes(env),
    ...passwordRoutes(env),
  ];
}

async function lineFor(ctx: Ctx<OperatorActor>, id: OperatorId) {
  return presentLine(await readOperatorLine(ctx, id), ctx.actor);
}

function changingRoutes({ authenticator }: Env): readonly Route[] {
  const changed = async (ctx: Ctx<OperatorActor>, change: OperatorChange) => ({
    ended: await changeOperator(ctx, change),
    line: await lineFor(ctx, change.id),
  });
  const present = ({ ended, line }: Awaited<ReturnType<typeof changed>>) => {
    authenticator.drop(ended);
    return line;
  };
  return [
    route(endpoints.lockOperator, {
      useCase: (ctx, { params, body }) =>
        changed(ctx, { ...params, ...body, to: { state: 'locked' } }),
      present,
    }),
    route(endpoints.unlockOperator, {
      useCase: (ctx, { params, body }) =>
        changed(ctx, { ...params, ...body, to: { state: 'active' } }),
      present,
    }),
    route(endpoints.changeOperatorRole, {
      useCase: (ctx, { params, body: { role, reason } }) =>
        changed(ctx, { ...params, reason, to: { role } }),
      present,
    }),
  ];
}

/** Passwords are hashed before the transaction. */
function passwordRoutes({ authenticator, hasher }: Env): readonly Route[] {
  return [
    route(endpoints.resetOperatorFactor, {
      useCase: async (ctx, { params, body }) => ({
        ended: await resetOperatorFactor(ctx, { ...params, ...body }),
        line: await lineFor(ctx, params.id),
      }),
      present: ({ ended, line }) => {
        authenticator.drop(ended);
        return line;
      },
    }),
    ownRoute(endpoints.createOperator, async (scope, { body }) => {
      const temporaryPassword = newPassword(scope.ctx.random);
      const passwordHash = await hasher.hash(temporaryPassword);
      const operator = await scope.transaction(async (ctx) =>
        lineFor(ctx, await createOperator(ctx, { ...body, passwordHash })),
      );
      return { operator, temporaryPassword };
    }),
    ownRoute(endpoints.resetOperatorPassword, async (scope, { params, body }) => {
      const temporaryPassword = newPassword(scope.ctx.random);
      const passwordHash = await hasher.hash(temporaryPassword);
      const { ended, operator } = await scope.transaction(async (ctx) => ({
        ended: await resetOperatorPassword(ctx, { ...params, ...body, passwordHash }),
        operator: await lineFor(ctx, params.id),
      }));
      authenticator.drop(ended);
      return { operator, temporaryPassword };
    }),
  ];
}
