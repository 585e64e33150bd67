import { useFormats, useTranslations } from '@portal/i18n/react';
import { Table, type Column } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { billQuery, type BillView } from '../api/read-bill.ts';

type Window = BillView['windows'][number];

/** The five-minute windows in which a day of real-time pay changed, the newest first. */
export function BillWindows({ id }: { readonly id: BillView['id'] }) {
  const t = useTranslations('contracts');
  const { data } = useQuery(billQuery(id));
  const columns = useColumns(data?.currency ?? '');
  if (data === undefined || data.windows.length === 0) {
    return null;
  }
  return (
    <Table
      caption={t('why.windows')}
      columns={columns}
      rows={data.windows}
      rowKey={({ endsAt }) => endsAt}
    />
  );
}

function useColumns(currency: string): readonly Column<Window>[] {
  const t = useTranslations('contracts');
  const words = useTranslations('record-page');
  const formats = useFormats();
  const money = (id: 'validBet' | 'entitled' | 'delta' | 'pay', label: string): Column<Window> => ({
    id,
    header: words('money', { what: label, currency }),
    isNumber: true,
    cell: (window) => <MoneyCell amount={window[id]} isNet={id === 'delta'} />,
  });
  return [
    {
      id: 'endsAt',
      header: t('today.until'),
      isTitle: true,
      cell: ({ endsAt }) => (
        <time dateTime={endsAt} dir="ltr">
          {formats.time(endsAt)}
        </time>
      ),
    },
    money('validBet', t('bill.validBet')),
    {
      id: 'active',
      header: t('bill.active'),
      isNumber: true,
      cell: ({ active }) => formats.count(active),
    },
    money('entitled', t('today.entitled')),
    money('delta', t('today.delta')),
    money('pay', t('bill.paid')),
  ];
}
