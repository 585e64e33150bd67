import { moneyLine } from '@portal/i18n';
import { useFormats, useTranslations } from '@portal/i18n/react';
import { currency, formatAmount, isCurrencyCode, parseAmount } from '@portal/money';
import type { Ruling } from '@portal/protocol';
import { Field, Select } from '@portal/ui';
import type { ReactNode } from 'react';
import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';

const rulings = ['payer_right', 'receiver_right', 'partial'] as const satisfies readonly Ruling[];

interface RulingFieldsProps {
  readonly withdrawal: ReviewedWithdrawal;
  readonly choice: { readonly value: Ruling | ''; readonly onChange: (value: Ruling | '') => void };
  readonly error: string | undefined;
  /** What arrived of it, as it was typed. */
  readonly amount: string;
  /** The field for that. */
  readonly children: ReactNode;
}

/** How a dispute ends. Nothing is chosen beforehand, and what will move is named before it does. */
export function RulingFields(props: RulingFieldsProps) {
  const { choice, error, children } = props;
  const t = useTranslations('desk-cashier.ruling');
  const outcome = useOutcome(props);
  return (
    <>
      <Field label={t('label')} isRequired error={error}>
        <Select
          {...choice}
          options={[
            { value: '' as const, label: t('choose') },
            ...rulings.map((value) => ({ value, label: t(value) })),
          ]}
        />
      </Field>
      {choice.value === 'partial' && children}
      {outcome !== undefined && (
        <p role="status" className="m-0 font-semibold">
          {outcome}
        </p>
      )}
    </>
  );
}

/** The payment in dispute. */
export function disputedOf({ slices }: ReviewedWithdrawal) {
  return slices.find(({ state }) => state === 'DISPUTED');
}

/** What the ruling moves, of that payment. */
function useOutcome({ withdrawal, choice, amount }: RulingFieldsProps): string | undefined {
  const t = useTranslations('desk-cashier.ruling.outcome');
  const formats = useFormats();
  const { currency: code } = withdrawal;
  const disputed = disputedOf(withdrawal);
  if (disputed === undefined || choice.value === '' || !isCurrencyCode(code)) {
    return undefined;
  }
  const unit = currency(code);
  const line = (text: string) => moneyLine(formats.money(text, unit.symbol));
  if (choice.value !== 'partial') {
    return t(choice.value, { amount: line(disputed.amount) });
  }
  const whole = parseAmount(disputed.amount, unit);
  const part = parseAmount(amount.trim(), unit);
  return whole.ok && part.ok && part.value > 0n && part.value < whole.value
    ? t('partial', {
        amount: line(formatAmount(part.value, unit)),
        rest: line(formatAmount(whole.value - part.value, unit)),
      })
    : undefined;
}
