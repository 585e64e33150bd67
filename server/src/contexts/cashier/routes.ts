import { cryptoChains } from '@portal/commission';
import { isIdOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../platform/http/route.ts';
import { ownRoute, route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuseUncoded, takePaymentProof } from '../identity/index.ts';
import { moneyRoute } from '../wallet/index.ts';
import { banksIn } from './accounts/banks.ts';
import { presentAccounts } from './accounts/present-accounts.ts';
import { payeeOf } from './accounts/payee.ts';
import { selectAccounts } from './accounts/store-accounts.ts';
import { changeDefaultAccount } from './accounts/use-cases/change-default-account.ts';
import { hoursToCool } from './accounts/cooling.ts';
import { createPayoutAccount } from './accounts/use-cases/create-payout-account.ts';
import { deletePayoutAccount } from './accounts/use-cases/delete-payout-account.ts';
import { createComplaint } from './complaints/use-cases/create-complaint.ts';
import { choosePayout } from './peers/use-cases/choose-payout.ts';
import { picturedRoute } from './proofs/pictured-route.ts';
import { presentProof } from './proofs/present-proof.ts';
import { readProof } from './proofs/use-cases/read-proof.ts';
import type { CashierRules } from './rules.ts';
import {
  presentCountedBets,
  presentTerms,
  presentWithdrawal,
  presentWithdrawals,
} from './withdrawals/present.ts';
import { answerReceipt } from './withdrawals/use-cases/answer-receipt.ts';
import { answerQuestion } from './withdrawals/use-cases/answer-question.ts';
import { cancelWithdrawal } from './withdrawals/use-cases/cancel-withdrawal.ts';
import { listWithdrawals } from './withdrawals/use-cases/list-withdrawals.ts';
import { readTerms } from './withdrawals/use-cases/read-terms.ts';
import { readWithdrawal } from './withdrawals/use-cases/read-withdrawal.ts';
import { requestWithdrawal } from './withdrawals/use-cases/request-withdrawal.ts';
import { wholeOrder } from './withdrawals/whole.ts';

const linesPerPage = 20;

const imagesOf = ({
  body: { images = [] },
}: {
  readonly body: { readonly images?: readonly string[] | undefined };
}) => images;

export function cashierRoutes(rules: CashierRules): readonly Route[] {
  return [...accountRoutes(rules), ...withdrawalRoutes(rules)];
}

function accountRoutes({ settings }: CashierRules): readonly Route[] {
  return [
    route(endpoints.readPayoutAccounts, async (ctx) => {
      const accounts = await selectAccounts(ctx.tx, ctx.actor.id);
      const holder = await payeeOf(ctx, ctx.actor.id);
      const { binding } = settings();
      const banks = [...banksIn(binding.phoneCountries, ctx.site.currency)];
      return {
        ...presentAccounts(accounts),
        holder: holder ?? null,
        banks,
        chains: [...cryptoChains],
        hoursToCool: await hoursToCool(ctx, binding),
      };
    }),
    moneyRoute(endpoints.createPayoutAccount, async (ctx, { body }) => {
      await takePaymentProof(ctx);
      await refuseUncoded(ctx);
      return presentAccounts(await createPayoutAccount(ctx, body, settings().binding));
    }),
    route(endpoints.changeDefaultPayoutAccount, async (ctx, { params }) =>
      presentAccounts(await changeDefaultAccount(ctx, params.id)),
    ),
    route(endpoints.deletePayoutAccount, async (ctx, { params }) => {
      await takePaymentProof(ctx);
      await refuseUncoded(ctx);
      return presentAccounts(await deletePayoutAccount(ctx, params.id));
    }),
  ];
}

function withdrawalRoutes(rules: CashierRules): readonly Route[] {
  const { settings, ports } = rules;
  return [
    route(endpoints.readWithdrawalTerms, async (ctx, { query: { language } }) => {
      const terms = await readTerms(ctx, { settings: settings(), ports });
      const references = terms.requirements.map(({ reference }) => reference);
      const names = await ports.playNames(ctx, { references, language });
      return presentTerms(terms, names, ctx.site.currency);
    }),
    route(endpoints.listCountedBets, async (ctx, { query }) => {
      const { limit = linesPerPage, cursor = '', kind, reference, language } = query;
      const key = { memberId: ctx.actor.id, kind, reference };
      const before = isIdOf('bet', cursor) ? cursor : undefined;
      const page = await ports.countedBets(ctx, { ...key, cursor: before, limit });
      if (page === undefined) {
        throw new Refusal('not_found');
      }
      const names = await ports.playNames(ctx, { references: [], language });
      return presentCountedBets(page, names, ctx.site.currency);
    }),
    moneyRoute(endpoints.requestWithdrawal, async (ctx, { body }) => {
      await takePaymentProof(ctx);
      const order = await requestWithdrawal(ctx, body, { settings: settings(), ports });
      return presentWithdrawal(await wholeOrder(ctx, order, settings()));
    }),
    route(endpoints.listWithdrawals, async (ctx, { query }) => {
      const { cursor, limit = linesPerPage } = query;
      return presentWithdrawals(await listWithdrawals(ctx, { cursor, limit }, settings()));
    }),
    route(endpoints.readWithdrawal, async (ctx, { params }) =>
      presentWithdrawal(await readWithdrawal(ctx, params.id, settings())),
    ),
    picturedRoute(endpoints.answerWithdrawalQuestion, imagesOf, async (ctx, call) => {
      const { params, body, pictures } = call;
      const command = { id: params.id, note: body.note, pictures };
      const order = await answerQuestion(ctx, command, settings());
      return presentWithdrawal(await wholeOrder(ctx, order, settings()));
    }),
    moneyRoute(endpoints.cancelWithdrawal, async (ctx, { params }) => {
      const order = await cancelWithdrawal(ctx, params.id, settings());
      return presentWithdrawal(await wholeOrder(ctx, order, settings()));
    }),
    picturedRoute(endpoints.answerReceipt, imagesOf, async (ctx, { params, body, pictures }) => {
      const { sliceId, answer, amount, note } = body;
      const command = { id: params.id, sliceId, answer, amount, note, pictures };
      const order = await answerReceipt(ctx, command, rules);
      return presentWithdrawal(await wholeOrder(ctx, order, settings()));
    }),
    picturedRoute(endpoints.createComplaint, imagesOf, async (ctx, call) => {
      const { params, body, pictures } = call;
      const command = { id: params.id, sliceId: body.sliceId, note: body.note, pictures };
      const order = await createComplaint(ctx, command, settings());
      return presentWithdrawal(await wholeOrder(ctx, order, settings()));
    }),
    moneyRoute(endpoints.choosePayout, async (ctx, { params: { id }, body }) => {
      const order = await choosePayout(ctx, { id, choice: body.choice }, settings());
      return presentWithdrawal(await wholeOrder(ctx, order, settings()));
    }),
    ownRoute(endpoints.readProof, async (scope, { params }) => {
      const proof = await scope.transaction((ctx) => readProof(ctx, params.id));
      return presentProof(proof, scope.ctx.actor.id);
    }),
  ];
}
