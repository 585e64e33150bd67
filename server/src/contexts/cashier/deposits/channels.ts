import type { Ctx } from '../../../platform/context.ts';
import { peers } from '../peers/peers.ts';
import { takesCurrency } from '../providers/takes-currency.ts';
import type { Channel, DepositSettings } from '../settings.ts';
import { type Hours, isWithinHours } from './opening-hours.ts';
import { type ChannelSetting, selectChannelRows } from './store-channels.ts';

/** Transfers that the desk confirms; every other provider is another company's. */
export const byHand = 'manual';

/** What the desk may set beside what the configuration says. */
interface DeskSet {
  readonly isOpen: boolean;
  /** Counts the changes of the desk; 0 before the first one. */
  readonly version: number;
  /** The lowest one is shown first. */
  readonly place: number;
  readonly hours: Hours | undefined;
  /** What members read at it, by language. */
  readonly notes: Readonly<Record<string, string>>;
  readonly audience: ChannelAudience;
  /** Only these amounts; empty for every one within the limits. */
  readonly fixedMinor: readonly bigint[];
  /** Its share of the members among channels of its kind that have one. */
  readonly weight: number | undefined;
}

/** Who sees a channel; a member carries one of its tags, where it has any. */
export interface ChannelAudience {
  readonly leastRank: number | null;
  readonly mostRank: number | null;
  readonly tags: readonly string[];
}

const everybody: ChannelAudience = { leastRank: null, mostRank: null, tags: [] };

/** A channel with what the desk set for it. */
export interface OfferedChannel extends Channel, DeskSet {
  /** Whether its provider has introduced itself. */
  readonly isReady: boolean;
  /** Whether its provider takes deposits in the currency of the site. */
  readonly isServed: boolean;
  /** Whether it is open at this hour. */
  readonly isInHours: boolean;
}

/** All channels of the configuration, in the order of the desk. */
export async function everyChannel(
  ctx: Ctx,
  { channels, hasPeers }: DepositSettings,
): Promise<readonly OfferedChannel[]> {
  const { settings, providers } = await selectChannelRows(ctx.tx, ctx.site.id);
  const known = new Map(providers.map((provider) => [provider.code, provider]));
  const rows = new Map(settings.map((row) => [row.code, row]));
  return channels
    .map((channel, index) => {
      const set = withSetting(channel, index + 1, rows.get(channel.code));
      const provider = known.get(channel.provider);
      const isToPeer = channel.provider === peers;
      const isOwn = channel.provider === byHand || isToPeer;
      return {
        ...set,
        isReady: isToPeer ? hasPeers : isOwn || provider !== undefined,
        isServed:
          isOwn ||
          (provider?.takesDeposits === true &&
            takesCurrency(provider.currencies, ctx.site.currency)),
        isInHours: isWithinHours(set.hours, ctx),
      };
    })
    .toSorted((channel, other) => channel.place - other.place);
}

function withSetting(
  channel: Channel,
  index: number,
  row: ChannelSetting | undefined,
): Channel & DeskSet {
  if (row === undefined) {
    return {
      ...channel,
      isOpen: true,
      version: 0,
      place: index,
      hours: undefined,
      notes: {},
      audience: everybody,
      fixedMinor: [],
      weight: undefined,
    };
  }
  const { opensAt: opens, closesAt: closes } = row;
  const { feeFixedMinor: fixedMinor, feePartsPerMillion: partsPerMillion, feeLeastMinor } = row;
  const isFeeSet = fixedMinor !== null && partsPerMillion !== null && feeLeastMinor !== null;
  const mostMinor = row.feeMostMinor ?? undefined;
  return {
    ...channel,
    isOpen: row.isOpen,
    version: row.version,
    place: row.place ?? index,
    leastMinor: row.leastMinor,
    mostMinor: row.mostMinor,
    dailyMinor: row.dailyMinor ?? channel.dailyMinor,
    fee: isFeeSet
      ? { fixedMinor, partsPerMillion, leastMinor: feeLeastMinor, mostMinor }
      : channel.fee,
    hours: opens === null || closes === null ? undefined : { opens, closes },
    notes: row.notes,
    audience: { leastRank: row.leastRank, mostRank: row.mostRank, tags: row.tags },
    minutes: row.minutes ?? channel.minutes,
    // What waits to be paid to another member has its own amounts.
    fixedMinor: channel.provider === peers ? [] : row.fixedMinor,
    weight: row.weight ?? undefined,
  };
}

export function isOffered({ isOpen, isReady, isServed, isInHours }: OfferedChannel): boolean {
  return isOpen && isReady && isServed && isInHours;
}

/** The name in a language of the site, by its code; the first one where it has none. */
export function channelName(
  { names, code }: Pick<Channel, 'names' | 'code'>,
  languageCode: string,
) {
  return names[languageCode] ?? Object.values(names)[0] ?? code;
}
