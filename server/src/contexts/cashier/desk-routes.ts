import type { WithdrawalId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { Route } from '../../platform/http/route.ts';
import { ownRoute, route } from '../../platform/http/route.ts';
import { moneyRoute } from '../wallet/index.ts';
import { settleComplaint } from './complaints/use-cases/settle-complaint.ts';
import { endPayout } from './payouts/use-cases/end-payout.ts';
import { sendPayout } from './payouts/use-cases/send-payout.ts';
import { picturedRoute } from './proofs/pictured-route.ts';
import { presentRules } from './present-rules.ts';
import { presentProof } from './proofs/present-proof.ts';
import { createProofLink } from './proofs/use-cases/create-proof-link.ts';
import { readLinkedProof } from './proofs/use-cases/read-linked-proof.ts';
import type { CashierRules } from './rules.ts';
import { presentQueue, presentReviewed } from './withdrawals/present-desk.ts';
import { approveWithdrawal } from './withdrawals/use-cases/approve-withdrawal.ts';
import { askAboutWithdrawal } from './withdrawals/use-cases/ask-about-withdrawal.ts';
import { claimWithdrawal } from './withdrawals/use-cases/claim-withdrawal.ts';
import { failWithdrawal } from './withdrawals/use-cases/fail-withdrawal.ts';
import { listQueue } from './withdrawals/use-cases/list-queue.ts';
import { pauseReceipt } from './withdrawals/use-cases/pause-receipt.ts';
import { payWithdrawal } from './withdrawals/use-cases/pay-withdrawal.ts';
import { readQueued } from './withdrawals/use-cases/read-queued.ts';
import { rejectWithdrawal } from './withdrawals/use-cases/reject-withdrawal.ts';
import { returnWithdrawal } from './withdrawals/use-cases/return-withdrawal.ts';
import { ruleWithdrawal } from './withdrawals/use-cases/rule-withdrawal.ts';

const linesPerPage = 20;

export function cashierDeskRoutes(rules: CashierRules): readonly Route[] {
  const shown = async (ctx: Ctx<OperatorActor>, id: WithdrawalId) =>
    presentReviewed(await readQueued(ctx, id, rules), ctx);
  return [
    ...readRoutes(rules),
    route(endpoints.readCashierRules, (ctx) =>
      Promise.resolve(presentRules(rules.settings(), ctx.site.currency)),
    ),
    route(endpoints.readQueuedWithdrawal, (ctx, { params }) => shown(ctx, params.id)),
    ...decisionRoutes(rules, shown),
  ];
}

type ShowReviewed = (
  ctx: Ctx<OperatorActor>,
  id: WithdrawalId,
) => Promise<ReturnType<typeof presentReviewed>>;

const readRoutes = ({ settings }: CashierRules): readonly Route[] => [
  route(endpoints.listWithdrawalQueue, async (ctx, { query }) => {
    const { view = 'review', memberId, cursor, limit = linesPerPage } = query;
    return presentQueue(await listQueue(ctx, { view, memberId, cursor, limit }, settings()));
  }),
  route(endpoints.createProofLink, (ctx, { params }) => createProofLink(ctx, params.id)),
  ownRoute(endpoints.readDeskProof, async (scope, { params }) => {
    const proof = await scope.transaction((ctx) => readLinkedProof(ctx, params.key));
    return presentProof(proof, scope.ctx.actor.id);
  }),
];

function decisionRoutes(rules: CashierRules, presenter: ShowReviewed): readonly Route[] {
  const { settings } = rules;
  return [
    route(endpoints.claimWithdrawal, async (ctx, { params: { id } }) => {
      await claimWithdrawal(ctx, id);
      return presenter(ctx, id);
    }),
    route(endpoints.askAboutWithdrawal, async (ctx, { params: { id }, body }) => {
      await askAboutWithdrawal(ctx, { id, ...body }, settings());
      return presenter(ctx, id);
    }),
    moneyRoute(endpoints.approveWithdrawal, async (ctx, { params: { id }, body }) => {
      await approveWithdrawal(ctx, { id, ...body }, settings());
      return presenter(ctx, id);
    }),
    route(endpoints.pauseReceipt, async (ctx, { params: { id }, body: { reason } }) => {
      await pauseReceipt(ctx, { id, reason });
      return presenter(ctx, id);
    }),
    moneyRoute(endpoints.rejectWithdrawal, async (ctx, { params: { id }, body }) => {
      await rejectWithdrawal(ctx, { id, ...body }, settings());
      return presenter(ctx, id);
    }),
    picturedRoute(
      endpoints.payWithdrawal,
      ({ body: { image } }) => (image === undefined ? [] : [image]),
      async (ctx, { params: { id }, body, pictures }) => {
        const { bankReference, reason } = body;
        await payWithdrawal(ctx, { id, bankReference, reason, pictures }, rules);
        return presenter(ctx, id);
      },
    ),
    moneyRoute(endpoints.sendWithdrawal, async (ctx, { params: { id }, body }) => {
      await sendPayout(ctx, { id, ...body }, settings());
      return presenter(ctx, id);
    }),
    moneyRoute(endpoints.endPayout, async (ctx, { params: { id }, body }) => {
      const { sliceId, end, transaction, amount, bankReference, reason } = body;
      const command = { id, sliceId, end, transaction, amount, bankReference, reason };
      await endPayout(ctx, command, rules);
      return presenter(ctx, id);
    }),
    moneyRoute(endpoints.failWithdrawal, async (ctx, { params: { id }, body }) => {
      await failWithdrawal(ctx, { id, ...body });
      return presenter(ctx, id);
    }),
    moneyRoute(endpoints.returnWithdrawal, async (ctx, { params: { id }, body }) => {
      await returnWithdrawal(ctx, { id, ...body }, settings());
      return presenter(ctx, id);
    }),
    moneyRoute(endpoints.ruleWithdrawal, async (ctx, { params: { id }, body }) => {
      const { ruling, amount, reason } = body;
      await ruleWithdrawal(ctx, { id, ruling, amount, reason }, rules);
      return presenter(ctx, id);
    }),
    moneyRoute(endpoints.settleComplaint, async (ctx, { params: { id }, body }) => {
      const { sliceId, decision, refusal, reason } = body;
      await settleComplaint(ctx, { id, sliceId, decision, refusal, reason }, settings());
      return presenter(ctx, id);
    }),
  ];
}
