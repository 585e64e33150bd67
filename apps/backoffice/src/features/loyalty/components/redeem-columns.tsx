import { useFormats, useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { QueuedRedeem } from '../api/list-redeem-queue.ts';

const tones = { IN_PROCESS: 'info', APPROVED: 'ok', REJECTED: 'bad' } as const;

export function useRedeemColumns(onOpen: (id: string) => void): readonly Column<QueuedRedeem>[] {
  const t = useTranslations('desk-loyalty');
  const formats = useFormats();
  return [
    {
      id: 'name',
      header: t('orders.name'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{row.name}</bdi>
        </OpenButton>
      ),
    },
    { id: 'account', header: t('orders.account'), cell: (row) => <bdi>{row.account}</bdi> },
    { id: 'kind', header: t('kind.label'), cell: (row) => t(`kind.${row.type}`) },
    {
      id: 'quantity',
      header: t('orders.quantity'),
      isNumber: true,
      cell: (row) => formats.count(row.quantity),
    },
    {
      id: 'points',
      header: t('orders.points'),
      isNumber: true,
      cell: (row) => formats.count(BigInt(row.pointsRequirement)),
    },
    {
      id: 'status',
      header: t('orders.status'),
      cell: (row) => <Tag tone={tones[row.status]}>{t(`status.${row.status}`)}</Tag>,
    },
    { id: 'applied', header: t('orders.applied'), cell: (row) => <Moment at={row.applyTime} /> },
  ];
}
