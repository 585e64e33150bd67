import { useTranslations } from '@portal/i18n/react';

/** The sentences under the fields of missions and boards. */
export function useDraftChecks() {
  const t = useTranslations('desk-missions');
  const day = (text: string) =>
    /^\d{4}-\d{2}-\d{2}$/u.test(text) ? undefined : t('form.dayNeeded');
  return {
    day,
    dayOrNone: (text: string) => (text === '' ? undefined : day(text)),
    figure: (text: string) =>
      /^\d{1,12}(?:\.\d{1,3})?$/u.test(text.trim()) && Number(text) > 0
        ? undefined
        : t('form.figure'),
    times: (text: string) =>
      /^(?:\d|10)$/u.test(text.trim()) ? undefined : t('form.multipleWrong'),
    whole: (text: string) => (/^\d{1,2}$/u.test(text.trim()) ? undefined : t('form.whole')),
  };
}
