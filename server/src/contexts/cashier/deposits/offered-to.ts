import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { mayPayPeers } from '../peers/may-pay-peers.ts';
import { peers } from '../peers/peers.ts';
import type { CashierSettings } from '../settings.ts';
import { isOffered, type OfferedChannel } from './channels.ts';

/** Whether a channel is open, and this member may use it. */
export async function isOfferedTo(
  ctx: Ctx<MemberActor>,
  channel: OfferedChannel,
  settings: CashierSettings,
): Promise<boolean> {
  const isToPeer = channel.provider === peers;
  return (
    isOffered(channel) && (!isToPeer || (await mayPayPeers(ctx, ctx.actor.id, settings.peers)))
  );
}
