import { useTranslations } from '@portal/i18n/react';
import { questionTypes } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFeedback } from '../../features/feedback/api/list-feedback.ts';
import { FeedbackSheet } from '../../features/feedback/components/feedback-sheet.tsx';
import { HelpVotes } from '../../features/feedback/components/help-votes.tsx';
import { useFeedbackColumns } from '../../features/feedback/components/feedback-columns.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ShortcutsButton } from '../../shared/queue/shortcuts-button.tsx';
import { useQueue } from '../../shared/queue/use-queue.ts';
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
  const rows = rowsOf(feedback);
  const queue = useQueue({
    keys: rows?.map(({ id }) => id) ?? [],
    opened: message,
    onOpen: (id) => go({ message: id }),
    more: { has: feedback.hasNextPage, onMore: () => void feedback.fetchNextPage() },
  });
  return (
    <>
      <ListPage
        ux="BO-07"
        title={title}
        filters={[
          {
            id: 'view',
            label: t('view.label'),
            value: view,
            options: feedbackViews.map((value) => ({ value, label: t(`view.${value}`) })),
            onChange: (value) =>
              go({ message: undefined, view: feedbackViews.find((option) => option === value) }),
          },
          {
            id: 'type',
            label: t('columns.type'),
            value: questionType ?? 'all',
            options: [
              { value: 'all', label: t('types.all') },
              ...questionTypes.map((value) => ({ value, label: t(`types.${value}`) })),
            ],
            onChange: (value) =>
              go({
                message: undefined,
                questionType: questionTypes.find((option) => option === value),
              }),
          },
        ]}
        end={<ShortcutsButton lines={[{ keys: 'A', text: t('keys.answer') }]} />}
        onClear={() => void navigate({ to: '/feedback', search: {} })}
        query={{
          data: rows,
          error: feedback.error,
          isStale: feedback.isPlaceholderData,
          refetch: () => void feedback.refetch(),
        }}
        columns={columns}
        rowKey={(row) => row.id}
        texts={{
          empty: t(`empty.${view}`),
          emptyHint: t('emptyHint'),
          nothing: t(`empty.${view}`),
          failed: t('failed'),
        }}
        footer={<OlderButton query={feedback} />}
      />
      <HelpVotes />
      <FeedbackSheet
        queue={queue}
        feedback={rows?.find(({ id }) => id === message)}
        onClose={() => go({ message: undefined })}
      />
    </>
  );
}
