import type { OutcomeCode } from '@portal/vendors';
import type { Word } from '../texts.ts';

/** What a player reads when the site did not take a bet. */
export function betWord(code: OutcomeCode): Word {
  switch (code) {
    case 'insufficient_funds':
      return 'poor';
    case 'try_again':
      return 'unsure';
    case 'token_invalid':
      return 'gone';
    default:
      return 'refused';
  }
}
