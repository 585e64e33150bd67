import { hash, verify } from '@node-rs/argon2';
import { createTurns, type TurnLimits } from '../../platform/turns.ts';

/** ASVS app. C: argon2id with 46 MiB, one pass, one lane (R61). */
const cost = { algorithm: 2, memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * A missing account takes as long as one that exists: for `undefined` the password is checked
   * against the hash of a random one (R59).
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/**
 * A short queue before argon2: a flood of logins can neither fill memory nor starve bets. Each hash
 * takes 46 MiB.
 */
export function createPasswordHasher(limits: TurnLimits, dummySecret: string): PasswordHasher {
  const inTurn = createTurns(limits);
  // The hash is computed at the start, so that the first login to a missing account is not slower
  // than later ones.
  const dummy = hash(dummySecret, cost);

  return {
    hash: (password) => inTurn(() => hash(normal(password), cost)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const isMatch = await verify(passwordHash ?? (await dummy), normal(password));
        return isMatch && passwordHash !== undefined;
      }),
  };
}

/** NIST SP 800-63B-4: one Unicode form, so that the same keys give the same password everywhere. */
function normal(password: string): string {
  return password.normalize('NFC');
}
