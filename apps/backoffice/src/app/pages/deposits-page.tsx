import { useTranslations } from '@portal/i18n/react';
import { depositViews } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDepositQueue } from '../../features/cashier/api/list-deposit-queue.ts';
import { useDepositColumns } from '../../features/cashier/components/deposit-columns.tsx';
import { depositLetters } from '../../features/cashier/components/deposit-decision.tsx';
import { DepositSheet } from '../../features/cashier/components/deposit-sheet.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ShortcutsButton } from '../../shared/queue/shortcuts-button.tsx';
import { useQueue } from '../../shared/queue/use-queue.ts';
import type { DepositsSearch } from '../searches.ts';

export default function DepositsPage() {
  const t = useTranslations('desk-deposits');
  const title = useTranslations('desk-shell.places')('deposits');
  const navigate = useNavigate();
  const search = useSearch({ from: '/deposits' });
  const { view = 'to_do', order } = search;
  const go = (change: Partial<DepositsSearch>) =>
    void navigate({ to: '/deposits', search: { ...search, ...change } });
  const columns = useDepositColumns((id) => go({ order: id }));
  const deposits = useDepositQueue({ view });
  const rows = rowsOf(deposits);
  const counts = deposits.data?.pages[0]?.counts;
  const queue = useQueue({
    keys: rows?.map(({ id }) => id) ?? [],
    opened: order,
    onOpen: (id) => go({ order: id }),
    more: { has: deposits.hasNextPage, onMore: () => void deposits.fetchNextPage() },
  });
  const labelOf = (value: (typeof depositViews)[number]) =>
    value === 'closed' ? t('view.closed') : t(`view.${value}`, { count: counts?.[value] ?? 0 });
  return (
    <>
      <ListPage
        ux="BO-03"
        title={title}
        filters={[
          {
            id: 'view',
            label: t('view.label'),
            value: view,
            options: depositViews.map((value) => ({ value, label: labelOf(value) })),
            onChange: (value) =>
              go({ order: undefined, view: depositViews.find((option) => option === value) }),
          },
        ]}
        end={<DepositKeys />}
        onClear={() => void navigate({ to: '/deposits', search: {} })}
        query={{
          data: rows,
          error: deposits.error,
          isStale: deposits.isPlaceholderData,
          refetch: () => void deposits.refetch(),
        }}
        columns={columns}
        rowKey={(row) => row.id}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('empty'),
          failed: t('failedList'),
        }}
        footer={<OlderButton query={deposits} />}
      />
      <DepositSheet id={order} queue={queue} onClose={() => go({ order: undefined })} />
    </>
  );
}

const decisions = [
  'claim',
  'confirm',
  'refuse',
  'credit',
  'refund',
  'end_refund',
  'charge_back',
] as const;

function DepositKeys() {
  const t = useTranslations('desk-deposits.decision');
  const lines = decisions.map((name) => ({
    keys: depositLetters[name].toUpperCase(),
    text: t(name),
  }));
  return <ShortcutsButton lines={lines} />;
}
