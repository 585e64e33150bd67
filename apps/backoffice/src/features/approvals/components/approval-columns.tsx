import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Tag } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { Approval } from '../api/list-approvals.ts';
import { ActWords } from './act-words.tsx';
import { ApprovalStateTag } from './approval-state.tsx';

export function useApprovalColumns(onOpen: (id: string) => void): readonly Column<Approval>[] {
  const t = useTranslations('desk-approvals');
  return [
    {
      id: 'act',
      header: t('columns.act'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <ActWords approval={row} />
        </OpenButton>
      ),
    },
    { id: 'state', header: t('columns.state'), cell: (row) => <ApprovalStateTag {...row} /> },
    {
      id: 'asker',
      header: t('columns.asker'),
      cell: (row) => (
        <span className="inline-flex items-center gap-2">
          <bdi>{row.askedBy.name}</bdi>
          {row.isOwn && <Tag tone="info">{t('own')}</Tag>}
        </span>
      ),
    },
    { id: 'reason', header: t('columns.reason'), cell: (row) => <bdi>{row.reason}</bdi> },
    { id: 'asked', header: t('columns.asked'), cell: (row) => <Moment at={row.askedAt} /> },
    {
      id: 'expires',
      header: t('columns.expires'),
      cell: (row) => <Moment at={row.state === 'waiting' ? row.expiresAt : row.decidedAt} />,
    },
  ];
}
