import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useWithdrawalQueue } from '../../features/cashier/api/list-queue.ts';
import { useWithdrawalColumns } from '../../features/cashier/components/withdrawal-columns.tsx';
import { WithdrawalSheet } from '../../features/cashier/components/withdrawal-sheet.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';
import type { WithdrawalsSearch } from '../searches.ts';
import { withdrawalViews } from '../withdrawal-views.ts';

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
  const counts = withdrawals.data?.pages[0]?.counts;
  const labelOf = (value: (typeof withdrawalViews)[number]) =>
    value === 'closed' ? t('view.closed') : t(`view.${value}`, { count: counts?.[value] ?? 0 });
  return (
    <QueuePage
      ux={view === 'disputed' ? 'BO-05' : 'BO-04'}
      title={title}
      list={withdrawals}
      rowKey={({ id }) => id}
      columns={columns}
      opened={order}
      onOpen={(id) => go({ order: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view.label'),
          values: withdrawalViews,
          textOf: labelOf,
          value: view,
          onChange: (value) => go({ order: undefined, view: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/withdrawals', search: {} })}
      keys={useKeys()}
      texts={{ empty: t('empty'), emptyHint: t('emptyHint'), failed: t('failedList') }}
      renderDrawer={({ queue, onClose }) => (
        <WithdrawalSheet id={order} queue={queue} onClose={onClose} />
      )}
    />
  );
}

/** What the letters do. */
function useKeys() {
  const t = useTranslations('desk-cashier.decision');
  return (
    [
      ['C', 'claim'],
      ['A', 'approve'],
      ['Q', 'ask'],
      ['R', 'reject'],
      ['P', 'pay'],
      ['F', 'fail'],
      ['U', 'rule'],
      ['L', 'settle'],
      ['H', 'pause'],
    ] as const
  ).map(([keys, name]) => ({ keys, text: t(name) }));
}
