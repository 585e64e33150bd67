import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { tagsOf } from '../../members/index.ts';
import { mayPayPeers } from '../peers/may-pay-peers.ts';
import { peers } from '../peers/peers.ts';
import type { CashierRules } from '../rules.ts';
import { type ChannelAudience, everyChannel, isOffered, type OfferedChannel } from './channels.ts';
import { sharedByWeight } from './shared-by-weight.ts';

/** The channels that are open and that this member may use, in the order of the desk. */
export async function channelsFor(
  ctx: Ctx<MemberActor>,
  rules: CashierRules,
): Promise<readonly OfferedChannel[]> {
  const settings = rules.settings();
  const open = (await everyChannel(ctx, settings.deposit)).filter(isOffered);
  const isMeant = await audienceCheck(ctx, open, rules);
  const isToPeer = ({ provider }: OfferedChannel) => provider === peers;
  const mayPay = open.some(isToPeer) && (await mayPayPeers(ctx, ctx.actor.id, settings.peers));
  const seen = open.filter(
    (channel) => isMeant(channel.audience) && (mayPay || !isToPeer(channel)),
  );
  return sharedByWeight(ctx, seen);
}

/** Rank and tags are looked up only where a channel asks for them. */
async function audienceCheck(
  ctx: Ctx<MemberActor>,
  channels: readonly OfferedChannel[],
  { ports }: CashierRules,
): Promise<(audience: ChannelAudience) => boolean> {
  const { id } = ctx.actor;
  const asksRank = channels.some(
    ({ audience: { leastRank, mostRank } }) => leastRank !== null || mostRank !== null,
  );
  const asksTags = channels.some(({ audience }) => audience.tags.length > 0);
  const rank = asksRank ? await ports.rankOf(ctx, id) : 0;
  const own = asksTags ? ((await tagsOf(ctx, [id])).get(id) ?? []) : [];
  return ({ leastRank, mostRank, tags }) =>
    rank >= (leastRank ?? rank) &&
    rank <= (mostRank ?? rank) &&
    (tags.length === 0 || tags.some((tag) => own.includes(tag)));
}
