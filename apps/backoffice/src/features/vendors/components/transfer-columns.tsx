import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { DeskTransfer } from '../api/list-stuck-transfers.ts';

export function useTransferColumns(onOpen: (id: string) => void): readonly Column<DeskTransfer>[] {
  const t = useTranslations('desk-transfers');
  return [
    {
      id: 'way',
      header: t('columns.way'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          {t(`way.${row.direction}`)} <bdi>{row.vendorName}</bdi>
        </OpenButton>
      ),
    },
    { id: 'account', header: t('columns.account'), cell: (row) => <bdi>{row.account}</bdi> },
    {
      id: 'amount',
      header: t('columns.amount'),
      isNumber: true,
      cell: (row) => <MoneyText amount={row.amount} currencyCode={row.currency} />,
    },
    { id: 'state', header: t('columns.state'), cell: (row) => t(`state.${row.state}`) },
    { id: 'made', header: t('columns.made'), cell: (row) => <Moment at={row.madeAt} /> },
  ];
}
