import { useTranslations } from '@portal/i18n/react';
import { type Column, Table, Tag } from '@portal/ui';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { type Run, useRuns } from '../api/list-runs.ts';
import { ControlList } from './control-list.tsx';
import { ProviderName } from './provider-name.tsx';

function useRunColumns(code: string): readonly Column<Run>[] {
  const t = useTranslations('desk-control.runs');
  const money = (amount: string) => <MoneyText amount={amount} currencyCode={code} />;
  return [
    { id: 'day', header: t('day'), isTitle: true, cell: (row) => <bdi>{row.day}</bdi> },
    { id: 'provider', header: t('provider'), cell: (row) => <ProviderName code={row.provider} /> },
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
export function RunTable() {
  const t = useTranslations('desk-control.runs');
  const query = useRuns();
  const columns = useRunColumns(query.data?.pages[0]?.currency ?? '');
  return (
    <ControlList query={query} failed={t('failed')} none={t('none')}>
      {(rows) => (
        <Table
          caption={t('caption')}
          columns={columns}
          rows={rows}
          rowKey={({ provider, day }) => `${provider} ${day}`}
        />
      )}
    </ControlList>
  );
}
