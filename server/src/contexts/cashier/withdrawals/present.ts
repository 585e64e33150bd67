import { isPayoutChosen, nextActor } from '@portal/commission';
import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { shownAuthor } from '../author-of.ts';
import { complainUntil, proofsOf } from '../complaints/complaint-window.ts';
import { peers } from '../peers/peers.ts';
import {
  type CountedBet,
  type CountedBetPage,
  leftOf,
  type PlayNames,
  type Requirement,
} from './requirements.ts';
import { progressOf } from './payments.ts';
import type { SliceRow } from './store-slices.ts';
import type { Order, StepRow } from './store-withdrawals.ts';
import type { WithdrawalPage } from './use-cases/list-withdrawals.ts';
import type { WithdrawalTerms } from './use-cases/read-terms.ts';
import type { WholeOrder } from './whole.ts';

type Shown = ReplyOf<Endpoints['readWithdrawal']>;
type ShownSlice = Shown['slices'][number];
type Line = ReplyOf<Endpoints['listWithdrawals']>['content'][number];

export function amountIn(order: Pick<Order, 'currency'>) {
  const unit = currency(order.currency);
  return (minor: bigint) => formatAmount(minor, unit);
}

/** What list and page have in common. */
export function presentLine(reviewed: WholeOrder): Line {
  const { order, account, slices } = reviewed;
  const amount = amountIn(order);
  const progress = progressOf(order, slices);
  const { kind, institution, holder, lastDigits } = account;
  return {
    id: order.id,
    reference: order.reference,
    state: order.state,
    amount: amount(order.amountMinor),
    fee: amount(order.feeMinor),
    payout: amount(order.amountMinor - order.feeMinor),
    received: amount(progress.receivedMinor - cameBackMinor(slices)),
    remaining: amount(progress.remainingMinor),
    currency: order.currency,
    account: { kind, institution, holder, lastDigits },
    requestedAt: String(order.requestedAt),
    ...presentNext(reviewed),
    note: order.note,
    isChosen: isPayoutChosen(order),
  };
}

/** What had been received and the bank sent back: it is with the member no more. */
export function cameBackMinor(slices: readonly SliceRow[]): bigint {
  return slices
    .filter(({ state, returnedAt }) => state !== 'RELEASED' && returnedAt !== null)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

/** Who acts next, since when, by when, and why; of a complaint after the end, the house. */
function presentNext({ order, slices, held, complaints }: WholeOrder) {
  const complaint = complaints.find(({ state }) => state === 'OPEN');
  if (complaint !== undefined && order.closedAt !== null) {
    const { madeAt, dueAt } = complaint;
    const [since, reason] = [String(madeAt), 'complaint_made'];
    return { nextActor: 'house' as const, since, dueAt: String(dueAt), reason };
  }
  const actor = nextActor(order.state, {
    slices,
    hold: held?.reason,
    isPeerPaying: slices.some((row) => row.state === 'ASSIGNED' && row.payer === peers),
    isChosen: isPayoutChosen(order),
  });
  // Mostly nobody can say when what holds it ends.
  const dueAt = held === undefined ? order.dueAt : held.until;
  return {
    nextActor: actor ?? null,
    since: String(held?.since ?? order.stateAt),
    dueAt: dueAt === null || dueAt === undefined ? null : String(dueAt),
    reason: held?.reason ?? order.reason,
  };
}

export function presentWithdrawal(reviewed: WholeOrder): Shown {
  return {
    ...presentLine(reviewed),
    steps: reviewed.steps.map((step) => presentStep(step, reviewed.order.memberId)),
    slices: reviewed.slices.map((row) => presentSlice(reviewed, row)),
    proofIds: proofIdsOf(reviewed, reviewed.order.id),
  };
}

export function proofIdsOf({ proofs }: WholeOrder, subjectId: string): Shown['proofIds'] {
  return [...(proofs.get(subjectId) ?? [])];
}

export function presentStep(step: StepRow, memberId: string): Shown['steps'][number] {
  const { reason, note } = step;
  const by = shownAuthor(step, memberId);
  return { state: step.state, at: String(step.at), by, reason, note };
}

export function presentSlice(reviewed: WholeOrder, row: SliceRow): Shown['slices'][number] {
  const amount = amountIn(row);
  return {
    id: row.id,
    amount: amount(row.amountMinor),
    state: row.state,
    isFromPeer: row.payer === peers,
    bankReference: row.bankReference,
    sentAt: row.sentAt === null ? null : String(row.sentAt),
    confirmBy: row.confirmBy === null ? null : String(row.confirmBy),
    silence: reviewed.silence.get(row.id) ?? null,
    claimedAmount: row.claimedMinor === null ? null : amount(row.claimedMinor),
    note: row.note,
    returnedAt: row.returnedAt === null ? null : String(row.returnedAt),
    complainBy: complainByOf(reviewed, row),
    complaint: presentComplaint(reviewed, row),
    proofIds: proofIdsOf(reviewed, row.id),
  };
}

function complaintOf({ complaints }: WholeOrder, row: SliceRow) {
  return complaints.find(({ id }) => id === row.id);
}

function complainByOf(reviewed: WholeOrder, row: SliceRow): string | null {
  const until = complaintOf(reviewed, row) === undefined ? complainUntil(row) : undefined;
  return until === undefined ? null : String(until);
}

function presentComplaint(reviewed: WholeOrder, row: SliceRow): ShownSlice['complaint'] {
  const complaint = complaintOf(reviewed, row);
  if (complaint === undefined) {
    return null;
  }
  const { state, note, madeAt, dueAt, decidedAt, refusal } = complaint;
  return {
    state,
    note,
    madeAt: String(madeAt),
    dueAt: String(dueAt),
    decidedAt: decidedAt === null ? null : String(decidedAt),
    refusal,
    proofIds: proofIdsOf(reviewed, proofsOf(row.id)),
  };
}

export function presentWithdrawals(page: WithdrawalPage): ReplyOf<Endpoints['listWithdrawals']> {
  return { content: page.orders.map(presentLine), nextCursor: page.nextCursor ?? null };
}

export function presentTerms(
  terms: WithdrawalTerms,
  names: PlayNames,
  code: string,
): ReplyOf<Endpoints['readWithdrawalTerms']> {
  const amount = amountIn({ currency: code });
  const { withdrawal, receipt } = terms.settings;
  const { fee } = withdrawal;
  return {
    currency: code,
    available: amount(terms.availableMinor),
    least: amount(withdrawal.leastMinor),
    most: amount(withdrawal.mostMinor),
    leftToday: amount(terms.leftToday.amountMinor),
    leftCount: terms.leftToday.count,
    fee: {
      fixed: amount(fee.fixedMinor),
      partsPerMillion: fee.partsPerMillion,
      least: amount(fee.leastMinor),
      most: fee.mostMinor === undefined ? null : amount(fee.mostMinor),
    },
    promisedMinutes: withdrawal.promisedMinutes,
    unreviewedMost: amount(withdrawal.autoMostMinor),
    reviewedAccountIds: [...terms.reviewedAccountIds],
    reviewHours: withdrawal.reviewHours,
    autoReceiptMinutes: receipt.autoMinutes,
    requirements: terms.requirements.map((row) => presentRequirement(row, { names, amount })),
    allowsCancel: terms.allowsCancel,
    openWithdrawalId: terms.open?.order.id ?? null,
    openNextActor: terms.open === undefined ? null : presentNext(terms.open).nextActor,
    heldUntil: terms.heldUntil === undefined ? null : String(terms.heldUntil),
  };
}

interface Shape {
  readonly names: PlayNames;
  readonly amount: (minor: bigint) => string;
}

function presentRequirement(requirement: Requirement, shape: Shape) {
  const { reference, kind, multiple, openedAt, lastBets } = requirement;
  const { names, amount } = shape;
  const title = names.titleOf(reference);
  return {
    reference,
    kind,
    ...(title !== undefined && { title }),
    money: amount(requirement.amountMinor),
    multiple,
    required: amount(requirement.requiredMinor),
    done: amount(requirement.doneMinor),
    left: amount(leftOf(requirement)),
    openedAt: String(openedAt),
    lastBets: lastBets.map((bet) => presentCounted(bet, shape)),
  };
}

export function presentCountedBets(
  { bets, nextCursor }: CountedBetPage,
  names: PlayNames,
  code: string,
): ReplyOf<Endpoints['listCountedBets']> {
  const amount = (minor: bigint) => formatAmount(minor, currency(code));
  return {
    content: bets.map((bet) => presentCounted(bet, { names, amount })),
    nextCursor: nextCursor ?? null,
  };
}

function presentCounted(bet: CountedBet, { names, amount }: Shape) {
  const { betId, category, playedMinor, countedMinor, at } = bet;
  const game = names.gameOf(bet);
  const figures = { played: amount(playedMinor), counted: amount(countedMinor) };
  return { betId, category, game, ...figures, at: String(at) };
}
