import type { Locale } from '@portal/i18n';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { CatalogueTexts } from '../catalogue-texts.ts';
import type { SiteConfiguration } from '../configuration.ts';
import { createLanguages } from '../languages.ts';
import { changeSection, readInForce } from './change-section.ts';

export interface TextChange {
  /** A code of the site. */
  readonly language: string;
  /** With its area. */
  readonly key: string;
  /** Null takes the change back: the text is the one of the release again. */
  readonly text: string | null;
  readonly revision: string;
  readonly reason: string;
  readonly effectiveFrom?: string | null | undefined;
}

/**
 * Says one text of the site otherwise in one language. Refuses `language_not_offered`, `not_found`
 * for a key that this release does not have, `text_unfit` for a text whose placeholders or plurals
 * are not those of the release, then what a change of a section refuses.
 */
export async function changeText(
  ctx: Ctx<OperatorActor>,
  catalogue: CatalogueTexts,
  change: TextChange,
): Promise<SiteConfiguration> {
  const { language, key, text, ...seen } = change;
  const { all } = createLanguages(await readInForce(ctx));
  const locale = all.find(({ code }) => code === language)?.locale;
  if (locale === undefined) {
    throw new Refusal('language_not_offered');
  }
  // Taking back is always good: a key may have gone with a release.
  const fault = text === null ? undefined : catalogue.faultOf(key, text, locale);
  if (fault !== undefined) {
    throw fault === 'unknown' ? new Refusal('not_found') : new Refusal('text_unfit', { fault });
  }
  const next = (site: SiteConfiguration) => ({
    texts: withText(site.texts, { locale, key, text }),
  });
  return changeSection(ctx, { ...seen, name: 'texts', next });
}

function withText(
  texts: SiteConfiguration['texts'],
  row: { readonly locale: Locale; readonly key: string; readonly text: string | null },
): SiteConfiguration['texts'] {
  const { locale, key, text } = row;
  const { [key]: _old, ...others } = texts[locale] ?? {};
  return { ...texts, [locale]: text === null ? others : { ...others, [key]: text } };
}
