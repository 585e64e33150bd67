import { useTranslations } from '@portal/i18n/react';
import { Field, Select } from '@portal/ui';
import type { ComplaintRefusal } from '@portal/protocol';
import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';
import { SliceField } from './slice-field.tsx';

type Slice = ReviewedWithdrawal['slices'][number];

interface Choice<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const answers = ['pay', 'payment_arrived', 'picture_unclear', 'asked_by_member'] as const;

/** Payments that wait for the answer to a complaint. */
export function complainedOf({ slices }: ReviewedWithdrawal): readonly Slice[] {
  return slices.filter(({ complaint }) => complaint?.state === 'OPEN');
}

/** Who bears the loss of a payment that was counted as received. */
export function ComplaintFields(props: {
  readonly slices: readonly Slice[];
  readonly payment: Choice<string>;
  readonly answer: Choice<'pay' | ComplaintRefusal>;
}) {
  const t = useTranslations('desk-cashier.complaint');
  const { slices, payment, answer } = props;
  return (
    <>
      <SliceField label={t('payment')} slices={slices} choice={payment} />
      <Field label={t('answer')} hint={t('hint')}>
        <Select {...answer} options={answers.map((value) => ({ value, label: t(value) }))} />
      </Field>
    </>
  );
}
