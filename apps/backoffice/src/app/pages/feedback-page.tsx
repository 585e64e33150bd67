import { useTranslations } from '@portal/i18n/react';
import { questionTypes } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFeedback } from '../../features/feedback/api/list-feedback.ts';
import { FeedbackSheet } from '../../features/feedback/components/feedback-sheet.tsx';
import { HelpVotes } from '../../features/feedback/components/help-votes.tsx';
import { useFeedbackColumns } from '../../features/feedback/components/feedback-columns.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';
import { feedbackViews, type FeedbackSearch } from '../searches.ts';

/** The queue of the customer service (BO-07): what waits longest first. */
export default function FeedbackPage() {
  const t = useTranslations('desk-feedback');
  const title = useTranslations('desk-shell.places')('feedback');
  const navigate = useNavigate();
  const search = useSearch({ from: '/feedback' });
  const { view = 'waiting', questionType, message } = search;
  const go = (change: Partial<FeedbackSearch>) =>
    void navigate({ to: '/feedback', search: { ...search, ...change } });
  const columns = useFeedbackColumns((id) => go({ message: id }));
  const feedback = useFeedback({ view, ...(questionType === undefined ? {} : { questionType }) });
  return (
    <QueuePage
      ux="BO-07"
      title={title}
      list={feedback}
      rowKey={({ id }) => id}
      columns={columns}
      opened={message}
      onOpen={(id) => go({ message: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view.label'),
          values: feedbackViews,
          textOf: (option) => t(`view.${option}`),
          value: view,
          onChange: (value) => go({ message: undefined, view: value }),
        }),
        filterOf({
          id: 'type',
          label: t('columns.type'),
          values: questionTypes,
          textOf: (option) => t(`types.${option}`),
          all: t('types.all'),
          value: questionType,
          onChange: (value) => go({ message: undefined, questionType: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/feedback', search: {} })}
      keys={[{ keys: 'A', text: t('keys.answer') }]}
      texts={{ empty: t(`empty.${view}`), emptyHint: t('emptyHint'), failed: t('failed') }}
      renderDrawer={({ queue, row, onClose }) => (
        <FeedbackSheet queue={queue} feedback={row} onClose={onClose} />
      )}
    >
      <HelpVotes />
    </QueuePage>
  );
}
