import { useFormats } from '@portal/i18n/react';
import { currency, isCurrencyCode } from '@portal/money';
import { Money } from '@portal/ui';

/** An amount of the wire, with the symbol of its currency. */
export function MoneyText(props: {
  readonly amount: string;
  readonly currencyCode: string;
  /** Shows the plus too, and colours by sign; for changes, never for balances. */
  readonly isChange?: boolean;
}) {
  const formats = useFormats();
  const { amount, currencyCode, isChange = false } = props;
  const symbol = isCurrencyCode(currencyCode) ? currency(currencyCode).symbol : currencyCode;
  const parts = formats.money(amount, symbol, isChange ? 'always' : 'losses');
  return <Money parts={parts} tone={isChange ? 'signed' : 'plain'} />;
}

/** A moment: short in the list, the full form on hover. */
export function Moment({ at }: { readonly at: string | null }) {
  const formats = useFormats();
  return at === null ? (
    <span>—</span>
  ) : (
    <time dateTime={at} title={formats.fullDateTime(at)} className="tabular-nums">
      {formats.dateTime(at)}
    </time>
  );
}
