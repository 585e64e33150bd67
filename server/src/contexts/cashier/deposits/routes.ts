import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { ownRoute, type Route, route } from '../../../platform/http/route.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { originOf } from '../origin-of.ts';
import { claimPeerPayment, lockUnclaimed } from '../peers/use-cases/claim-peer-payment.ts';
import { redrawProofs } from '../proofs/picture.ts';
import type { CashierRules } from '../rules.ts';
import {
  namesFor,
  presentDeposit,
  presentDeposits,
  notesFor,
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

export function depositRoutes(rules: CashierRules): readonly Route[] {
  const { settings } = rules;
  const nameOf = (ctx: Ctx) => namesFor(ctx, settings().deposit);
  const shown = async (ctx: Ctx<MemberActor>, order: Deposit) =>
    presentDeposit(await wholeDeposit(ctx, order), { ctx, nameOf: nameOf(ctx) });
  return [
    route(endpoints.readDepositTerms, async (ctx) => {
      const { currency } = ctx.site;
      const terms = await readDepositTerms(ctx, rules);
      return presentDepositTerms(terms, { currency, nameOf: nameOf(ctx), noteOf: notesFor(ctx) });
    }),
    moneyRoute(endpoints.createDeposit, async (ctx, { body, request }) => {
      const { channel, amount, isWithoutLimit = false, promotion } = body;
      const returnBase = `${originOf(request)}${page}`;
      const command = { channel, amount, isWithoutLimit, promotion, returnBase };
      return shown(ctx, await createDeposit(ctx, command, rules));
    }),
    route(endpoints.listDeposits, async (ctx, { query }) => {
      const { cursor, limit = linesPerPage } = query;
      return presentDeposits(await listDeposits(ctx, { cursor, limit }), nameOf(ctx));
    }),
    route(endpoints.readDeposit, async (ctx, { params }) =>
      presentDeposit(await readDeposit(ctx, params.id), { ctx, nameOf: nameOf(ctx) }),
    ),
    ownRoute(endpoints.proveDeposit, async (scope, { params: { id }, body }) => {
      await scope.transaction((ctx) => lockUnproved(ctx, id));
      const pictures = await redrawProofs(body.images);
      return scope.transaction(async (ctx) =>
        shown(ctx, await proveDeposit(ctx, { id, pictures }, settings())),
      );
    }),
    route(endpoints.cancelDeposit, async (ctx, { params }) =>
      shown(ctx, await cancelDeposit(ctx, params.id, settings())),
    ),
    ownRoute(endpoints.claimPeerPayment, async (scope, { params: { id }, body }) => {
      await scope.transaction((ctx) => lockUnclaimed(ctx, id));
      const pictures = await redrawProofs(body.images);
      const { bankReference } = body;
      return scope.transaction(async (ctx) =>
        shown(ctx, await claimPeerPayment(ctx, { id, bankReference, pictures }, settings())),
      );
    }),
  ];
}
