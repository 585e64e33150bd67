import { useFormats, useTranslations } from '@portal/i18n/react';
import { Table, Tag, type Column } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Contract } from '../api/read-consolidated.ts';
import { percentText } from '../percent-text.ts';

type Tier = Contract['tiers'][number];

interface TierTableProps {
  readonly tiers: readonly Tier[];
  readonly currency: string;
  /** The row that applied, from 1. */
  readonly applied?: number | null;
  /** Where rows of two contracts stand side by side. */
  readonly caption?: string;
}

/** The rows of a contract, as both sides see them. */
export function TierTable(props: TierTableProps) {
  const t = useTranslations('contracts.tier');
  const columns = useTierColumns(props);
  return (
    <Table
      caption={props.caption ?? t('caption')}
      columns={columns}
      rows={props.tiers}
      rowKey={({ rate }) => rate}
    />
  );
}

function useTierColumns({ tiers, currency, applied = null }: TierTableProps) {
  const t = useTranslations('contracts.tier');
  const formats = useFormats();
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const hasLoss = tiers.some(({ minLoss }) => minLoss !== null);
  const lossColumn: Column<Tier> = {
    id: 'minLoss',
    header: t('minLoss'),
    isNumber: true,
    cell: ({ minLoss }) => (minLoss === null ? t('none') : money(minLoss)),
  };
  const appliedColumn: Column<Tier> = {
    id: 'applied',
    header: t('applied'),
    cell: (tier) =>
      tiers.indexOf(tier) + 1 === applied ? <Tag tone="ok">{t('applies')}</Tag> : '',
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
    ...(applied === null ? [] : [appliedColumn]),
  ];
  return columns;
}
