import { useTranslations } from '@portal/i18n/react';
import { type Column, Table, Tag } from '@portal/ui';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { Control } from '../api/read-reconciliation.ts';

type Run = Control['runs'][number];

function useRunColumns(code: string): readonly Column<Run>[] {
  const t = useTranslations('desk-control.runs');
  const money = (amount: string) => <MoneyText amount={amount} currencyCode={code} />;
  return [
    { id: 'day', header: t('day'), isTitle: true, cell: (row) => <bdi>{row.day}</bdi> },
    { id: 'provider', header: t('provider'), cell: (row) => <bdi>{row.provider}</bdi> },
    {
      id: 'theirs',
      header: t('theirs'),
      isNumber: true,
      cell: (row) => (
        <>
          {money(row.theirs)} ({row.theirsCount})
        </>
      ),
    },
    {
      id: 'ours',
      header: t('ours'),
      isNumber: true,
      cell: (row) => (
        <>
          {money(row.ours)} ({row.oursCount})
        </>
      ),
    },
    {
      id: 'differences',
      header: t('differences'),
      cell: ({ differences }) => (
        <Tag tone={differences === 0 ? 'ok' : 'bad'}>{String(differences)}</Tag>
      ),
    },
    { id: 'ran', header: t('ran'), cell: (row) => <Moment at={row.ranAt} /> },
  ];
}

/** What was compared: a provider and day each, with both sums. */
export function RunTable({ control }: { readonly control: Control }) {
  const t = useTranslations('desk-control.runs');
  const columns = useRunColumns(control.currency);
  return control.runs.length === 0 ? (
    <p className="m-0 text-text-2">{t('none')}</p>
  ) : (
    <Table
      caption={t('caption')}
      columns={columns}
      rows={control.runs}
      rowKey={({ provider, day }) => `${provider} ${day}`}
    />
  );
}
