import { moneyLine } from '@portal/i18n';
import { useFormats, useTranslations } from '@portal/i18n/react';
import { currency, isCurrencyCode } from '@portal/money';
import { MoneyText } from '../../../shared/money-text.tsx';
import type { QueuedWithdrawal } from '../api/list-queue.ts';
import { isPartLeft } from '../left-to-send.ts';

type Row = Pick<QueuedWithdrawal, 'state' | 'amount' | 'payout' | 'remaining' | 'currency'>;

/** The sum that an order is about: once a part of it arrived, what is still to be sent of it. */
export function OrderAmount({ row }: { readonly row: Row }) {
  const t = useTranslations('desk-cashier');
  const formats = useFormats();
  const { currency: code } = row;
  if (!isPartLeft(row)) {
    return <MoneyText amount={row.amount} currencyCode={code} />;
  }
  const symbol = isCurrencyCode(code) ? currency(code).symbol : code;
  const whole = moneyLine(formats.money(row.payout, symbol));
  return (
    <span className="inline-grid">
      <MoneyText amount={row.remaining} currencyCode={code} />
      <span className="text-13 font-normal text-text-2">{t('leftOf', { whole })}</span>
    </span>
  );
}
