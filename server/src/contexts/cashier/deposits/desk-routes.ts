import type { DepositId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { CashierRules } from '../rules.ts';
import { namesFor } from './present-deposits.ts';
import {
  presentChannels,
  presentDepositQueue,
  presentReviewedDeposit,
} from './present-deposits-desk.ts';
import { changeChannel } from './use-cases/change-channel.ts';
import { chargeBack } from './use-cases/charge-back.ts';
import { claimDeposit } from './use-cases/claim-deposit.ts';
import { confirmDeposit } from './use-cases/confirm-deposit.ts';
import { creditDeposit } from './use-cases/credit-deposit.ts';
import { endRefund } from './use-cases/end-refund.ts';
import { listDepositQueue } from './use-cases/list-deposit-queue.ts';
import { readChannels } from './use-cases/read-channels.ts';
import { readQueuedDeposit } from './use-cases/read-queued-deposit.ts';
import { refundDeposit } from './use-cases/refund-deposit.ts';
import { refuseDeposit } from './use-cases/refuse-deposit.ts';

const linesPerPage = 20;

export function depositDeskRoutes(rules: CashierRules): readonly Route[] {
  return [...readRoutes(rules), ...decisionRoutes(rules), ...moneyDecisionRoutes(rules)];
}

/** One order as it is now, for whoever looks or has decided. */
function viewOf({ settings }: CashierRules) {
  return async (ctx: Ctx<OperatorActor>, id: DepositId) =>
    presentReviewedDeposit(await readQueuedDeposit(ctx, id), {
      viewer: ctx,
      nameOf: namesFor(ctx, settings().deposit),
    });
}

function readRoutes(rules: CashierRules): readonly Route[] {
  const { settings } = rules;
  const shown = viewOf(rules);
  const channels = async (ctx: Ctx<OperatorActor>) =>
    presentChannels(await readChannels(ctx, settings()), {
      currency: ctx.site.currency,
      nameOf: namesFor(ctx, settings().deposit),
      languages: ctx.site.languages,
    });
  return [
    route(endpoints.listDepositQueue, async (ctx, { query }) => {
      const { view = 'to_do', memberId, cursor, limit = linesPerPage } = query;
      const queue = await listDepositQueue(ctx, { view, memberId, cursor, limit });
      return presentDepositQueue(queue, namesFor(ctx, settings().deposit));
    }),
    route(endpoints.readQueuedDeposit, (ctx, { params }) => shown(ctx, params.id)),
    route(endpoints.readDepositChannels, channels),
    route(endpoints.changeDepositChannel, async (ctx, { params: { code }, body }) => {
      await changeChannel(ctx, { code, ...body }, settings());
      return channels(ctx);
    }),
  ];
}

function decisionRoutes(rules: CashierRules): readonly Route[] {
  const { settings } = rules;
  const shown = viewOf(rules);
  return [
    route(endpoints.claimDeposit, async (ctx, { params: { id } }) => {
      await claimDeposit(ctx, id);
      return shown(ctx, id);
    }),
    route(endpoints.refuseDeposit, async (ctx, { params: { id }, body }) => {
      await refuseDeposit(ctx, { id, ...body });
      return shown(ctx, id);
    }),
    route(endpoints.refundDeposit, async (ctx, { params: { id }, body }) => {
      await refundDeposit(ctx, { id, ...body }, settings());
      return shown(ctx, id);
    }),
  ];
}

function moneyDecisionRoutes(rules: CashierRules): readonly Route[] {
  const shown = viewOf(rules);
  return [
    moneyRoute(endpoints.confirmDeposit, async (ctx, { params: { id }, body }) => {
      await confirmDeposit(ctx, { id, ...body }, rules);
      return shown(ctx, id);
    }),
    moneyRoute(endpoints.creditDeposit, async (ctx, { params: { id }, body }) => {
      await creditDeposit(ctx, { id, ...body }, rules);
      return shown(ctx, id);
    }),
    moneyRoute(endpoints.chargeBackDeposit, async (ctx, { params: { id }, body }) => {
      await chargeBack(ctx, { id, ...body }, rules);
      return shown(ctx, id);
    }),
    moneyRoute(endpoints.endRefund, async (ctx, { params: { id }, body }) => {
      await endRefund(ctx, { id, ...body });
      return shown(ctx, id);
    }),
  ];
}
