import { useTranslations } from '@portal/i18n/react';
import { CalmSeaDrawing } from '@portal/ui';
import { useNavigate } from '@tanstack/react-router';
import { CursorTable } from '../../../shared/cursor-table.tsx';
import { Section } from '../../../shared/detail-page.tsx';
import { useBetReviews } from '../api/list-bet-reviews.ts';
import { useReviewColumns } from './review-columns.tsx';

/** What waits for somebody at one vendor; a press opens it in its queue. */
export function VendorReviews({ vendorCode }: { readonly vendorCode: string }) {
  const t = useTranslations('desk-bets');
  const title = useTranslations('desk-shell.places')('betReviews');
  const navigate = useNavigate();
  const reviews = useBetReviews({ view: 'waiting', vendorCode });
  const columns = useReviewColumns(
    (review) => void navigate({ to: '/bets/reviews', search: { review } }),
  );
  return (
    <Section title={title}>
      <CursorTable
        query={reviews}
        columns={columns}
        rowKey={({ id }) => id}
        caption={title}
        failedTitle={t('failed')}
        empty={{ drawing: <CalmSeaDrawing />, title: t('empty.waiting') }}
      />
    </Section>
  );
}
