import { useTranslations } from '@portal/i18n/react';
import { betReviewReasons } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useBetReviews } from '../../features/bets/api/list-bet-reviews.ts';
import { useReviewColumns } from '../../features/bets/components/review-columns.tsx';
import { ReviewSheet } from '../../features/bets/components/review-sheet.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ShortcutsButton } from '../../shared/queue/shortcuts-button.tsx';
import { useQueue } from '../../shared/queue/use-queue.ts';
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
  const rows = rowsOf(reviews);
  const queue = useQueue({
    keys: rows?.map(({ id }) => id) ?? [],
    opened: review,
    onOpen: (id) => go({ review: id }),
    more: { has: reviews.hasNextPage, onMore: () => void reviews.fetchNextPage() },
  });
  return (
    <>
      <ListPage
        ux="BO-16-reviews"
        title={title}
        filters={[
          {
            id: 'view',
            label: t('view.label'),
            value: view,
            options: betReviewViews.map((value) => ({ value, label: t(`view.${value}`) })),
            onChange: (value) =>
              go({ review: undefined, view: betReviewViews.find((option) => option === value) }),
          },
          {
            id: 'reason',
            label: t('columns.reason'),
            value: reason ?? 'all',
            options: [
              { value: 'all', label: t('allReasons') },
              ...betReviewReasons.map((value) => ({ value, label: t(`reason.${value}`) })),
            ],
            onChange: (value) =>
              go({
                review: undefined,
                reason: betReviewReasons.find((option) => option === value),
              }),
          },
        ]}
        end={<ShortcutsButton lines={[{ keys: 'C', text: t('keys.close') }]} />}
        onClear={() => void navigate({ to: '/bets/reviews', search: {} })}
        query={{
          data: rows,
          error: reviews.error,
          isStale: reviews.isPlaceholderData,
          refetch: () => void reviews.refetch(),
        }}
        columns={columns}
        rowKey={(row) => row.id}
        texts={{
          empty: t(`empty.${view}`),
          emptyHint: t('emptyHint'),
          nothing: t(`empty.${view}`),
          failed: t('failed'),
        }}
        footer={<OlderButton query={reviews} />}
      />
      <ReviewSheet
        queue={queue}
        review={rows?.find(({ id }) => id === review)}
        onClose={() => go({ review: undefined })}
      />
    </>
  );
}
