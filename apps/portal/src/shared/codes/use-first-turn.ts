import { useBoot } from '../site/site-facts.ts';

/**
 * How many captchas a form that sends codes to visitors has shown when it opens: where the site has
 * GeeTest, nothing is sent without it (R65).
 */
export function useFirstTurn(): number {
  return useBoot().system.info.captchaKinds.includes('geetest') ? 1 : 0;
}
