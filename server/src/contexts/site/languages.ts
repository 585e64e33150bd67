import { acceptedLanguages, negotiateLocale, type Locale } from '@portal/i18n';
import { assertDefined } from '@portal/money';
import type { SiteLanguage } from '../../platform/context.ts';
import type { SiteConfiguration } from './configuration.ts';

/** A language of the site whose texts this release has. */
export interface OfferedLanguage extends SiteLanguage {
  readonly locale: Locale;
}

export interface SiteLanguages {
  /** The default first. */
  readonly all: readonly OfferedLanguage[];
  readonly byDefault: OfferedLanguage;
  /** The language of a call: the code that it names, else the best of its Accept-Language. */
  chosenBy(call: { readonly code?: string | undefined; readonly header: string }): OfferedLanguage;
}

/** Longer ones are not made by browsers; the rest of one is not read. */
const longestHeader = 500;

export function createLanguages(
  site: Pick<SiteConfiguration, 'languages' | 'defaultLanguage'>,
): SiteLanguages {
  const byDefault = assertDefined(
    site.languages.find(({ code }) => code === site.defaultLanguage),
    'the default is one of the languages',
  );
  const all = [byDefault, ...site.languages.filter((language) => language !== byDefault)];
  const offered = all.map(({ locale }) => locale);

  function bestOf(header: string): OfferedLanguage {
    const wanted = acceptedLanguages(header.slice(0, longestHeader));
    const best = negotiateLocale({ wanted, offered, fallback: byDefault.locale });
    // Several codes may show the same texts: the default goes before the others.
    return all.find(({ locale }) => locale === best) ?? byDefault;
  }

  return {
    all,
    byDefault,
    chosenBy: ({ code, header }) =>
      all.find((language) => language.code === code) ?? bestOf(header),
  };
}
