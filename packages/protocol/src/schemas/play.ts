import { z } from 'zod';
import { playModes } from '../game-sets.ts';
import { designId, nodeId, roundId } from './ids.ts';
import { amountText, countingText, currencyText, hashText, instantText } from './wire.ts';

export const playMode = z.enum(playModes);

/** What every round says of itself, whatever its game. */
export const roundFacts = z.strictObject({
  roundId,
  nodeId,
  mode: playMode,
  playedAt: instantText,
  currency: currencyText,
  /** Everything that was debited for it. */
  stake: amountText,
  win: amountText,
  net: amountText,
  balanceBefore: amountText,
  designId,
  designHash: hashText,
  serverSeedHash: hashText,
  clientSeed: z.string(),
  /** A whole number, as text: it may pass 2^53. */
  nonce: countingText,
});

/** What identifies a design. */
export const designFacts = z.strictObject({ id: designId, version: z.int(), hash: hashText });
