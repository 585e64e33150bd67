import type { Ctx } from '../../../platform/context.ts';
import type { SecretPlace } from '../../../platform/secrets/secret-cipher.ts';
import type { StoredCommitment, StoredRevealed, StoredSeed } from './store-seeds.ts';

/** A row whose seed was decrypted. */
export type WithSeed<Row extends StoredSeed> = Omit<Row, 'seedSecret'> & {
  readonly serverSeed: Uint8Array;
};

export type RevealedSeed = WithSeed<StoredRevealed>;

/** What the public may see of a commitment: its seed once that was revealed. */
export type Commitment = Omit<StoredCommitment, 'seedSecret'> & {
  readonly serverSeed: Uint8Array | null;
};

type Opening = Pick<Ctx, 'cipher'>;

/** A copy of the seed in a pair opens as the commitment does: both know its hash. */
export function seedPlace(hash: string): SecretPlace {
  return { purpose: 'server_seed', label: hash };
}

/** The seed of a pair in play is asked for with every spin, and decrypted once in a process. */
export function withSeed<Row extends StoredSeed>(
  { cipher }: Opening,
  { seedSecret, ...row }: Row,
): WithSeed<Row> {
  return { ...row, serverSeed: cipher.decryptKept(seedPlace(row.hash), seedSecret) };
}

export function openCommitment(
  { cipher }: Opening,
  { seedSecret, ...row }: StoredCommitment,
): Commitment {
  const serverSeed = seedSecret === null ? null : cipher.decrypt(seedPlace(row.hash), seedSecret);
  return { ...row, serverSeed };
}
