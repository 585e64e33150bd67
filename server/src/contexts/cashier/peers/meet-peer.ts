import { currency, formatAmount } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Channel, PeerSettings } from '../settings.ts';
import { lockPeerFor, peersOf } from './find-peer.ts';
import { peers } from './peers.ts';
import type { WaitingPeer } from './store-peers.ts';

/**
 * Whom a deposit of this amount pays, locked; undefined in channels that pay no member. Refusals in
 * order: `deposit_channel_closed` where nobody waits, `deposit_amount` outside of what one payment
 * may be, or where nobody waits for such an amount.
 */
export async function meetPeer(
  ctx: Ctx<MemberActor>,
  wish: {
    readonly channel: Pick<Channel, 'provider' | 'kind'>;
    readonly amountMinor: bigint;
    readonly settings: PeerSettings;
  },
): Promise<WaitingPeer | undefined> {
  const { channel, amountMinor, settings } = wish;
  if (channel.provider !== peers) {
    return undefined;
  }
  const waiting = await peersOf(ctx, channel.kind);
  const mostMinor = mostOf(waiting, settings);
  if (mostMinor < settings.leastMinor) {
    throw new Refusal('deposit_channel_closed');
  }
  const isWithin = amountMinor >= settings.leastMinor && amountMinor <= mostMinor;
  const peer = isWithin ? await lockPeerFor(ctx, waiting, { amountMinor, settings }) : undefined;
  if (peer === undefined) {
    const unit = currency(ctx.site.currency);
    const [least, most] = [settings.leastMinor, mostMinor].map((minor) =>
      formatAmount(minor, unit),
    );
    throw new Refusal('deposit_amount', { least, most });
  }
  return peer;
}

/** The most that one payment to somebody who waits may be. */
export function mostOf(orders: readonly WaitingPeer[], { mostMinor }: PeerSettings): bigint {
  return orders.reduce((sum, { unassignedMinor }) => {
    const payable = unassignedMinor < mostMinor ? unassignedMinor : mostMinor;
    return payable > sum ? payable : sum;
  }, 0n);
}
