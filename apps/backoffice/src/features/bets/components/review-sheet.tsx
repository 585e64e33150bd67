import { useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { QueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import type { BetReview } from '../api/list-bet-reviews.ts';
import { EndReviewForm } from './end-review-form.tsx';

/** One command that somebody has to look at: what it was about, what to do, what came of it. */
export function ReviewSheet(props: {
  readonly review: BetReview | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { review, queue, onClose } = props;
  const t = useTranslations('desk-bets');
  return (
    <QueueSheet
      ux="BO-16-review"
      isWhole
      title={t('one')}
      row={review}
      queue={queue}
      onClose={onClose}
    >
      {(row) => (
        <>
          <p className="m-0 text-14 text-text-2">{t(`advice.${row.reason}`)}</p>
          <Facts facts={factsOf(row, t)} />
          {row.abilities.includes('close') && (
            <EndReviewForm key={row.id} review={row} onDone={queue.advance} />
          )}
        </>
      )}
    </QueueSheet>
  );
}

type Words = ReturnType<typeof useTranslations<'desk-bets'>>;

function factsOf(review: BetReview, t: Words) {
  const { closedAt, closedBy, note } = review;
  const code = (text: string) => (
    <code dir="ltr" className="text-12 break-all">
      {text === '' ? '–' : text}
    </code>
  );
  const { memberId } = review;
  const account =
    memberId === null ? (
      t('wholeSite')
    ) : (
      <Link to="/members/$memberId" params={{ memberId }}>
        <bdi>{review.account}</bdi>
      </Link>
    );
  const facts = [
    { label: t('columns.reason'), value: t(`reason.${review.reason}`), isWide: true },
    { label: t('columns.account'), value: account },
    { label: t('columns.provider'), value: <bdi>{review.provider}</bdi> },
    { label: t('columns.transaction'), value: code(review.transactionId), isWide: true },
    { label: t('columns.round'), value: code(review.roundId), isWide: true },
    { label: t('columns.bet'), value: code(review.betId ?? ''), isWide: true },
    { label: t('columns.opened'), value: <Moment at={review.openedAt} /> },
  ];
  return note === null
    ? facts
    : [
        ...facts,
        {
          label: t('note'),
          value: <bdi className="whitespace-pre-line">{note}</bdi>,
          isWide: true,
        },
        { label: t('closedBy'), value: <bdi>{closedBy}</bdi> },
        { label: t('closedAt'), value: <Moment at={closedAt} /> },
      ];
}
