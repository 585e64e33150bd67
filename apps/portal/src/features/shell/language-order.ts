import { ownNameOf } from '@portal/i18n';
import type { Language } from '@portal/i18n/react';

/**
 * How a menu lists languages (design-brief.md 3.11): the one in use, the one of the visitor's
 * country, then by script and letter.
 */
export function inMenuOrder(
  languages: readonly Language[],
  place: { readonly code: string; readonly countryCode: string | null },
): readonly Language[] {
  const spoken = languageOfCountry(place.countryCode);
  const byName = new Intl.Collator('en');
  const rank = ({ code, locale }: Language): number => {
    if (code === place.code) {
      return 0;
    }
    return new Intl.Locale(locale).language === spoken ? 1 : 2;
  };
  return languages.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      byName.compare(ownNameOf(a.locale), ownNameOf(b.locale)) ||
      byName.compare(a.code, b.code),
  );
}

function languageOfCountry(countryCode: string | null): string | undefined {
  return countryCode === null
    ? undefined
    : new Intl.Locale('und', { region: countryCode }).maximize().language;
}
