import { useTranslations } from '@portal/i18n/react';
import { Countdown } from './countdown.tsx';

/** The time to pay. */
export function TimeLeft({ until }: { readonly until: string }) {
  const t = useTranslations('deposit.tracker');
  return <Countdown until={until} left={(time) => t('payWithin', { time })} over={t('timeOver')} />;
}
