import { useTranslations } from '@portal/i18n/react';
import { Field, Select } from '@portal/ui';
import type { PayoutEndChoice } from '../payout-ends.ts';

/** Which word of a provider stands, or that nothing was paid. */
export function PayoutEndField(props: {
  readonly ends: readonly PayoutEndChoice[];
  readonly choice: { readonly value: string; readonly onChange: (value: string) => void };
}) {
  const t = useTranslations('desk-cashier.payoutEnd');
  const options = props.ends.map(({ value, told }) => {
    const words = { amount: told?.amount ?? t('otherMoney'), transaction: told?.transaction ?? '' };
    return { value, label: told === undefined ? t('failed') : t('stands', words) };
  });
  return (
    <Field label={t('label')} hint={t('hint')}>
      <Select {...props.choice} options={options} />
    </Field>
  );
}
