import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { DeskChatMessage } from '../api/list-chat.ts';

export function useChatColumns(onOpen: (id: string) => void): readonly Column<DeskChatMessage>[] {
  const t = useTranslations('desk-chat');
  const formats = useFormats();
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
    { id: 'room', header: t('columns.room'), cell: (row) => t(`room.${row.room}`) },
    { id: 'account', header: t('columns.account'), cell: (row) => <bdi>{row.account}</bdi> },
    {
      id: 'reports',
      header: t('columns.reports'),
      cell: (row) => formats.count(row.openReports),
    },
    {
      id: 'decision',
      header: t('columns.decision'),
      cell: (row) => (row.decision === null ? '–' : t(`decision.${row.decision}`)),
    },
    { id: 'sent', header: t('columns.sent'), cell: (row) => <Moment at={row.sentAt} /> },
  ];
}
