import { peersClosedUntil } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import { dayStart } from '../../../platform/site-date.ts';
import type { Ctx } from '../../../platform/context.ts';
import { provenAt, unavailableAmong } from '../../limits/index.ts';
import type { PeerSettings } from '../settings.ts';
import { countPeerSlices, selectStrikes } from './store-peers.ts';

/** Strikes of longer ago close nothing any more. */
const rememberedDays = 30;

/**
 * Whether somebody may pay what others take out: proven by papers, neither on a break nor excluded,
 * not closed by payments that were promised and not made, and not too often in a day
 * (agents-loyalty-money.md E6). Whoever may not is not offered the way, and not told of it.
 */
export async function mayPayPeers(
  ctx: Ctx,
  memberId: MemberId,
  settings: PeerSettings,
): Promise<boolean> {
  if (!settings.isOn || !(await isFitForPeers(ctx, memberId))) {
    return false;
  }
  const now = ctx.clock.now();
  const since = now.subtract({ hours: rememberedDays * 24 });
  const strikes = await selectStrikes(ctx.tx, { memberId, since });
  const closedUntil = peersClosedUntil(
    strikes.map((at) => at.epochMilliseconds),
    settings,
  );
  if (closedUntil !== undefined && closedUntil > now.epochMilliseconds) {
    return false;
  }
  return (await countPeerSlices(ctx.tx, { memberId, since: dayStart(ctx) })) < settings.dailyCount;
}

/** Both sides are: who is not proven or has a break meets nobody here. */
export async function isFitForPeers(ctx: Ctx, memberId: MemberId): Promise<boolean> {
  return (
    (await provenAt(ctx, memberId)) !== null &&
    !(await unavailableAmong(ctx, [memberId])).has(memberId)
  );
}
