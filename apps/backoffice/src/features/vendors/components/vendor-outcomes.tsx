import { useFormats, useTranslations } from '@portal/i18n/react';
import { CalmSeaDrawing, EmptyState, Table } from '@portal/ui';
import { Section } from '../../../shared/detail-page.tsx';
import type { VendorDetail } from '../api/read-vendor.ts';

/** The calls of the span by what they asked for and how they ended. */
export function VendorOutcomes({ vendor }: { readonly vendor: VendorDetail }) {
  const t = useTranslations('desk-vendors');
  const formats = useFormats();
  return (
    <Section title={t('outcomes.title')}>
      {vendor.outcomes.length === 0 ? (
        <EmptyState drawing={<CalmSeaDrawing />} title={t('outcomes.empty')} headingLevel={3} />
      ) : (
        <Table
          caption={t('outcomes.title')}
          rows={vendor.outcomes}
          rowKey={({ kind, outcome }) => `${kind} ${outcome}`}
          columns={[
            {
              id: 'kind',
              header: t('calls.kind'),
              isTitle: true,
              cell: (row) => t(`kind.${row.kind}`),
            },
            {
              id: 'outcome',
              header: t('calls.outcome'),
              cell: (row) => t(`outcome.${row.outcome}`),
            },
            {
              id: 'calls',
              header: t('columns.calls'),
              isNumber: true,
              cell: (row) => formats.count(row.calls),
            },
          ]}
        />
      )}
    </Section>
  );
}
