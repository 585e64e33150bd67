import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { BetReview } from '../api/list-bet-reviews.ts';

export function useReviewColumns(onOpen: (id: string) => void): readonly Column<BetReview>[] {
  const t = useTranslations('desk-bets');
  return [
    {
      id: 'reason',
      header: t('columns.reason'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>{t(`reason.${row.reason}`)}</OpenButton>
      ),
    },
    {
      id: 'account',
      header: t('columns.account'),
      cell: ({ memberId, account }) => (memberId === null ? t('wholeSite') : <bdi>{account}</bdi>),
    },
    { id: 'provider', header: t('columns.provider'), cell: (row) => <bdi>{row.provider}</bdi> },
    {
      id: 'transaction',
      header: t('columns.transaction'),
      cell: (row) => (
        <code dir="ltr" className="text-12">
          {row.transactionId}
        </code>
      ),
    },
    { id: 'opened', header: t('columns.opened'), cell: (row) => <Moment at={row.openedAt} /> },
  ];
}
