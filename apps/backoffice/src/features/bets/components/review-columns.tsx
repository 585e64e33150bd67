import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import type { BetReview } from '../api/list-bet-reviews.ts';

export function useReviewColumns(onOpen: (id: string) => void): readonly Column<BetReview>[] {
  const t = useTranslations('desk-bets');
  return [
    {
      id: 'reason',
      header: t('columns.reason'),
      isTitle: true,
      cell: (row) => (
        <button
          type="button"
          className="ui-row-link border-0 bg-transparent p-0 text-start"
          onClick={() => onOpen(row.id)}
        >
          {t(`reason.${row.reason}`)}
        </button>
      ),
    },
    { id: 'account', header: t('columns.account'), cell: (row) => <bdi>{row.account}</bdi> },
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
