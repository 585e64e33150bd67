import { z } from 'zod';
import { countingText, hashText, instantText } from './wire.ts';

export const seedsReply = z.strictObject({
  serverSeedHash: hashText,
  /** Place in the public list of commitments (R135). */
  serverSeedIndex: z.int(),
  nextServerSeedHash: hashText,
  nextServerSeedIndex: z.int(),
  clientSeed: z.string(),
  /** Of the next bet. */
  nonce: countingText,
});

export const revealedReply = z.strictObject({
  serverSeed: hashText,
  serverSeedHash: hashText,
  serverSeedIndex: z.int(),
  /** Nonces 0 to below this were played on it. */
  rounds: countingText,
  revealedAt: instantText,
});
