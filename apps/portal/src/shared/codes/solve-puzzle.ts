import type { Endpoints, ReplyOf } from '@portal/protocol';
import { puzzleAnswer } from '@portal/protocol';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Works a puzzle out on this device; undefined when it took too long. */
export async function solvePuzzle(
  parameters: ReplyOf<Endpoints['readCaptchaPuzzle']>,
): Promise<string | undefined> {
  const solved = await solveChallenge({ challenge: { parameters }, deriveKey });
  return solved === null ? undefined : puzzleAnswer(solved.derivedKey);
}
