import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useWithdrawalQueue } from '../../features/cashier/api/list-queue.ts';
import { useWithdrawalColumns } from '../../features/cashier/components/withdrawal-columns.tsx';
import { WithdrawalSheet } from '../../features/cashier/components/withdrawal-sheet.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ShortcutsButton } from '../../shared/queue/shortcuts-button.tsx';
import { useQueue } from '../../shared/queue/use-queue.ts';
import type { WithdrawalsSearch } from '../searches.ts';
import { withdrawalViews } from '../searches.ts';

export default function WithdrawalsPage() {
  const t = useTranslations('desk-cashier');
  const title = useTranslations('desk-shell.places')('withdrawals');
  const navigate = useNavigate();
  const search = useSearch({ from: '/withdrawals' });
  const { view = 'review', order } = search;
  const go = (change: Partial<WithdrawalsSearch>) =>
    void navigate({ to: '/withdrawals', search: { ...search, ...change } });
  const columns = useWithdrawalColumns((id) => go({ order: id }));
  const withdrawals = useWithdrawalQueue({ view });
  const rows = rowsOf(withdrawals);
  const counts = withdrawals.data?.pages[0]?.counts;
  const queue = useQueue({
    keys: rows?.map(({ id }) => id) ?? [],
    opened: order,
    onOpen: (id) => go({ order: id }),
    more: { has: withdrawals.hasNextPage, onMore: () => void withdrawals.fetchNextPage() },
  });
  const labelOf = (value: (typeof withdrawalViews)[number]) =>
    value === 'closed' ? t('view.closed') : t(`view.${value}`, { count: counts?.[value] ?? 0 });
  return (
    <>
      <ListPage
        ux="BO-04"
        title={title}
        filters={[
          {
            id: 'view',
            label: t('view.label'),
            value: view,
            options: withdrawalViews.map((value) => ({ value, label: labelOf(value) })),
            onChange: (value) =>
              go({
                order: undefined,
                view: withdrawalViews.find((option) => option === value),
              }),
          },
        ]}
        end={<WithdrawalKeys />}
        onClear={() => void navigate({ to: '/withdrawals', search: {} })}
        query={{
          data: rows,
          error: withdrawals.error,
          isStale: withdrawals.isPlaceholderData,
          refetch: () => void withdrawals.refetch(),
        }}
        columns={columns}
        rowKey={(row) => row.id}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('empty'),
          failed: t('failedList'),
        }}
        footer={<OlderButton query={withdrawals} />}
      />
      <WithdrawalSheet id={order} queue={queue} onClose={() => go({ order: undefined })} />
    </>
  );
}

function WithdrawalKeys() {
  const t = useTranslations('desk-cashier.decision');
  const lines = (
    [
      ['C', 'claim'],
      ['A', 'approve'],
      ['Q', 'ask'],
      ['R', 'reject'],
      ['P', 'pay'],
      ['F', 'fail'],
      ['U', 'rule'],
    ] as const
  ).map(([keys, name]) => ({ keys, text: t(name) }));
  return <ShortcutsButton lines={lines} />;
}
