import type { StakeTerms } from '@portal/vendors';
import type { Choice } from './game.ts';

/** What a wallet is told of a choice; digits and the like are no sides. */
export function termsOf({ id, label, priceHundredths }: Choice): StakeTerms {
  return {
    selection: label,
    ...(priceHundredths !== undefined && { odds: oddsOf(priceHundredths), oddsFormat: 'DECIMAL' }),
    ...(/^[a-z]+$/u.test(id) && { side: id.toUpperCase() }),
  };
}

export function oddsOf(priceHundredths: number): string {
  return String(priceHundredths / 100);
}
