import type { PeerSign } from '@portal/commission';
import {
  type DepositId,
  isIdOf,
  type MemberId,
  type SliceId,
  type WithdrawalId,
} from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readAccounts } from '../../../members/index.ts';
import { readOperatorNames } from '../../../operators/index.ts';
import { balanceOf, statementTotals } from '../../../wallet/index.ts';
import { openNumber } from '../../accounts/account-number.ts';
import { hasConfirmedDeposit } from '../../deposits/has-confirmed-deposit.ts';
import { type Told, toldOf } from '../../payouts/payout-to-end.ts';
import { type Payout, selectPayouts } from '../../payouts/store-payouts.ts';
import { selectPairs, selectPeerSlices } from '../../peers/store-peers.ts';
import { peerSignsOn } from '../../peers/watch-peer.ts';
import { payersOf } from '../../providers/payers.ts';
import type { StoredProvider } from '../../providers/store-providers.ts';
import type { CashierRules } from '../../rules.ts';
import { withWaitingApproval } from '../../waiting-approval.ts';
import { approversOf } from '../approvers.ts';
import { cancellable, isCallBackOpen } from '../call-back.ts';
import { evidenceUntil } from '../evidence-time.ts';
import { isSideOf } from '../refuse-ruling.ts';
import { type Asker, readAsker } from '../asker.ts';
import { cashOf } from '../hold.ts';
import { isSenderOf } from '../senders.ts';
import { readHistory, sumCompleted } from '../store-history.ts';
import { findOrder, type Order, type StepRow } from '../store-withdrawals.ts';
import { wholeOrder } from '../whole.ts';
import type { QueuedOrder } from './list-queue.ts';

/** Another member who pays a slice, how often both met in 30 days, and what is strange about it. */
export interface Peer {
  readonly id: SliceId;
  readonly depositId: DepositId;
  readonly memberId: MemberId;
  readonly memberName: string;
  readonly met: number;
  /** What its dealings with members show. */
  readonly signs: readonly PeerSign[];
}

export interface ReviewedOrder extends QueuedOrder {
  readonly number: string;
  readonly payouts: readonly Payout[];
  /** What their providers said and our books could not take. */
  readonly told: ReadonlyMap<SliceId, readonly Told[]>;
  /** Other members who pay it. */
  readonly peers: readonly Peer[];
  /** Who could pay it out; empty where nobody introduced itself. */
  readonly providers: readonly Pick<StoredProvider, 'code' | 'name'>[];
  /** The reader approved it, or asked for the second person, and so does not pay. */
  readonly isApprover: boolean;
  /** The reader sent a payment of it, and so does not say that it came back. */
  readonly isSender: boolean;
  /** The reader may be who approved or sent it, and so does not end a dispute about it. */
  readonly isSide: boolean;
  /** The reader confirmed a deposit of this member, and so does not pay. */
  readonly isConfirmer: boolean;
  readonly asker: Asker;
  /** The names of the operators who acted on it, by their ids. */
  readonly authors: ReadonlyMap<string, string>;
  /** Its member may still call it back. */
  readonly isCancellable: boolean;
  /** Until when nobody rules on its dispute. */
  readonly evidenceUntil: Temporal.Instant | undefined;
  readonly figures: {
    readonly balanceMinor: bigint;
    readonly withdrawnMinor: bigint;
    readonly playedMinor: bigint;
    readonly before: number;
  };
}

const figureHours = 30 * 24;

/** One order with what decides about it. Refuses with `not_found`. */
export async function readQueued(
  ctx: Ctx<OperatorActor>,
  id: WithdrawalId,
  { settings, ports }: CashierRules,
): Promise<ReviewedOrder> {
  const order = await findOrder(ctx.tx, id);
  if (order === undefined || order.siteId !== ctx.site.id) {
    throw new Refusal('not_found');
  }
  const whole = await wholeOrder(ctx, await withWaitingApproval(ctx, order), settings());
  const names = await readAccounts(ctx, [order.memberId]);
  const payouts = await selectPayouts(ctx.tx, order.id);
  return {
    ...whole,
    memberName: names.get(order.memberId) ?? order.memberId,
    number: openNumber(ctx, whole.account),
    payouts,
    told: await toldOf(ctx, payouts),
    peers: await peersOfOrder(ctx, order),
    providers: await payersOf(ctx),
    isApprover: (await approversOf(ctx, order)).includes(ctx.actor.id),
    isSender: await isSenderOf(ctx, order),
    isSide: await isSideOf(ctx, order),
    isConfirmer: await hasConfirmedDeposit(ctx, order.memberId),
    asker: await readAsker(ctx, order.memberId, ports),
    authors: await authorNames(ctx, whole.steps),
    isCancellable:
      cancellable.has(order.state) && (await isCallBackOpen(ctx, order.memberId, settings())),
    evidenceUntil: await evidenceUntil(ctx, order, whole.slices),
    figures: await figuresOf(ctx, order),
  };
}

function authorNames(ctx: Ctx, steps: readonly StepRow[]) {
  const ids = steps.flatMap(({ byKind, byId }) =>
    byKind === 'operator' && byId !== null ? [byId] : [],
  );
  return readOperatorNames(
    ctx,
    ids.filter((id) => isIdOf('opr', id)),
  );
}

async function peersOfOrder(ctx: Ctx, { id, memberId }: Order): Promise<readonly Peer[]> {
  const rows = await selectPeerSlices(ctx.tx, id);
  const otherIds = rows.map((row) => row.memberId);
  const names = await readAccounts(ctx, otherIds);
  const since = ctx.clock.now().subtract({ hours: figureHours });
  const pairs = await selectPairs(ctx.tx, { memberId, otherIds, since });
  const found: Peer[] = [];
  for (const row of rows) {
    found.push({
      ...row,
      memberName: names.get(row.memberId) ?? row.memberId,
      met: pairs.get(row.memberId) ?? 0,
      signs: await peerSignsOn(ctx, row.memberId),
    });
  }
  return found;
}

async function figuresOf(ctx: Ctx, { memberId }: Order): Promise<ReviewedOrder['figures']> {
  const purse = { account: cashOf(memberId), currency: ctx.site.currency };
  const since = ctx.clock.now().subtract({ hours: figureHours });
  const stakes = await statementTotals(ctx, { ...purse, type: 'stake', from: since });
  return {
    balanceMinor: (await balanceOf(ctx, purse)).balanceMinor,
    withdrawnMinor: await sumCompleted(ctx.tx, { memberId, since }),
    playedMinor: stakes.outMinor,
    before: (await readHistory(ctx.tx, memberId)).completed,
  };
}
