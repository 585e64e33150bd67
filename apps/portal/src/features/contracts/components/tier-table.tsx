import { useFormats, useTranslations } from '@portal/i18n/react';
import { Table, type Column } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Contract } from '../api/read-consolidated.ts';
import { percentText } from '../percent-text.ts';

type Tier = Contract['tiers'][number];

/** The rows of a contract, as both sides see them. */
export function TierTable(props: { readonly tiers: readonly Tier[]; readonly currency: string }) {
  const t = useTranslations('contracts.tier');
  const formats = useFormats();
  const { tiers, currency } = props;
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const hasLoss = tiers.some(({ minLoss }) => minLoss !== null);
  const lossColumn: Column<Tier> = {
    id: 'minLoss',
    header: t('minLoss'),
    isNumber: true,
    cell: ({ minLoss }) => (minLoss === null ? t('none') : money(minLoss)),
  };
  const columns: readonly Column<Tier>[] = [
    { id: 'minBet', header: t('minBet'), isNumber: true, cell: ({ minBet }) => money(minBet) },
    ...(hasLoss ? [lossColumn] : []),
    {
      id: 'minActive',
      header: t('minActive'),
      isNumber: true,
      cell: ({ minActive }) => formats.count(minActive),
    },
    {
      id: 'rate',
      header: t('rate'),
      isNumber: true,
      cell: ({ rateType, rate }) =>
        rateType === 'F' ? money(rate) : t('percent', { rate: percentText(rate) }),
    },
  ];
  return (
    <Table caption={t('caption')} columns={columns} rows={tiers} rowKey={({ rate }) => rate} />
  );
}
