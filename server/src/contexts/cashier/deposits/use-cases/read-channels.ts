import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import type { CashierSettings } from '../../settings.ts';
import { everyChannel, type OfferedChannel } from '../channels.ts';
import { selectChannelFigures } from '../store-channels.ts';

export type ChannelRow = OfferedChannel & {
  readonly openOrders: number;
  readonly creditedMinor: bigint;
};

const figureHours = 24;

/** All channels with what waits in them and what came through them in a day. */
export async function readChannels(
  ctx: Ctx<OperatorActor>,
  settings: CashierSettings,
): Promise<readonly ChannelRow[]> {
  const since = ctx.clock.now().subtract({ hours: figureHours });
  const rows = await selectChannelFigures(ctx.tx, { siteId: ctx.site.id, since });
  const figures = new Map(rows.map((row) => [row.channel, row]));
  return (await everyChannel(ctx, settings.deposit)).map((channel) => ({
    ...channel,
    openOrders: figures.get(channel.code)?.openOrders ?? 0,
    creditedMinor: figures.get(channel.code)?.creditedMinor ?? 0n,
  }));
}
