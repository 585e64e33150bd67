import type { PromoTerms } from './command.ts';

export interface JackpotParts {
  readonly progressiveMinor: bigint;
  readonly fixedMinor: bigint;
}

/** What of a prize is of a jackpot: a part of nothing is none, said or left out. */
export function jackpotPartsOf({ progressiveMinor, fixedMinor }: PromoTerms = {}): JackpotParts {
  return {
    progressiveMinor: BigInt(progressiveMinor ?? '0'),
    fixedMinor: BigInt(fixedMinor ?? '0'),
  };
}
