import { useFormats } from '@portal/i18n/react';
import { Money } from '@portal/ui';

/** An amount in a column whose head names the currency; only a net figure has a colour. */
export function MoneyCell(props: { readonly amount: string; readonly isNet?: boolean }) {
  const { amount, isNet = false } = props;
  const formats = useFormats();
  const isZero = /^-?[0.]+$/u.test(amount);
  return isZero ? (
    <span>–</span>
  ) : (
    <Money
      parts={formats.money(amount, '', isNet ? 'always' : 'losses')}
      tone={isNet ? 'signed' : 'plain'}
    />
  );
}
