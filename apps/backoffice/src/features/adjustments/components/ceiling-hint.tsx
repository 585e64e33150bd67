import { useTranslations } from '@portal/i18n/react';
import { MoneyText } from '../../../shared/money-text.tsx';
import { useAdjustmentRules } from '../api/read-adjustment-rules.ts';

/** How much is posted at once, beside the field; nothing while that is not known. */
export function CeilingHint() {
  const t = useTranslations('desk-adjustments.form');
  const { data } = useAdjustmentRules();
  return (
    data !== undefined && (
      <>
        {t('ceiling', { hours: data.waitHours })}{' '}
        <MoneyText amount={data.leftAmount} currencyCode={data.currency} />
      </>
    )
  );
}
