import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRedeemQueue } from '../../features/loyalty/api/list-redeem-queue.ts';
import { useRedeemColumns } from '../../features/loyalty/components/redeem-columns.tsx';
import { RedeemSheet } from '../../features/loyalty/components/redeem-sheet.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';
import { redeemViews, type PointOrdersSearch } from '../searches.ts';

/** The queue of orders of the points mall (BO-09): what waits longest first. */
export default function PointOrdersPage() {
  const t = useTranslations('desk-loyalty');
  const title = useTranslations('desk-shell.places')('pointOrders');
  const navigate = useNavigate();
  const search = useSearch({ from: '/pointOrders' });
  const { view = 'waiting', order } = search;
  const go = (change: Partial<PointOrdersSearch>) =>
    void navigate({ to: '/pointOrders', search: { ...search, ...change } });
  const columns = useRedeemColumns((id) => go({ order: id }));
  const redeems = useRedeemQueue({ view });
  return (
    <QueuePage
      ux="BO-09-orders"
      title={title}
      list={redeems}
      rowKey={({ id }) => id}
      columns={columns}
      opened={order}
      onOpen={(id) => go({ order: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view.label'),
          values: redeemViews,
          textOf: (option) => t(`view.${option}`),
          value: view,
          onChange: (value) => go({ order: undefined, view: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/pointOrders', search: {} })}
      keys={[
        { keys: 'A', text: t('decide.approve') },
        { keys: 'R', text: t('decide.reject') },
      ]}
      texts={{
        empty: t(`orders.empty.${view}`),
        emptyHint: t('orders.emptyHint'),
        failed: t('orders.failed'),
      }}
      renderDrawer={({ queue, row, onClose }) => (
        <RedeemSheet queue={queue} order={row} onClose={onClose} />
      )}
    />
  );
}
