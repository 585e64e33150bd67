import { useFormats, useTranslations } from '@portal/i18n/react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { BillView } from '../api/read-bill.ts';
import { WhyFacts } from './why-facts.tsx';

/** The unit and the figures of the team in it, from which everything below follows. */
export function WhyInputs({ bill }: { readonly bill: BillView }) {
  const t = useTranslations('contracts');
  const formats = useFormats();
  const { currency, startsAt, endsAt, kind } = bill;
  const money = (amount: string) => (
    <MoneyText amount={amount} currency={currency} sign="losses" tone="plain" />
  );
  const facts = [
    {
      key: 'unit',
      label: t('bill.unit'),
      value: t('why.span', { from: formats.dateTime(startsAt), to: formats.dateTime(endsAt) }),
    },
    ...(isWhole(bill)
      ? []
      : [
          {
            key: 'counted',
            label: t('why.counted'),
            value: t('why.span', {
              from: formats.dateTime(bill.countedFrom),
              to: formats.dateTime(bill.countedTo),
            }),
          },
        ]),
    { key: 'scope', label: t('bill.scope'), value: t(`scope.${bill.scope}`) },
    { key: 'valid', label: t('bill.validBet'), value: money(bill.validBet) },
    { key: 'active', label: t('bill.active'), value: formats.count(bill.active) },
    ...(kind === 'DIVIDEND'
      ? [
          { key: 'gross', label: t('why.figure.ggr'), value: money(bill.gross) },
          { key: 'netLoss', label: t('bill.netLoss'), value: money(bill.netLoss) },
        ]
      : []),
  ];
  return <WhyFacts title={t('why.inputs')} facts={facts} />;
}

/** Whether all of its unit counts, as it does but for a day that runs or was cut. */
function isWhole({ startsAt, endsAt, countedFrom, countedTo }: BillView): boolean {
  return startsAt === countedFrom && endsAt === countedTo;
}
