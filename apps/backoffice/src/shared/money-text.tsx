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

/** A moment with its seconds, in the site's zone, as everywhere. */
export function Moment({ at }: { readonly at: string | null }) {
  const formats = useFormats();
  return at === null ? (
    <span>—</span>
  ) : (
    <time dateTime={at} dir="ltr" className="tabular-nums">
      {formats.fullDateTime(at)}
    </time>
  );
}
