import { useLanguage } from '@portal/i18n/react';

/** The name of a language in the operator's own. */
export function useLanguageName(): (locale: string) => string {
  const { locale: own } = useLanguage();
  const names = new Intl.DisplayNames([own], { type: 'language' });
  return (locale) => names.of(locale) ?? locale;
}
