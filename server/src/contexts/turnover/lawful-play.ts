import { anyGameFault } from '@portal/commission';
import type { Site } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';

interface Place {
  readonly site: Pick<Site, 'jurisdiction'>;
}

/**
 * A gift that is played off in any game obeys the law of promotions too (R16): British rules allow
 * one kind of game, so that it is given there without play. Refuses `promotion_faulty`.
 */
export function refuseUnlawfulPlay({ site }: Place, multiple: number): void {
  const fault = anyGameFault(multiple, site.jurisdiction);
  if (fault !== undefined) {
    throw new Refusal('promotion_faulty', { fault });
  }
}

/**
 * How often such a gift is played where nobody is there to refuse it: one whose terms were written
 * before, or stand for every site. What the law does not allow is not asked for.
 */
export function lawfulMultiple({ site }: Place, multiple: number): number {
  return anyGameFault(multiple, site.jurisdiction) === undefined ? multiple : 0;
}
