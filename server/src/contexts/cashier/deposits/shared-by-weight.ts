import { hash } from 'node:crypto';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { peers } from '../peers/peers.ts';
import type { OfferedChannel } from './channels.ts';

type Weighed = Pick<OfferedChannel, 'code' | 'kind' | 'provider' | 'weight'>;

/**
 * Of channels of one kind with a weight a member sees one, the same for a day of the site, so that
 * they share the members as their weights are to each other (agents-loyalty-money.md E1). Those
 * without a weight, and those to other members, are seen by all.
 */
export function sharedByWeight<Channel extends Weighed>(
  ctx: Pick<Ctx<MemberActor>, 'actor' | 'site' | 'clock'>,
  channels: readonly Channel[],
): readonly Channel[] {
  const weighed = channels.filter((channel) => weightOf(channel) > 0);
  const chosen = new Set<Channel>();
  for (const [kind, group] of Map.groupBy(weighed, (channel) => channel.kind)) {
    const drawn = draw(group, `${ctx.actor.id} ${String(siteDate(ctx))} ${kind}`);
    if (drawn !== undefined) {
      chosen.add(drawn);
    }
  }
  return channels.filter((channel) => weightOf(channel) === 0 || chosen.has(channel));
}

function weightOf({ weight = 0, provider }: Weighed): number {
  return provider === peers ? 0 : weight;
}

/** By code, so that another order at the desk draws nobody anew. */
function draw<Channel extends Weighed>(
  group: readonly Channel[],
  seed: string,
): Channel | undefined {
  const total = group.reduce((sum, channel) => sum + weightOf(channel), 0);
  const place = hash('sha256', seed, 'buffer').readUInt32BE(0) % total;
  let reached = 0;
  for (const channel of group.toSorted((left, right) => (left.code < right.code ? -1 : 1))) {
    reached += weightOf(channel);
    if (place < reached) {
      return channel;
    }
  }
  return undefined;
}
