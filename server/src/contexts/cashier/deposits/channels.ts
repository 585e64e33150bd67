import type { Ctx } from '../../../platform/context.ts';
import type { Channel, DepositSettings } from '../settings.ts';
import { selectChannelRows } from './store-channels.ts';

/** Transfers that the desk confirms; every other provider is another company's. */
export const byHand = 'manual';

/** A channel with what the desk set for it. */
export interface OfferedChannel extends Channel {
  readonly isOpen: boolean;
  /** Whether its provider has introduced itself. */
  readonly isReady: boolean;
}

/** All channels of the configuration, in its order. */
export async function everyChannel(
  ctx: Ctx,
  { channels }: DepositSettings,
): Promise<readonly OfferedChannel[]> {
  const { settings, providers } = await selectChannelRows(ctx.tx, ctx.site.id);
  const known = new Set([byHand, ...providers]);
  const rows = new Map(settings.map((row) => [row.code, row]));
  return channels.map((channel) => {
    const row = rows.get(channel.code);
    const isReady = known.has(channel.provider);
    return row === undefined
      ? { ...channel, isOpen: true, isReady }
      : {
          ...channel,
          isOpen: row.isOpen,
          leastMinor: row.leastMinor,
          mostMinor: row.mostMinor,
          isReady,
        };
  });
}

export function isOffered({ isOpen, isReady }: OfferedChannel): boolean {
  return isOpen && isReady;
}

/** The name in a language of the site, by its code; the first one where it has none. */
export function channelName(
  { names, code }: Pick<Channel, 'names' | 'code'>,
  languageCode: string,
) {
  return names[languageCode] ?? Object.values(names)[0] ?? code;
}
