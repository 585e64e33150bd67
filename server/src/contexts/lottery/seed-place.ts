import type { Ctx } from '../../platform/context.ts';
import type { SecretPlace } from '../../platform/secrets/secret-cipher.ts';

/** The secret of an issue opens beside the commitment that was published for it. */
export function seedPlace(commitment: string): SecretPlace {
  return { purpose: 'lottery_seed', label: commitment };
}

/** The seed of an issue, to be published; undefined where it committed to none. */
export function seedOf(
  { cipher }: Pick<Ctx, 'cipher'>,
  {
    commitment,
    seedSecret,
  }: {
    readonly commitment: string | null;
    readonly seedSecret: Uint8Array | null;
  },
): Uint8Array | undefined {
  return commitment === null || seedSecret === null
    ? undefined
    : cipher.decrypt(seedPlace(commitment), seedSecret);
}
