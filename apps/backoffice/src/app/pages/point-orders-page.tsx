import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRedeemQueue } from '../../features/loyalty/api/list-redeem-queue.ts';
import { useRedeemColumns } from '../../features/loyalty/components/redeem-columns.tsx';
import { RedeemSheet } from '../../features/loyalty/components/redeem-sheet.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ShortcutsButton } from '../../shared/queue/shortcuts-button.tsx';
import { useQueue } from '../../shared/queue/use-queue.ts';
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
  const rows = rowsOf(redeems);
  const queue = useQueue({
    keys: rows?.map(({ referenceNumber }) => referenceNumber) ?? [],
    opened: order,
    onOpen: (id) => go({ order: id }),
    more: { has: redeems.hasNextPage, onMore: () => void redeems.fetchNextPage() },
  });
  return (
    <>
      <ListPage
        ux="BO-09-orders"
        title={title}
        filters={[
          {
            id: 'view',
            label: t('view.label'),
            value: view,
            options: redeemViews.map((value) => ({ value, label: t(`view.${value}`) })),
            onChange: (value) =>
              go({ order: undefined, view: redeemViews.find((option) => option === value) }),
          },
        ]}
        end={
          <ShortcutsButton
            lines={[
              { keys: 'A', text: t('decide.approve') },
              { keys: 'R', text: t('decide.reject') },
            ]}
          />
        }
        onClear={() => void navigate({ to: '/pointOrders', search: {} })}
        query={{
          data: rows,
          error: redeems.error,
          isStale: redeems.isPlaceholderData,
          refetch: () => void redeems.refetch(),
        }}
        columns={columns}
        rowKey={(row) => row.referenceNumber}
        texts={{
          empty: t(`orders.empty.${view}`),
          emptyHint: t('orders.emptyHint'),
          nothing: t(`orders.empty.${view}`),
          failed: t('orders.failed'),
        }}
        footer={<OlderButton query={redeems} />}
      />
      <RedeemSheet
        queue={queue}
        order={rows?.find(({ referenceNumber }) => referenceNumber === order)}
        onClose={() => go({ order: undefined })}
      />
    </>
  );
}
