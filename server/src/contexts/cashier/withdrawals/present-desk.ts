import { withdrawalMoves } from '@portal/commission';
import { type Endpoints, type ReplyOf, abilitiesOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { presentAccount } from '../accounts/present-accounts.ts';
import { isClaimedByOther } from '../claimed.ts';
import type { Payout } from '../payouts/store-payouts.ts';
import { amountIn, presentLine, presentSlice, presentStep, proofIdsOf } from './present.ts';
import { payable } from './payable.ts';
import { presentAsker } from './present-asker.ts';
import { isBetweenMembers } from './reject.ts';
import { mayComeBack } from './take-return.ts';
import type { QueuedOrder, WithdrawalQueue } from './use-cases/list-queue.ts';
import type { ReviewedOrder } from './use-cases/read-queued.ts';

type Queue = ReplyOf<Endpoints['listWithdrawalQueue']>;
type Reviewed = ReplyOf<Endpoints['readQueuedWithdrawal']>;
type Viewer = Pick<Ctx<OperatorActor>, 'actor' | 'clock'>;

export function presentQueue(queue: WithdrawalQueue): Queue {
  return {
    content: queue.orders.map(presentRow),
    nextCursor: queue.nextCursor ?? null,
    counts: queue.counts,
  };
}

function presentRow(queued: QueuedOrder): Queue['content'][number] {
  const { order, memberName } = queued;
  const { claimedBy, claimedByName, claimedUntil } = order;
  return {
    ...presentLine(queued),
    memberId: order.memberId,
    memberName,
    risk: order.risk,
    riskReasons: [...order.riskReasons],
    claimedBy: claimedBy === null ? null : { id: claimedBy, name: claimedByName ?? claimedBy },
    claimedUntil: claimedUntil === null ? null : String(claimedUntil),
    approvalId: order.approvalId,
  };
}

export function presentReviewed(reviewed: ReviewedOrder, viewer: Viewer): Reviewed {
  const { order, figures, account, number } = reviewed;
  const amount = amountIn(order);
  const abilities = abilitiesOn(reviewed, viewer);
  return {
    ...presentRow(reviewed),
    steps: reviewed.steps.map((step) => ({
      ...presentStep(step, reviewed.order.memberId),
      author: (step.byId === null ? undefined : reviewed.authors.get(step.byId)) ?? null,
    })),
    asker: presentAsker(reviewed.asker, amount),
    slices: reviewed.slices.map((row) => presentSlice(reviewed, row)),
    proofIds: proofIdsOf(reviewed, order.id),
    payoutAccount: presentAccount(account),
    payouts: reviewed.payouts.map((payout) => ({
      ...presentPayout(payout),
      told: toldBy(reviewed, payout),
    })),
    peers: reviewed.peers.map(({ id: sliceId, signs, ...peer }) => ({
      sliceId,
      ...peer,
      signs: [...signs],
    })),
    providers: reviewed.providers.map(({ code, name }) => ({ code, name })),
    accountNumber: abilities.includes('pay') ? number : null,
    isCancellable: reviewed.isCancellable,
    isRulingOfOthers: order.state === 'DISPUTED' && reviewed.isSide,
    evidenceUntil: reviewed.evidenceUntil === undefined ? null : String(reviewed.evidenceUntil),
    figures: {
      balance: amount(figures.balanceMinor),
      withdrawn30Days: amount(figures.withdrawnMinor),
      played30Days: amount(figures.playedMinor),
      withdrawalsBefore: figures.before,
    },
    abilities,
  };
}

type ShownPayout = Reviewed['payouts'][number];

function toldBy({ order, told }: ReviewedOrder, { sliceId }: Payout): ShownPayout['told'] {
  const amount = amountIn(order);
  return (told.get(sliceId) ?? []).map(({ transaction, amountMinor }) => {
    return { transaction, amount: amountMinor === null ? null : amount(amountMinor) };
  });
}

function presentPayout(payout: Payout): Omit<ShownPayout, 'told'> {
  const { sliceId, provider, reference, state, failure, sentAt, askAt } = payout;
  return {
    sliceId,
    provider,
    reference,
    state,
    failure,
    sentAt: String(sentAt),
    askAt: askAt === null ? null : String(askAt),
  };
}

/** What this operator may do with this order now; the use cases say the same again. */
function abilitiesOn(
  reviewed: Pick<
    ReviewedOrder,
    | 'order'
    | 'slices'
    | 'told'
    | 'held'
    | 'complaints'
    | 'isApprover'
    | 'isSender'
    | 'isSide'
    | 'isConfirmer'
    | 'evidenceUntil'
    | 'providers'
  >,
  viewer: Viewer,
): Reviewed['abilities'] {
  const { order, isConfirmer } = reviewed;
  const held = abilitiesOf(viewer.actor.role);
  if (isClaimedByOther(order, viewer)) {
    return [];
  }
  const mayReturn =
    held.includes('cashier.decide') &&
    order.approvalId === null &&
    !reviewed.isSender &&
    reviewed.slices.some((row) => mayComeBack(viewer, row));
  const maySettle =
    held.includes('cashier.decide') && reviewed.complaints.some(({ state }) => state === 'OPEN');
  const back: Reviewed['abilities'] = [
    ...(maySettle && order.approvalId === null ? (['settle'] as const) : []),
    ...(mayReturn ? (['return'] as const) : []),
  ];
  if (order.closedAt !== null) {
    return [...(maySettle ? (['claim'] as const) : []), ...back];
  }
  const moves = withdrawalMoves[order.state];
  const isReviewed = order.state === 'REVIEW' || order.state === 'INFO_NEEDED';
  const isDisputed = order.state === 'DISPUTED';
  const waitsForSecond = order.approvalId !== null;
  const isEndableDispute = isDisputed && !waitsForSecond && !reviewed.isSide;
  const isRulable = isEndableDispute && reviewed.evidenceUntil === undefined;
  const isRejectable = isReviewed || isEndableDispute;
  const isEndable = reviewed.slices.some(
    ({ id, state }) => state === 'ASSIGNED' && (reviewed.told.get(id) ?? []).length > 0,
  );
  const decide: Reviewed['abilities'] = [
    'claim',
    ...(order.state === 'REVIEW' && !waitsForSecond ? (['approve'] as const) : []),
    ...(order.state === 'REVIEW' ? (['ask'] as const) : []),
    ...(isRejectable && !isBetweenMembers(reviewed.slices) ? (['reject'] as const) : []),
    ...(isRulable ? (['rule'] as const) : []),
    ...(isEndable && !waitsForSecond ? (['end'] as const) : []),
    ...(order.state === 'AWAIT_RECEIPT' ? (['pause'] as const) : []),
  ];
  const isUnderWay = reviewed.slices.some(({ state }) => state === 'ASSIGNED');
  const isPayable = !isUnderWay && payable.has(order.state);
  const isDecider = reviewed.isApprover || order.ruledBy.includes(viewer.actor.id);
  const mayPay = isPayable && !isConfirmer && !isDecider && reviewed.held === undefined;
  const pay: Reviewed['abilities'] = [
    ...(mayPay ? (['pay'] as const) : []),
    ...(mayPay && reviewed.providers.length > 0 ? (['send'] as const) : []),
    ...(!isUnderWay && moves.includes('FAILED') ? (['fail'] as const) : []),
  ];
  return [
    ...(held.includes('cashier.decide') ? decide : []),
    ...(held.includes('cashier.pay') ? pay : []),
    ...back,
  ];
}
