import { noPeer } from '@portal/commission';
import type { DepositId, WithdrawalId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { uncountDeposit } from '../../deposits/count-deposit.ts';
import { moveDepositTo } from '../../deposits/move-deposit.ts';
import type { CashierSettings, PeerSettings } from '../../settings.ts';
import { moveOrder, noteStep } from '../../withdrawals/move-order.ts';
import { lockOrder } from '../../withdrawals/store-withdrawals.ts';
import { isForPeers } from '../is-for-peers.ts';
import { lockPeerPayment } from '../lock-peer-payment.ts';
import { releasePeer } from '../release-peer.ts';
import { tellPayer } from '../tell-payer.ts';
import {
  markPeerReminded,
  selectPeersToEnd,
  selectPeersToRemind,
  selectToMatch,
  selectUnmatched,
} from '../store-peers.ts';

const atOnce = 100;
const remindBeforeMinutes = 5;

/**
 * Ends payments between members that were not made in time, reminds of those that are due soon, and
 * asks the members of orders for which nobody was found. Puts approved orders among those that
 * others may pay where the site has it so (agents-loyalty-money.md E6). While the site is closed
 * nobody can pay, so nothing runs out.
 */
export async function tendPeers(
  ctx: Ctx,
  settings: CashierSettings,
  isClosed: boolean,
): Promise<void> {
  if (isClosed) {
    return;
  }
  const { peers } = settings;
  const now = ctx.clock.now();
  for (const id of await selectPeersToEnd(ctx.tx, { now, limit: atOnce })) {
    await endUnpaid(ctx, id, peers);
  }
  await remind(ctx, now);
  const query = { siteId: ctx.site.id, now, limit: atOnce };
  for (const id of await selectUnmatched(ctx.tx, query)) {
    await askMember(ctx, id, peers);
  }
  if (peers.isOn) {
    await putAllAmong(ctx, now, peers);
  }
}

/** Page by page: old ones that are for nobody stay approved, and must not hide those behind. */
async function putAllAmong(ctx: Ctx, now: Temporal.Instant, settings: PeerSettings): Promise<void> {
  let afterId = '';
  let isMore = true;
  while (isMore) {
    const query = { siteId: ctx.site.id, now, afterId, limit: atOnce };
    const page = await selectToMatch(ctx.tx, query);
    for (const row of page) {
      if (await isForPeers(ctx, row, settings)) {
        await putAmong(ctx, row.id, settings);
      }
    }
    afterId = page.at(-1)?.id ?? afterId;
    isMore = page.length === atOnce;
  }
}

async function endUnpaid(ctx: Ctx, id: DepositId, settings: PeerSettings): Promise<void> {
  const payment = await lockPeerPayment(ctx, id);
  // It may have been paid, or taken back, between the look and the lock.
  if (payment?.slice.state === 'ASSIGNED') {
    const freed = await uncountDeposit(ctx, payment.deposit);
    await moveDepositTo(ctx, freed, { to: 'EXPIRED', reason: 'time_over' });
    await releasePeer(ctx, payment, { reason: 'time_over', settings });
  }
}

async function remind(ctx: Ctx, now: Temporal.Instant): Promise<void> {
  const to = now.add({ minutes: remindBeforeMinutes });
  for (const row of await selectPeersToRemind(ctx.tx, { now, to, limit: atOnce })) {
    await markPeerReminded(ctx.tx, row.id);
    const { depositId: id, memberId, amountMinor, currency } = row;
    await tellPayer(ctx, { id, memberId, amountMinor, currency }, 'pay_reminder');
  }
}

/** It still waits for somebody; from here on its member may say otherwise. */
async function askMember(ctx: Ctx, id: WithdrawalId, settings: PeerSettings): Promise<void> {
  const order = await lockOrder(ctx.tx, id);
  if (order?.state === 'MATCHING' && order.reason !== noPeer) {
    const dueAt = ctx.clock.now().add({ minutes: settings.matchMinutes });
    await noteStep(ctx, order, { reason: noPeer, dueAt });
  }
}

async function putAmong(ctx: Ctx, id: WithdrawalId, settings: PeerSettings): Promise<void> {
  const order = await lockOrder(ctx.tx, id);
  if (order?.state === 'APPROVED') {
    const dueAt = ctx.clock.now().add({ minutes: settings.matchMinutes });
    await moveOrder(ctx, order, { to: 'MATCHING', reason: 'peer_wanted', dueAt });
  }
}
