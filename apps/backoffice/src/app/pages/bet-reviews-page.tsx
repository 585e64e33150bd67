import { useTranslations } from '@portal/i18n/react';
import { betReviewReasons } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useBetReviews } from '../../features/bets/api/list-bet-reviews.ts';
import { useReviewColumns } from '../../features/bets/components/review-columns.tsx';
import { ReviewSheet } from '../../features/bets/components/review-sheet.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';
import { betReviewViews, type BetReviewsSearch } from '../searches.ts';

/** Commands about bets that somebody has to look at (BO-16): what waits longest first. */
export default function BetReviewsPage() {
  const t = useTranslations('desk-bets');
  const title = useTranslations('desk-shell.places')('betReviews');
  const navigate = useNavigate();
  const search = useSearch({ from: '/bets/reviews' });
  const { view = 'waiting', reason, review } = search;
  const go = (change: Partial<BetReviewsSearch>) =>
    void navigate({ to: '/bets/reviews', search: { ...search, ...change } });
  const columns = useReviewColumns((id) => go({ review: id }));
  const reviews = useBetReviews({ view, ...(reason === undefined ? {} : { reason }) });
  return (
    <QueuePage
      ux="BO-16-reviews"
      title={title}
      list={reviews}
      rowKey={({ id }) => id}
      columns={columns}
      opened={review}
      onOpen={(id) => go({ review: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view.label'),
          values: betReviewViews,
          textOf: (option) => t(`view.${option}`),
          value: view,
          onChange: (value) => go({ review: undefined, view: value }),
        }),
        filterOf({
          id: 'reason',
          label: t('columns.reason'),
          values: betReviewReasons,
          textOf: (option) => t(`reason.${option}`),
          all: t('allReasons'),
          value: reason,
          onChange: (value) => go({ review: undefined, reason: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/bets/reviews', search: {} })}
      keys={[{ keys: 'C', text: t('keys.close') }]}
      texts={{ empty: t(`empty.${view}`), emptyHint: t('emptyHint'), failed: t('failed') }}
      renderDrawer={({ queue, row, onClose }) => (
        <ReviewSheet queue={queue} review={row} onClose={onClose} />
      )}
    />
  );
}
