import type { Area } from '@portal/i18n';
import { openTexts, type Translate } from '@portal/i18n/files';
import type { Look } from './look.ts';

const texts = openTexts();

export type Words = <A extends Area>(area: A) => Translate<A>;

/** The words of the page in the language of a look. */
export function wordsOf(look: Look): Words {
  return (area) => texts.translator(look.language, area);
}
