import { z } from 'zod';
import { gameReply } from '../endpoints/catalog.ts';
import { minesDesignReply, minesRoundReply } from './mines.ts';
import { playMode } from './play.ts';
import { seedsReply } from './seeds.ts';
import { slotDesignReply, slotRoundReply } from './slot.ts';
import { launchMoveReasons } from '../wallet-transfers.ts';
import { amountText, currencyText } from './wire.ts';

/** A game of the house, played here. */
const houseLaunch = z.strictObject({
  kind: z.literal('house'),
  game: gameReply,
  mode: playMode,
  currency: currencyText,
  defaultStake: amountText,
  balance: amountText,
  seeds: seedsReply,
});

const slotLaunch = houseLaunch.extend({
  engine: z.literal('slot'),
  /** Names the symbol set that the portal draws. */
  theme: z.string(),
  design: slotDesignReply,
  stakes: z.array(z.strictObject({ stake: amountText, creditValue: amountText })),
  /** Whether a player may stop turning reels; never where the site does not say so (R15). */
  mayStopEarly: z.boolean(),
  /** The last round of this game that was not reported as shown to its end (R37). */
  unshownRound: slotRoundReply.nullable(),
});

const minesLaunch = houseLaunch.extend({
  engine: z.literal('mines'),
  design: minesDesignReply,
  stakes: z.array(z.strictObject({ stake: amountText })),
  /** The round that waits for its player, as it stands (R37). */
  openRound: minesRoundReply.nullable(),
  /** The last round of this game that is over and was not reported as shown to its end (R37). */
  unshownRound: minesRoundReply.nullable(),
});

/**
 * How a launched game is played (api.md): here, at an address, on a page of ours, or chosen from.
 */
export const launchReply = z.discriminatedUnion('kind', [
  z.discriminatedUnion('engine', [slotLaunch, minesLaunch]),
  z.strictObject({
    kind: z.literal('url'),
    game: gameReply,
    /** Of the vendor; opens in a window of its own. */
    url: z.url(),
    /** The same at other hosts, in the order in which they are tried when one does not answer. */
    otherUrls: z.array(z.url()),
    /** What became of money that was to move to the vendor; null where none was to. */
    money: z
      .discriminatedUnion('state', [
        z.strictObject({
          state: z.literal('moved'),
          amount: amountText,
          currency: currencyText,
        }),
        z.strictObject({ state: z.literal('kept'), reason: z.enum(launchMoveReasons) }),
      ])
      .nullable(),
  }),
  z.strictObject({
    kind: z.literal('page'),
    game: gameReply,
    /** A path of the portal. */
    path: z.string().startsWith('/'),
  }),
  z.strictObject({
    kind: z.literal('list'),
    game: gameReply,
    /** The vendor whose games are listed. */
    vassalage: z.string(),
  }),
]);
