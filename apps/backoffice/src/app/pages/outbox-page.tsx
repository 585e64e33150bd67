import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeliveries } from '../../features/outbox/api/list-deliveries.ts';
import { useDeliveryColumns } from '../../features/outbox/components/delivery-columns.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';

export default function OutboxPage() {
  const t = useTranslations('desk-outbox');
  const title = useTranslations('desk-shell.places')('outbox');
  const navigate = useNavigate();
  const search = useSearch({ from: '/outbox' });
  const columns = useDeliveryColumns();
  const deliveries = useDeliveries(search);
  return (
    <ListPage
      ux="BO-20-outbox"
      title={title}
      search={{
        label: t('search'),
        value: search.to ?? '',
        onSearch: (text) =>
          void navigate({ to: '/outbox', search: { to: text === '' ? undefined : text } }),
      }}
      filters={[]}
      onClear={() => void navigate({ to: '/outbox', search: {} })}
      query={{
        data: rowsOf(deliveries),
        error: deliveries.error,
        isStale: deliveries.isPlaceholderData,
        refetch: () => void deliveries.refetch(),
      }}
      columns={columns}
      rowKey={(row) => row.id}
      texts={{
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        nothing: t('nothing'),
        failed: t('failed'),
      }}
      footer={<OlderButton query={deliveries} />}
    />
  );
}
