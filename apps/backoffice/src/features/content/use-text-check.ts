import { useTranslations } from '@portal/i18n/react';
import { languageName, type SiteLanguage } from '../../shared/site-language.ts';
import type { LocalText } from './local-text.ts';

/**
 * A text of the brand always stands in the default language, which every other one falls back to.
 */
export function useTextCheck(languages: readonly SiteLanguage[]) {
  const t = useTranslations('desk-content.languages');
  const [standard] = languages;
  return (texts: LocalText): string | undefined =>
    standard !== undefined && (texts[standard.code] ?? '').trim() === ''
      ? t('needed', { name: languageName(standard) })
      : undefined;
}
