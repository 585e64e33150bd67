import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { Feedback } from '../api/list-feedback.ts';
import { Sender } from './sender.tsx';

export function useFeedbackColumns(onOpen: (id: string) => void): readonly Column<Feedback>[] {
  const t = useTranslations('desk-feedback');
  return [
    {
      id: 'content',
      header: t('columns.content'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi className="line-clamp-2">{row.content}</bdi>
        </OpenButton>
      ),
    },
    { id: 'type', header: t('columns.type'), cell: (row) => t(`types.${row.questionType}`) },
    { id: 'account', header: t('columns.account'), cell: (row) => <Sender feedback={row} /> },
    { id: 'sent', header: t('columns.sent'), cell: (row) => <Moment at={row.sentAt} /> },
  ];
}
