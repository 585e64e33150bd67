import type { StakeSplit } from '../turnover/index.ts';
import type { SplitTerms } from './command.ts';

/** As it is kept in the bet. */
export function splitTerms({ bonusMinor, lockedMinor }: StakeSplit): SplitTerms {
  return { bonus: String(bonusMinor), locked: String(lockedMinor) };
}
