import { jurisdictionFaults } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { usualPlay } from './usual-play.ts';

/**
 * A gift that is played off in any game obeys the law of promotions too (R16): British rules allow
 * one kind of game, so that it is given there without play. Refuses `promotion_faulty`.
 */
export function refuseUnlawfulPlay({ site }: Pick<Ctx, 'site'>, multiple: number): void {
  const categories = multiple === 0 ? 0 : usualPlay(multiple).weights.length;
  const terms = { multiple: BigInt(multiple), categories };
  const [fault] = jurisdictionFaults(terms, site.jurisdiction);
  if (fault !== undefined) {
    throw new Refusal('promotion_faulty', { fault });
  }
}
