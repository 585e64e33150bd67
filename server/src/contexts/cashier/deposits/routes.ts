import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { claimPeerPayment } from '../peers/use-cases/claim-peer-payment.ts';
import { picturedRoute } from '../proofs/pictured-route.ts';
import type { CashierRules } from '../rules.ts';
import {
  namesFor,
  presentDeposit,
  presentDeposits,
  notesFor,
  presentDepositTerms,
} from './present-deposits.ts';
import type { Deposit } from './store-deposits.ts';
import { askDeposit } from './use-cases/ask-deposit.ts';
import { cancelDeposit } from './use-cases/cancel-deposit.ts';
import { createDeposit } from './use-cases/create-deposit.ts';
import { listDeposits } from './use-cases/list-deposits.ts';
import { proveDeposit } from './use-cases/prove-deposit.ts';
import { readDeposit } from './use-cases/read-deposit.ts';
import { readDepositTerms } from './use-cases/read-deposit-terms.ts';
import { wholeDeposit } from './whole-deposit.ts';

const linesPerPage = 20;
const page = '/m/depositv2/';

const imagesOf = ({ body }: { readonly body: { readonly images: readonly string[] } }) =>
  body.images;

/** `returnTo` names the site to a provider; undefined where it has no name yet. */
export function depositRoutes(
  rules: CashierRules,
  returnTo: (request: RequestFacts) => string | undefined,
): readonly Route[] {
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
      const origin = returnTo(request);
      const returnBase = origin === undefined ? undefined : `${origin}${page}`;
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
    route(endpoints.askDeposit, async (ctx, { params }) =>
      shown(ctx, await askDeposit(ctx, params.id)),
    ),
    picturedRoute(endpoints.proveDeposit, imagesOf, async (ctx, { params: { id }, pictures }) =>
      shown(ctx, await proveDeposit(ctx, { id, pictures }, settings())),
    ),
    moneyRoute(endpoints.cancelDeposit, async (ctx, { params }) =>
      shown(ctx, await cancelDeposit(ctx, params.id, settings())),
    ),
    picturedRoute(endpoints.claimPeerPayment, imagesOf, async (ctx, call) => {
      const { params, body, pictures } = call;
      const command = { id: params.id, bankReference: body.bankReference, pictures };
      return shown(ctx, await claimPeerPayment(ctx, command, settings()));
    }),
  ];
}
