import { useLanguage, useTranslations } from '@portal/i18n/react';
import type { DeskPromotion } from './api/list-promotions.ts';

/** The name of a promotion in the operator's language, else in any that it has. */
export function useTitle(): (texts: DeskPromotion['texts']) => string {
  const t = useTranslations('desk-promotions');
  const { locale } = useLanguage();
  return (texts) => texts[locale]?.title ?? Object.values(texts)[0]?.title ?? t('untitled');
}
