import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../platform/refusal.ts';

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

export interface HasherLimits {
  /** How many hashes are computed at the same time; each takes 46 MiB. */
  readonly parallel: number;
  /** How many callers may wait; further ones are refused with `overloaded`. */
  readonly mostWaiting: number;
}

const retryAfterSeconds = 2;

/** A short queue before argon2: a flood of logins can neither fill memory nor starve bets. */
export function createPasswordHasher(limits: HasherLimits, dummySecret: string): PasswordHasher {
  const waiting: (() => void)[] = [];
  let atWork = 0;
  // The hash is computed at the start, so that the first login to a missing account is not slower
  // than later ones.
  const dummy = hash(dummySecret, cost);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (atWork >= limits.parallel) {
      if (waiting.length >= limits.mostWaiting) {
        throw new Refusal('overloaded', { retryAfterSeconds });
      }
      await new Promise<void>((go) => waiting.push(go));
    } else {
      atWork += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) {
        atWork -= 1;
      } else {
        next();
      }
    }
  }

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
