import { useTranslations } from '@portal/i18n/react';
import { type Column, Table, Tag } from '@portal/ui';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { VendorDays } from '../api/read-vendor-days.ts';

type Day = VendorDays['days'][number];

function useDayColumns(code: string): readonly Column<Day>[] {
  const t = useTranslations('desk-days.days');
  const side = (amount: string, count: number) => (
    // One thing on a phone, where a cell spreads its parts.
    <span>
      <MoneyText amount={amount} currencyCode={code} /> ({count})
    </span>
  );
  return [
    { id: 'day', header: t('day'), isTitle: true, cell: (row) => <bdi>{row.day}</bdi> },
    { id: 'vendor', header: t('vendor'), cell: (row) => <bdi>{row.vendorCode}</bdi> },
    {
      id: 'theirs',
      header: t('theirs'),
      isNumber: true,
      cell: (row) => side(row.theirs, row.theirsCount),
    },
    {
      id: 'ours',
      header: t('ours'),
      isNumber: true,
      cell: (row) => side(row.ours, row.oursCount),
    },
    {
      id: 'differences',
      header: t('differences'),
      cell: ({ differences }) => (
        <Tag tone={differences === 0 ? 'ok' : 'bad'}>{String(differences)}</Tag>
      ),
    },
    { id: 'source', header: t('source'), cell: (row) => t(row.source) },
    { id: 'ran', header: t('ran'), cell: (row) => <Moment at={row.ranAt} /> },
  ];
}

/** What was compared: a vendor and day each, with the stakes of both sides. */
export function DayTable({ days }: { readonly days: VendorDays }) {
  const t = useTranslations('desk-days.days');
  const columns = useDayColumns(days.currency);
  return days.days.length === 0 ? (
    <p className="m-0 text-text-2">{t('none')}</p>
  ) : (
    <Table
      caption={t('caption')}
      columns={columns}
      rows={days.days}
      rowKey={({ vendorCode, day }) => `${vendorCode} ${day}`}
    />
  );
}
