import { receiptReminders } from '@portal/commission';
import type { SliceId, WithdrawalId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { hasOpenComplaint } from '../../complaints/store-complaints.ts';
import { tellPeerDispute } from '../../peers/end-peer.ts';
import { postponePeers } from '../../peers/store-peers.ts';
import { selectProofIds } from '../../proofs/store-proofs.ts';
import type { CashierRules } from '../../rules.ts';
import { afterConfirming } from '../after-confirming.ts';
import { disputeHours } from '../answer-disputed.ts';
import { moveOrder } from '../move-order.ts';
import { confirmSlice } from '../payments.ts';
import { silenceEnd } from '../silence.ts';
import {
  findReceiptHold,
  freeReceipts,
  holdReceipts,
  postponeOrders,
  postponeSlices,
} from '../store-receipt-hold.ts';
import {
  disputeSlice,
  remindSlice,
  selectDueSlices,
  selectSlices,
  type SliceRow,
} from '../store-slices.ts';
import { lockOrder, type Order } from '../store-withdrawals.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A payment waits for its member's answer; the first or the second time. */
    'cashier.receipt_reminder': {
      readonly withdrawalId: string;
      readonly memberId: string;
      readonly reminder: number;
      readonly confirmBy: string;
    };
  }
}

const atOnce = 200;
const minuteSeconds = 60;

/**
 * Counts as received what nobody has answered in time, once; above the ceiling and without a
 * proof a person looks instead. Reminds at half the time and ten minutes before (R116). While
 * the site is closed nobody can answer: nothing is counted, and the timers go on by that time.
 */
export async function closeReceipts(
  ctx: Ctx,
  rules: CashierRules,
  isClosed: boolean,
): Promise<void> {
  if (isClosed) {
    await holdReceipts(ctx.tx, { siteId: ctx.site.id, since: ctx.clock.now() });
    return;
  }
  await goOn(ctx);
  const now = ctx.clock.now();
  const [first, second] = receiptReminders(rules.settings().receipt.autoMinutes);
  const [firstTo, secondTo] = [later(now, first), later(now, second)];
  const query = { now, firstTo, secondTo, limit: atOnce };
  for (const { id, withdrawalId } of await selectDueSlices(ctx.tx, query)) {
    await tend(ctx, { id, withdrawalId }, rules);
  }
}

function later(now: Temporal.Instant, minutes: number): Temporal.Instant {
  return now.add({ seconds: Math.round(minutes * minuteSeconds) });
}

/** Adds the time in which the site was closed to every timer that stood. */
async function goOn(ctx: Ctx): Promise<void> {
  const from = await findReceiptHold(ctx.tx, ctx.site.id);
  if (from !== null) {
    const pause = { from, to: ctx.clock.now() };
    await postponeSlices(ctx.tx, pause);
    await postponeOrders(ctx.tx, pause);
    await postponePeers(ctx.tx, pause);
    await freeReceipts(ctx.tx, ctx.site.id);
  }
}

async function tend(
  ctx: Ctx,
  due: { readonly id: SliceId; readonly withdrawalId: WithdrawalId },
  rules: CashierRules,
): Promise<void> {
  const order = await lockOrder(ctx.tx, due.withdrawalId);
  const slices = order === undefined ? [] : await selectSlices(ctx.tx, order.id);
  const row = slices.find(({ id }) => id === due.id);
  // Its member may have answered between the look and the lock.
  if (order === undefined || row?.state !== 'CLAIMED' || row.confirmBy === null) {
    return;
  }
  const leftMinutes = row.confirmBy.since(ctx.clock.now()).total('minutes');
  if (leftMinutes <= 0) {
    await closeOne(ctx, { order, row, rules });
    return;
  }
  await remind(ctx, { order, row, leftMinutes, autoMinutes: rules.settings().receipt.autoMinutes });
}

async function closeOne(
  ctx: Ctx,
  due: {
    readonly order: Order;
    readonly row: SliceRow;
    readonly rules: CashierRules;
  },
): Promise<void> {
  const { order, row, rules } = due;
  const settings = rules.settings();
  const { amountMinor, payer } = row;
  const hasPicture = (await selectProofIds(ctx.tx, [row.id])).length > 0;
  const isLookedInto = await hasOpenComplaint(ctx.tx, order.id);
  const { receipt } = settings;
  if ((await silenceEnd(ctx, row, { hasPicture, isLookedInto, receipt })) === 'person') {
    await disputeSlice(ctx.tx, { id: row.id, claimedMinor: null, note: null });
    const dueAt = ctx.clock.now().add({ hours: disputeHours });
    await tellPeerDispute(ctx, row, dueAt);
    const unanswered = { reason: 'receipt_unanswered', dueAt, aboutMinor: amountMinor };
    await moveOrder(ctx, order, { to: 'DISPUTED', ...unanswered });
    return;
  }
  const slice = { row, state: 'AUTO_CONFIRMED', amountMinor, rules } as const;
  const progress = await confirmSlice(ctx, order, slice);
  const done = { order, progress, payer, settings, reason: 'auto_received' };
  await afterConfirming(ctx, { ...done, aboutMinor: amountMinor });
}

/** One at a time, so that both are sent however short the time is. */
async function remind(
  ctx: Ctx,
  due: {
    readonly order: Order;
    readonly row: SliceRow;
    readonly leftMinutes: number;
    readonly autoMinutes: number;
  },
): Promise<void> {
  const { order, row, leftMinutes, autoMinutes } = due;
  const passed = receiptReminders(autoMinutes).filter((minutes) => leftMinutes <= minutes).length;
  if (passed <= row.reminders || row.confirmBy === null) {
    return;
  }
  const reminders = row.reminders + 1;
  await remindSlice(ctx.tx, { id: row.id, reminders });
  const { id: withdrawalId, memberId } = order;
  const confirmBy = String(row.confirmBy);
  await emit(ctx, {
    name: 'cashier.receipt_reminder',
    payload: { withdrawalId, memberId, reminder: reminders, confirmBy },
  });
}
