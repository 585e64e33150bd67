import { useFormats, useTranslations } from '@portal/i18n/react';
import { Select } from '@portal/ui';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { writtenAmount } from '../../../shared/money/typed-amount.ts';
import type { DepositChannel, DepositTerms } from '../api/read-deposit-terms.ts';
import { quickIn } from '../payable.ts';

/** The amounts that a method takes, where it takes no others; only those that can be paid now. */
export function FixedAmount(props: {
  readonly terms: DepositTerms;
  readonly channel: DepositChannel;
  readonly value: string;
  readonly onChange: (amount: string) => void;
}) {
  const { terms, channel, value, onChange } = props;
  const t = useTranslations('deposit');
  const formats = useFormats();
  const line = useMoneyLine();
  const amounts = quickIn(terms, channel).map((amount) => {
    return { value: writtenAmount(amount, formats), label: line(amount, terms.currency) };
  });
  const isOne = amounts.some((option) => option.value === value);
  return (
    <Select
      options={[{ value: '', label: t('pick') }, ...amounts]}
      value={isOne ? value : ''}
      onChange={onChange}
    />
  );
}
