import { useTranslations } from '@portal/i18n/react';
import { depositViews } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDepositQueue } from '../../features/cashier/api/list-deposit-queue.ts';
import { useDepositColumns } from '../../features/cashier/components/deposit-columns.tsx';
import { depositLetters } from '../../features/cashier/components/deposit-decision.tsx';
import { DepositSheet } from '../../features/cashier/components/deposit-sheet.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';
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
  const counts = deposits.data?.pages[0]?.counts;
  const labelOf = (value: (typeof depositViews)[number]) =>
    value === 'closed' ? t('view.closed') : t(`view.${value}`, { count: counts?.[value] ?? 0 });
  return (
    <QueuePage
      ux="BO-03"
      title={title}
      list={deposits}
      rowKey={({ id }) => id}
      columns={columns}
      opened={order}
      onOpen={(id) => go({ order: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view.label'),
          values: depositViews,
          textOf: labelOf,
          value: view,
          onChange: (value) => go({ order: undefined, view: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/deposits', search: {} })}
      keys={useKeys()}
      texts={{ empty: t('empty'), emptyHint: t('emptyHint'), failed: t('failedList') }}
      renderDrawer={({ queue, onClose }) => (
        <DepositSheet id={order} queue={queue} onClose={onClose} />
      )}
    />
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

/** What the letters do. */
function useKeys() {
  const t = useTranslations('desk-deposits.decision');
  return decisions.map((name) => ({
    keys: depositLetters[name].toUpperCase(),
    text: t(name),
  }));
}
