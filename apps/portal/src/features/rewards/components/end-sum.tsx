import { useTranslations } from '@portal/i18n/react';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';

interface EndSumProps {
  readonly currency: string;
  readonly beforeAmount: string;
  readonly giftAmount: string;
  readonly netAmount: string;
  readonly keepAmount: string;
  readonly forfeitAmount: string;
}

/** From what it is counted what goes back of a bonus (agents-loyalty-money.md D8). */
export function EndSum({ currency, ...amounts }: EndSumProps) {
  const t = useTranslations('rewards.giveUp');
  const money = useMoneyLine();
  const lines = [
    { label: t('before'), amount: amounts.beforeAmount },
    { label: t('gift'), amount: amounts.giftAmount },
    { label: t('net'), amount: amounts.netAmount },
    { label: t('keep'), amount: amounts.keepAmount },
    { label: t('forfeit'), amount: amounts.forfeitAmount },
  ];
  return (
    <dl className="m-0 grid gap-2 text-14">
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4 last:font-bold">
          <dt>{label}</dt>
          <dd className="m-0 tabular-nums">{money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
