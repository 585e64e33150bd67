import { useTranslations } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { FilterSelect, type AppliedFilter } from '@portal/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { statementQuery } from '../api/list-statement-lines.ts';
import { readStatementFile } from '../api/read-statement-file.ts';
import { statementTotalsQuery } from '../api/read-statement-totals.ts';
import { lineTypes } from '../../../shared/records/entry-types.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { useDays } from '../hooks/use-days.ts';
import { useLineColumns } from '../hooks/use-line-columns.tsx';
import { useLineFacts } from '../hooks/use-line-facts.tsx';
import { useFile } from '../hooks/use-file.ts';
import { RecordFrame, type RecordAddress } from './record-frame.tsx';

type StatementTotals = ReplyOf<Endpoints['readStatementTotals']>;

/** Every movement of the account with the balance after it (MC-12). */
export function Statement({ search, onSearch }: RecordAddress) {
  const title = useTranslations('account.titles')('statement');
  const days = useDays(search);
  const filter = { ...days.range, type: search.type };
  const lines = useInfiniteQuery(statementQuery(filter));
  const totals = useQuery(statementTotalsQuery(filter));
  return (
    <RecordFrame
      ux="MC-12"
      title={title}
      search={search}
      onSearch={onSearch}
      days={days}
      query={lines}
      sums={totals}
      filters={<TypeFilter search={search} onSearch={onSearch} />}
      applied={useApplied({ search, onSearch })}
      totals={useTotals(totals.data)}
      file={useFile((cursor) => readStatementFile(filter, cursor))}
      columns={useLineColumns({ zone: days.zone, currency: totals.data?.currency ?? '' })}
      rows={lines.data?.pages.flatMap(({ content }) => content)}
      rowKey={({ entryId }) => entryId}
      drawer={useLineFacts(days.zone)}
    />
  );
}

function TypeFilter({ search, onSearch }: RecordAddress) {
  const t = useTranslations('records');
  const { hasVip } = useSite();
  return (
    <FilterSelect
      label={t('statement.columns.type')}
      all={t('record.allTypes')}
      value={search.type}
      onChange={(type) => {
        onSearch({ type, open: undefined });
      }}
      options={lineTypes
        .filter((type) => type !== 'vip_gift' || hasVip)
        .map((type) => ({ value: type, label: t(`entry.${type}`) }))}
    />
  );
}

function useApplied({ search, onSearch }: RecordAddress): readonly AppliedFilter[] {
  const t = useTranslations('records.entry');
  const { type } = search;
  const remove = (): void => {
    onSearch({ type: undefined, open: undefined });
  };
  return type === undefined ? [] : [{ id: 'type', label: t(type), onRemove: remove }];
}

function useTotals(totals: StatementTotals | undefined) {
  const t = useTranslations('records.statement');
  const currency = totals?.currency ?? '';
  const line = (label: string, amount: string | null | undefined) =>
    amount === null
      ? []
      : [{ label, value: amount && <MoneyText amount={amount} currency={currency} /> }];
  return [
    ...line(t('opening'), totals?.opening),
    ...line(t('moneyIn'), totals?.moneyIn),
    ...line(t('moneyOut'), totals?.moneyOut),
    {
      label: t('net'),
      value: totals && (
        <MoneyText amount={totals.net} currency={currency} sign="always" tone="signed" />
      ),
    },
    ...line(t('closing'), totals?.closing),
  ];
}
