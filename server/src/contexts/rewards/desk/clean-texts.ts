import { strayHostsOf } from '../../../platform/link-hosts.ts';
import { cleanRichText } from '../../../platform/rich-text.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PromotionTexts } from '../promotions/terms.ts';

/** As many as the form takes; what is read back must fit the form again. */
const mostCharacters = 4000;

/**
 * The words of a promotion in each language, its rules with nothing in them that could run (R76).
 * Refuses `validation_failed` where rules got too long by what cleaning closed and escaped, then
 * `link_host_refused` where a link leaves the site for a host that it does not name (R78).
 */
export function cleanTexts(texts: PromotionTexts, hosts: ReadonlySet<string>): PromotionTexts {
  const clean = Object.entries(texts).map(([locale, words]) => {
    const rules = cleanRichText(words.rules);
    if (rules.length > mostCharacters) {
      const fields = [{ path: `texts.${locale}.rules`, rule: 'too_big' }];
      throw new Refusal('validation_failed', { fields });
    }
    const [host] = strayHostsOf(rules, hosts);
    if (host !== undefined) {
      throw new Refusal('link_host_refused', { host });
    }
    return [locale, { ...words, rules }] as const;
  });
  return Object.fromEntries(clean);
}
