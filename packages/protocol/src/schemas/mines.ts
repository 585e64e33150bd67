import { z } from 'zod';
import { designFacts } from './play.ts';
import { stepFacts, steppedRoundFacts } from './stepped-round.ts';
import { amountText } from './wire.ts';

const engine = z.literal('mines');
const mostTiles = 10_000;

export const minesDesignReply = designFacts.extend({
  engine,
  tiles: z.int(),
  edgePercent: z.int(),
  /**
   * What one unit pays, as decimals: by the number of mines from 1, then by the number of safe
   * tiles from 1. Exact, and shown before any stake (R34).
   */
  multipliers: z.array(z.array(z.string())),
});

/** What is bet on beside the stake. */
export const minesBet = z.strictObject({ engine, mines: z.int().min(1).max(mostTiles) });

export const minesAction = z.discriminatedUnion('kind', [
  z.strictObject({
    engine,
    kind: z.literal('reveal'),
    tile: z.int().min(0).max(mostTiles),
  }),
  z.strictObject({ engine, kind: z.literal('cashOut') }),
]);

export const minesRoundReply = steppedRoundFacts.extend({
  engine,
  mines: z.int(),
  /** Tiles from 0, in the order in which they were picked; in a lost round the last is a mine. */
  revealed: z.array(z.int()),
  /** Where the mines lie; null while the round is open. */
  minesAt: z.array(z.int()).nullable(),
  /** What cashing out pays now; null before the first pick and when the round is over. */
  cashOut: amountText.nullable(),
  steps: z.array(
    stepFacts.extend({
      kind: z.enum(['start', 'reveal', 'cashOut']),
      tile: z.int().nullable(),
    }),
  ),
});
