import { useTranslations } from '@portal/i18n/react';
import { siteLanguages } from '../env.ts';
import type { Texts } from './site-words.ts';
import { useLanguageName } from './use-language-name.ts';

/** Every name that something has, each beside its language; those of the site come first. */
export function useNameLines(): (names: Texts) => readonly (readonly [string, string])[] {
  const t = useTranslations('desk-shell.words');
  const languageName = useLanguageName();
  return (names) => {
    const order = [...new Set([...siteLanguages(), ...Object.keys(names)])];
    return order.flatMap((locale) => {
      const name = names[locale];
      const label = t('nameIn', { language: languageName(locale) });
      return name === undefined ? [] : [[label, name] as const];
    });
  };
}
