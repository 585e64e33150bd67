import { useFormats } from '@portal/i18n/react';
import { MoneyText } from '../../../shared/money-text.tsx';
import type { CareCase } from '../api/list-cases.ts';

/** What was found, or from where on it is a sign: money, nights or withdrawals. */
export function Figure(props: { readonly row: CareCase; readonly part: 'found' | 'threshold' }) {
  const { row, part } = props;
  const formats = useFormats();
  const [amount, count] =
    part === 'found'
      ? [row.foundAmount, row.foundCount]
      : [row.thresholdAmount, row.thresholdCount];
  return amount === null ? (
    formats.count(count ?? 0)
  ) : (
    <MoneyText amount={amount} currencyCode={row.currency} />
  );
}
