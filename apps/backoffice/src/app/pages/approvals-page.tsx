import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApprovals } from '../../features/approvals/api/list-approvals.ts';
import { useApprovalColumns } from '../../features/approvals/components/approval-columns.tsx';
import { ApprovalSheet } from '../../features/approvals/components/approval-sheet.tsx';
import { useAbility } from '../../features/session/operator-session.ts';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';
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
  // The server shows everybody else the own requests alone.
  const maySeeAll = useAbility('approvals.read');
  return (
    <QueuePage
      ux="BO-04-approvals"
      title={title}
      list={approvals}
      rowKey={({ id }) => id}
      columns={columns}
      opened={request}
      onOpen={(id) => go({ request: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view.label'),
          values: approvalViews,
          textOf: (option) => t(`view.${option}`),
          value: view,
          onChange: (value) => go({ request: undefined, view: value }),
        }),
        ...(maySeeAll
          ? [
              filterOf({
                id: 'asker',
                label: t('asker.label'),
                values: approvalAskers,
                textOf: (option) => t(`asker.${option}`),
                all: t('asker.all'),
                value: asker,
                onChange: (value) => go({ request: undefined, asker: value }),
              }),
            ]
          : []),
      ]}
      onClear={() => void navigate({ to: '/approvals', search: {} })}
      keys={[
        { keys: 'A', text: t('keys.approve') },
        { keys: 'R', text: t('keys.refuse') },
        { keys: 'W', text: t('keys.withdraw') },
        { keys: 'Ctrl Enter', text: t('keys.carryOut') },
      ]}
      texts={{ empty: t(`empty.${view}`), emptyHint: t('emptyHint'), failed: t('failed') }}
      renderDrawer={({ queue, row, onClose }) => (
        <ApprovalSheet queue={queue} approval={row} onClose={onClose} />
      )}
    />
  );
}
