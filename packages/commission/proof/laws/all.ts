import { breaches } from '@portal/proof';
import { contractLaws } from './contract-laws.ts';
import { eventLaws, promotionLaws } from './event-laws.ts';
import { pointLaws, rankLaws, wageringLaws } from './loyalty-laws.ts';
import { rebateLaws } from './rebate-laws.ts';
import { payOutLaws } from './pay-out-laws.ts';

/** The laws of agents-loyalty-money.md that no vector covers; a breach is a line. */
export function lawBreaches(): readonly string[] {
  return breaches([
    ...payOutLaws(),
    ...rebateLaws(),
    ...contractLaws(),
    ...wageringLaws(),
    ...rankLaws(),
    ...pointLaws(),
    ...eventLaws(),
    ...promotionLaws(),
  ]);
}
