import type { Bet, Revision } from './bet.ts';

/** What made a bet, and who: a prize is its sender's, every stake its member's (R42). */
export function firstVersion({
  terms,
  provider,
  memberId,
}: Pick<Bet, 'terms' | 'provider' | 'memberId'>): Pick<Revision, 'kind' | 'actor'> {
  if (terms?.feature === 'PROMO') {
    return { kind: 'PROMO_WIN', actor: provider };
  }
  return { kind: terms?.feature === 'TIP' ? 'TIP' : 'BET', actor: memberId };
}
