import { useTranslations } from '@portal/i18n/react';
import { useReasonCheck } from '../../shared/reason-field.tsx';
import { accountsOf } from './envelope-drafts.ts';

/** The sentences under the fields of rains and gifts. */
export function useEnvelopeChecks() {
  const t = useTranslations('desk-envelopes.form');
  const reason = useReasonCheck();
  return {
    reason,
    money: (text: string) =>
      /^\d{1,12}(?:\.\d{1,3})?$/u.test(text.trim()) && Number(text) > 0 ? undefined : t('figure'),
    whole: (text: string) => (/^[1-9]\d{0,4}$/u.test(text.trim()) ? undefined : t('whole')),
    rank: (text: string) => (/^\d{1,2}$/u.test(text.trim()) ? undefined : t('rankWrong')),
    times: (text: string) => (/^(?:\d|10)$/u.test(text.trim()) ? undefined : t('times')),
    moment: (text: string) => (Number.isNaN(Date.parse(text)) ? t('momentNeeded') : undefined),
    accounts: (text: string) => (accountsOf(text).length === 0 ? t('accountsNeeded') : undefined),
  };
}
