import { raffleCommitment } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { renewedSecret } from '../../../platform/secrets/renew.ts';
import type { SecretPlace } from '../../../platform/secrets/secret-cipher.ts';
import { renewSeed, selectOtherSeeds } from './store-raffles.ts';

const seedBytes = 32;
const seedsAtOnce = 500;

/** A row opens by its commitment, which never changes. */
function placeOf(commitment: string): SecretPlace {
  return { purpose: 'raffle-seed', label: commitment };
}

/** A seed that nobody saw, and what is published of it before there is any ticket. */
export function newSeed({ random, cipher }: Pick<Ctx, 'random' | 'cipher'>) {
  const seedHex = Buffer.from(random.bytes(seedBytes)).toString('hex');
  const commitment = raffleCommitment(seedHex);
  const seedSecret = cipher.encrypt(placeOf(commitment), Buffer.from(seedHex, 'hex'));
  return { commitment, seedSecret };
}

export function openSeed(
  { cipher }: Pick<Ctx, 'cipher'>,
  row: { readonly commitment: string; readonly seedSecret: Uint8Array },
): string {
  return cipher.decrypt(placeOf(row.commitment), row.seedSecret).toString('hex');
}

/** Puts seeds under the key in use; answers how many. */
export async function renewSeeds(ctx: Ctx): Promise<number> {
  const query = { prefix: ctx.cipher.prefix, limit: seedsAtOnce };
  const rows = await selectOtherSeeds(ctx.tx, query);
  for (const { id, commitment, seedSecret } of rows) {
    const secret = { stored: seedSecret, isClear: false };
    const renewed = renewedSecret(ctx.cipher, placeOf(commitment), secret);
    await renewSeed(ctx.tx, id, renewed);
  }
  return rows.length;
}
