import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { puzzleAnswer } from '@portal/protocol';
import type { RandomSource } from '../../platform/context.ts';

/**
 * 200 keys of 10,000 rounds on average: half a second of a desktop, some seconds of an old phone,
 * and no less for a program that tries many.
 */
const cost = 10_000;
const mostKeys = 400;
const algorithm = 'PBKDF2/SHA-256';

export interface CaptchaPuzzle {
  readonly algorithm: typeof algorithm;
  readonly nonce: string;
  readonly salt: string;
  readonly cost: number;
  readonly keyLength: number;
  readonly keyPrefix: string;
}

/**
 * A proof of work in the place of a picture, for whoever cannot see one. Half of the key is given;
 * the other half, which only the work shows, is the answer.
 */
export async function newPuzzle(
  random: RandomSource,
): Promise<{ readonly puzzle: CaptchaPuzzle; readonly answer: string }> {
  const counter = Buffer.from(random.bytes(4)).readUInt32BE() % mostKeys;
  const challenge = await createChallenge({ algorithm, cost, counter, deriveKey });
  const solved = await solveChallenge({ challenge, counterStart: counter, deriveKey });
  if (solved === null) {
    throw new Error('a puzzle is solved by the counter that it was made of');
  }
  const { nonce, salt, keyLength, keyPrefix } = challenge.parameters;
  return {
    puzzle: { algorithm, nonce, salt, cost, keyLength, keyPrefix },
    answer: puzzleAnswer(solved.derivedKey),
  };
}
