import type { JackpotParts } from '../command.ts';

/**
 * The parts of a jackpot, apart; one that is not said is none. Undefined where one is no amount: a
 * prize whose parts nobody can read is refused, not booked without them (rule 25).
 */
export function readJackpot<Part>(
  parts: { readonly progressive: Part | undefined; readonly fixed: Part | undefined },
  read: (part: Part) => bigint | undefined,
): JackpotParts | undefined {
  const minorOf = (part: Part | undefined) => (part === undefined ? 0n : read(part));
  const progressiveMinor = minorOf(parts.progressive);
  const fixedMinor = minorOf(parts.fixed);
  return progressiveMinor === undefined || fixedMinor === undefined
    ? undefined
    : { progressiveMinor, fixedMinor };
}
