import { useTranslations } from '@portal/i18n/react';
import { vendorSpans } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useVendors } from '../../features/vendors/api/list-vendors.ts';
import { useVendorColumns } from '../../features/vendors/components/vendor-columns.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { ListPage } from '../../shared/list-page.tsx';
import { type VendorsSearch, vendorViews } from '../searches.ts';

/** Vendors that call the wallet: whether they are open, and how their calls go (R39). */
export default function VendorsPage() {
  const t = useTranslations('desk-vendors');
  const title = useTranslations('desk-shell.places')('vendors');
  const navigate = useNavigate();
  const { span = 'hour', view } = useSearch({ from: '/vendors' });
  const go = (change: Partial<VendorsSearch>) =>
    void navigate({ to: '/vendors', search: { span, view, ...change } });
  const vendors = useVendors(span);
  const rows = vendors.data?.filter(
    ({ isOpen }) => view === undefined || isOpen === (view === 'open'),
  );
  return (
    <ListPage
      ux="BO-10-vendors"
      title={title}
      filters={[
        filterOf({
          id: 'span',
          label: t('span.label'),
          values: vendorSpans,
          textOf: (option) => t(`span.${option}`),
          value: span,
          onChange: (value) => go({ span: value }),
        }),
        filterOf({
          id: 'view',
          label: t('columns.state'),
          values: vendorViews,
          textOf: (option) => t(`state.${option}`),
          all: t('state.all'),
          value: view,
          onChange: (value) => go({ view: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/vendors', search: {} })}
      query={{
        data: rows,
        error: vendors.error,
        isStale: vendors.isPlaceholderData,
        refetch: () => void vendors.refetch(),
      }}
      columns={useVendorColumns(span)}
      rowKey={({ vendorCode }) => vendorCode}
      texts={{
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        nothing: t('nothing'),
        failed: t('failed'),
      }}
    />
  );
}
