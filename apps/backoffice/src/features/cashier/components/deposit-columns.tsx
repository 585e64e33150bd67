import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { QueuedDeposit } from '../api/list-deposit-queue.ts';
import { DepositState } from './deposit-state.tsx';
import { DueMoment } from './due-moment.tsx';

export function useDepositColumns(onOpen: (id: string) => void): readonly Column<QueuedDeposit>[] {
  const t = useTranslations('desk-deposits.columns');
  return [
    {
      id: 'member',
      header: t('member'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{row.memberName}</bdi>
        </OpenButton>
      ),
    },
    {
      id: 'reference',
      header: t('reference'),
      cell: (row) => <bdi dir="ltr">{row.reference}</bdi>,
    },
    {
      id: 'amount',
      header: t('amount'),
      isNumber: true,
      cell: (row) => <MoneyText amount={row.amount} currencyCode={row.currency} />,
    },
    {
      id: 'credited',
      header: t('credited'),
      isNumber: true,
      cell: (row) =>
        row.state === 'CREDITED' ? (
          <MoneyText amount={row.credit} currencyCode={row.currency} />
        ) : (
          '—'
        ),
    },
    { id: 'channel', header: t('channel'), cell: (row) => row.channelName },
    { id: 'state', header: t('state'), cell: (row) => <DepositState {...row} /> },
    {
      id: 'owner',
      header: t('owner'),
      cell: (row) => <bdi>{row.claimedBy?.name ?? '—'}</bdi>,
    },
    { id: 'asked', header: t('asked'), cell: (row) => <Moment at={row.requestedAt} /> },
    {
      id: 'due',
      header: t('due'),
      cell: (row) => <DueMoment dueAt={row.dueAt} isOurs={row.nextActor === 'house'} />,
    },
  ];
}
