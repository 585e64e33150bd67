import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { ownRoute, type Route, route } from '../../../platform/http/route.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { redrawProofs } from '../proofs/picture.ts';
import type { CashierRules } from '../rules.ts';
import {
  namesFor,
  presentDeposit,
  presentDeposits,
  presentDepositTerms,
} from './present-deposits.ts';
import type { Deposit } from './store-deposits.ts';
import { cancelDeposit } from './use-cases/cancel-deposit.ts';
import { createDeposit } from './use-cases/create-deposit.ts';
import { listDeposits } from './use-cases/list-deposits.ts';
import { lockUnproved, proveDeposit } from './use-cases/prove-deposit.ts';
import { readDeposit } from './use-cases/read-deposit.ts';
import { readDepositTerms } from './use-cases/read-deposit-terms.ts';
import { wholeDeposit } from './whole-deposit.ts';

const linesPerPage = 20;
const page = '/m/depositv2/';

export function depositRoutes({ settings }: CashierRules): readonly Route[] {
  const nameOf = (ctx: Ctx) => namesFor(ctx, settings().deposit);
  const shown = async (ctx: Ctx<MemberActor>, order: Deposit) =>
    presentDeposit(await wholeDeposit(ctx, order), nameOf(ctx));
  return [
    route(endpoints.readDepositTerms, async (ctx) => {
      const { currency } = ctx.site;
      const terms = await readDepositTerms(ctx, settings());
      return presentDepositTerms(terms, { currency, nameOf: nameOf(ctx) });
    }),
    moneyRoute(endpoints.createDeposit, async (ctx, { body, request }) => {
      const { channel, amount, isWithoutLimit = false } = body;
      const returnBase = `${originOf(request)}${page}`;
      const command = { channel, amount, isWithoutLimit, returnBase };
      return shown(ctx, await createDeposit(ctx, command, settings()));
    }),
    route(endpoints.listDeposits, async (ctx, { query }) => {
      const { cursor, limit = linesPerPage } = query;
      return presentDeposits(await listDeposits(ctx, { cursor, limit }), nameOf(ctx));
    }),
    route(endpoints.readDeposit, async (ctx, { params }) =>
      presentDeposit(await readDeposit(ctx, params.id), nameOf(ctx)),
    ),
    ownRoute(endpoints.proveDeposit, async (scope, { params: { id }, body }) => {
      await scope.transaction((ctx) => lockUnproved(ctx, id));
      const pictures = await redrawProofs(body.images);
      return scope.transaction(async (ctx) =>
        shown(ctx, await proveDeposit(ctx, { id, pictures }, settings())),
      );
    }),
    route(endpoints.cancelDeposit, async (ctx, { params }) =>
      shown(ctx, await cancelDeposit(ctx, params.id)),
    ),
  ];
}

function originOf({ isSecure, host }: RequestFacts): string {
  return `${isSecure ? 'https' : 'http'}://${host}`;
}
