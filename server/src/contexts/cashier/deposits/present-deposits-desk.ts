import { depositMoves } from '@portal/commission';
import { abilitiesOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { isClaimedByOther } from '../claimed.ts';
import { peers } from '../peers/peers.ts';
import { byHand } from './channels.ts';
import {
  amountIn,
  type NameOf,
  presentChoice,
  presentDepositLine,
  presentDepositStep,
} from './present-deposits.ts';
import { isRefusable } from './refusable.ts';
import type { Deposit } from './store-deposits.ts';
import type { DepositQueue, QueuedDeposit } from './use-cases/list-deposit-queue.ts';
import { percentText } from './percent-text.ts';
import type { ChannelRow } from './use-cases/read-channels.ts';
import type { ReviewedDeposit } from './use-cases/read-queued-deposit.ts';

type Queue = ReplyOf<Endpoints['listDepositQueue']>;
type Reviewed = ReplyOf<Endpoints['readQueuedDeposit']>;
type Viewer = Pick<Ctx<OperatorActor>, 'actor' | 'clock' | 'site' | 'locale'>;

export function presentDepositQueue(queue: DepositQueue, nameOf: NameOf): Queue {
  return {
    content: queue.orders.map((queued) => presentRow(queued, nameOf)),
    nextCursor: queue.nextCursor ?? null,
    counts: queue.counts,
  };
}

function presentRow(queued: QueuedDeposit, nameOf: NameOf): Queue['content'][number] {
  const { order, memberName } = queued;
  const { claimedBy, claimedByName, claimedUntil } = order;
  return {
    ...presentDepositLine(order, nameOf),
    memberId: order.memberId,
    memberName,
    provider: order.provider,
    claimedBy: claimedBy === null ? null : { id: claimedBy, name: claimedByName ?? claimedBy },
    claimedUntil: claimedUntil === null ? null : String(claimedUntil),
    approvalId: order.approvalId,
  };
}

export function presentReviewedDeposit(
  reviewed: ReviewedDeposit,
  { viewer, nameOf }: { readonly viewer: Viewer; readonly nameOf: NameOf },
): Reviewed {
  const { order, figures, holder = null } = reviewed;
  const amount = amountIn(order);
  return {
    ...presentRow(reviewed, nameOf),
    payment: reviewed.payment,
    promotion: presentChoice(order, viewer),
    proofIds: [...reviewed.proofIds],
    steps: reviewed.steps.map((step) => presentDepositStep(step, reviewed.order.memberId)),
    holder,
    payerName: order.payerName,
    providerReference: order.providerReference,
    paidReference: order.paidReference,
    chargebackReference: order.chargebackReference,
    chargebackLoss: order.chargebackShortMinor === null ? null : amount(order.chargebackShortMinor),
    figures: {
      balance: amount(figures.balanceMinor),
      deposited30Days: amount(figures.depositedMinor),
      depositsBefore: figures.before,
    },
    abilities: abilitiesOn(order, viewer),
  };
}

/** What this operator may do with this order now; the use cases say the same again. */
function abilitiesOn(order: Deposit, viewer: Viewer): Reviewed['abilities'] {
  if (isClaimedByOther(order, viewer)) {
    return [];
  }
  const held = abilitiesOf(viewer.actor.role);
  const { state, closedAt } = order;
  const moves = depositMoves[state];
  const isOpen = closedAt === null;
  const arrives = moves.includes(isOpen ? 'PAID' : 'LATE');
  const mayConfirm = order.provider === byHand && order.approvalId === null && arrives;
  const decide: Reviewed['abilities'] = [
    ...(isOpen ? (['claim'] as const) : []),
    ...(mayConfirm ? (['confirm'] as const) : []),
    ...(isRefusable(order) ? (['refuse'] as const) : []),
    ...(isAside(order) ? (['credit'] as const) : []),
    ...(moves.includes('REFUNDING') ? (['refund'] as const) : []),
    ...(mayTakeBack(order) ? (['charge_back'] as const) : []),
  ];
  const maySend = state === 'REFUNDING' && order.refundDecidedBy !== viewer.actor.id;
  return [
    ...(held.includes('cashier.decide') ? decide : []),
    ...(held.includes('cashier.pay') && maySend ? (['end_refund'] as const) : []),
  ];
}

/** What came by hand through a bank is final, and what was paid to another member. */
function mayTakeBack({ state, provider, approvalId }: Deposit): boolean {
  const isFinal = provider === byHand || provider === peers;
  return depositMoves[state].includes('CHARGEBACK') && !isFinal && approvalId === null;
}

function isAside({ state, paidMinor, feeMinor }: Deposit): boolean {
  return (state === 'MISMATCH' || state === 'LATE') && paidMinor !== null && paidMinor > feeMinor;
}

export function presentChannels(
  rows: readonly ChannelRow[],
  reader: {
    readonly currency: string;
    readonly nameOf: NameOf;
    readonly languages: readonly { readonly code: string; readonly locale: string }[];
  },
): ReplyOf<Endpoints['readDepositChannels']> {
  const { currency, nameOf } = reader;
  const amount = amountIn({ currency });
  return {
    currency,
    languages: reader.languages.map(({ code, locale }) => ({ code, locale })),
    channels: rows.map((row) => ({
      code: row.code,
      kind: row.kind,
      name: nameOf(row.code),
      provider: row.provider,
      isReady: row.isReady,
      isServed: row.isServed,
      isInHours: row.isInHours,
      isOpen: row.isOpen,
      version: row.version,
      place: row.place,
      least: amount(row.leastMinor),
      most: amount(row.mostMinor),
      dailyMost: amount(row.dailyMinor),
      fee: {
        fixed: amount(row.fee.fixedMinor),
        percent: percentText(row.fee.partsPerMillion),
        least: amount(row.fee.leastMinor),
        most: row.fee.mostMinor === undefined ? null : amount(row.fee.mostMinor),
      },
      hours: row.hours ?? null,
      audience: { ...row.audience, tags: [...row.audience.tags] },
      minutes: row.minutes,
      fixed: row.fixedMinor.map(amount),
      weight: row.weight ?? null,
      notes: row.notes,
      openOrders: row.openOrders,
      credited24Hours: amount(row.creditedMinor),
    })),
  };
}
