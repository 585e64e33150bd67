import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApprovals } from '../../features/approvals/api/list-approvals.ts';
import { useApprovalColumns } from '../../features/approvals/components/approval-columns.tsx';
import { ApprovalSheet } from '../../features/approvals/components/approval-sheet.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ShortcutsButton } from '../../shared/queue/shortcuts-button.tsx';
import { useQueue } from '../../shared/queue/use-queue.ts';
import type { ApprovalsSearch } from '../searches.ts';
import { approvalAskers, approvalViews } from '../searches.ts';

export default function ApprovalsPage() {
  const t = useTranslations('desk-approvals');
  const title = useTranslations('desk-shell.places')('approvals');
  const navigate = useNavigate();
  const search = useSearch({ from: '/approvals' });
  const { view = 'waiting', asker, request } = search;
  const go = (change: Partial<ApprovalsSearch>) =>
    void navigate({ to: '/approvals', search: { ...search, ...change } });
  const columns = useApprovalColumns((id) => go({ request: id }));
  const approvals = useApprovals({ view, ...(asker === undefined ? {} : { asker }) });
  const rows = rowsOf(approvals);
  const queue = useQueue({
    keys: rows?.map(({ id }) => id) ?? [],
    opened: request,
    onOpen: (id) => go({ request: id }),
    more: { has: approvals.hasNextPage, onMore: () => void approvals.fetchNextPage() },
  });
  return (
    <>
      <ListPage
        ux="BO-04-approvals"
        title={title}
        filters={[
          {
            id: 'view',
            label: t('view.label'),
            value: view,
            options: approvalViews.map((value) => ({ value, label: t(`view.${value}`) })),
            onChange: (value) =>
              go({ request: undefined, view: approvalViews.find((option) => option === value) }),
          },
          {
            id: 'asker',
            label: t('asker.label'),
            value: asker ?? 'all',
            options: ['all' as const, ...approvalAskers].map((value) => ({
              value,
              label: t(`asker.${value}`),
            })),
            onChange: (value) =>
              go({ request: undefined, asker: approvalAskers.find((option) => option === value) }),
          },
        ]}
        end={<ApprovalKeys />}
        onClear={() => void navigate({ to: '/approvals', search: {} })}
        query={{
          data: rows,
          error: approvals.error,
          isStale: approvals.isPlaceholderData,
          refetch: () => void approvals.refetch(),
        }}
        columns={columns}
        rowKey={(row) => row.id}
        texts={{
          empty: t(`empty.${view}`),
          emptyHint: t('emptyHint'),
          nothing: t(`empty.${view}`),
          failed: t('failed'),
        }}
        footer={<OlderButton query={approvals} />}
      />
      <ApprovalSheet
        queue={queue}
        approval={rows?.find(({ id }) => id === request)}
        onClose={() => go({ request: undefined })}
      />
    </>
  );
}

function ApprovalKeys() {
  const t = useTranslations('desk-approvals.keys');
  return (
    <ShortcutsButton
      lines={[
        { keys: 'A', text: t('approve') },
        { keys: 'R', text: t('refuse') },
        { keys: 'W', text: t('withdraw') },
        { keys: 'Ctrl Enter', text: t('carryOut') },
      ]}
    />
  );
}
