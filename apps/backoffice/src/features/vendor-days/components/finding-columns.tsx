import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { Finding } from '../api/list-findings.ts';

export function useFindingColumns(onOpen: (id: string) => void): readonly Column<Finding>[] {
  const t = useTranslations('desk-days');
  return [
    {
      id: 'kind',
      header: t('columns.kind'),
      isTitle: true,
      cell: (row) => <OpenButton onOpen={() => onOpen(row.id)}>{t(`kind.${row.kind}`)}</OpenButton>,
    },
    { id: 'vendor', header: t('columns.vendor'), cell: (row) => <bdi>{row.vendorCode}</bdi> },
    { id: 'day', header: t('columns.day'), cell: (row) => <bdi>{row.day}</bdi> },
    {
      id: 'transaction',
      header: t('columns.transaction'),
      cell: (row) => <bdi className="break-all">{row.transactionId}</bdi>,
    },
    {
      id: 'owner',
      header: t('columns.owner'),
      cell: (row) => (row.owner === null ? t('nobody') : <bdi>{row.owner}</bdi>),
    },
    { id: 'found', header: t('columns.found'), cell: (row) => <Moment at={row.openedAt} /> },
  ];
}
