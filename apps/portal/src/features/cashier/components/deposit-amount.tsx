import { useTranslations } from '@portal/i18n/react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { DepositLine } from '../api/list-deposits.ts';

/** What a deposit came to: once it is credited what the balance got, with what was asked for. */
export function DepositAmount({ line }: { readonly line: DepositLine }) {
  const t = useTranslations('deposit');
  const { state, amount, credit, currency } = line;
  if (state !== 'CREDITED' || credit === amount) {
    return <MoneyText amount={amount} currency={currency} />;
  }
  return (
    <span className="grid">
      <MoneyText amount={credit} currency={currency} />
      <span className="text-14 font-normal text-text-2">
        {t('askedFor')} <MoneyText amount={amount} currency={currency} />
      </span>
    </span>
  );
}
