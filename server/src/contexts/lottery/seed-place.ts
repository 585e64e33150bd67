import type { SecretPlace } from '../../platform/secrets/secret-cipher.ts';

/** The secret of an issue opens beside the commitment that was published for it. */
export function seedPlace(commitment: string): SecretPlace {
  return { purpose: 'lottery_seed', label: commitment };
}
