import { useTranslations } from '@portal/i18n/react';
import { useRecordDays } from '@portal/records';
import { Button, Card, EmptyState, FilterBar, FoldedBoatDrawing, Stat, Table } from '@portal/ui';
import { useInfiniteQuery, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { PageSizeSelect } from '../../../shared/lists/page-size-select.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import { nowMs } from '../../../shared/time/clock.ts';
import { type Bill, type BillFilter, billsQuery } from '../api/list-bills.ts';
import { type BillSums, billSumsQuery } from '../api/read-bill-sums.ts';
import { useTeamFile } from '../../../shared/team-files/use-team-file.ts';
import { readBillsFile } from '../api/read-bills-file.ts';
import type { ContractKind } from '../api/read-consolidated.ts';
import type { ContractAddress } from '../contract-search.ts';
import { useBillColumns } from '../hooks/use-bill-columns.tsx';
import { BillFilters, PartySearch, useAppliedFilters, withoutFilters } from './bill-filters.tsx';

/** What contracts of a kind came to; every amount says why. */
export function BillRecord(props: ContractAddress & { readonly kind: ContractKind }) {
  const { kind, search, onSearch } = props;
  const t = useTranslations('contracts.bill');
  const { timeZone } = useSite();
  const days = useRecordDays(search, { timeZone, nowMs, ...daysOfKind(kind) });
  const { direction, scope, payState, account, size } = search;
  const filter: BillFilter = { kind, direction, scope, payState, account, ...days.range };
  const bills = useInfiniteQuery(billsQuery(filter, size));
  const sums = useQuery(billSumsQuery(filter));
  const rows = bills.data?.pages.flatMap(({ content }) => content);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FilterBar
        labels={useFilterLabels(t('caption'))}
        search={<PartySearch search={search} onSearch={onSearch} />}
        applied={useAppliedFilters({ search, onSearch })}
        onClear={() => onSearch(withoutFilters)}
        found={sums.data && t('found', { count: sums.data.bills })}
        end={<FileButton filter={filter} isEmpty={rows?.length === 0} />}
      >
        <BillFilters search={search} onSearch={onSearch} days={days} />
        <PageSizeSelect size={size} onSize={(next) => onSearch({ size: next })} />
      </FilterBar>
      {sums.data !== undefined && <Sums sums={sums.data} />}
      <Bills kind={kind} rows={rows} query={bills} currency={sums.data?.currency ?? ''} />
    </div>
  );
}

/** Hours are looked at a day at a time, everything else by the month, none further back (B5). */
function daysOfKind(kind: ContractKind) {
  return kind === 'HOURLY'
    ? ({ usual: 'today', mostDays: 1, backDays: 400 } as const)
    : ({ usual: 'days30', mostDays: 31, backDays: 400 } as const);
}

function FileButton(props: { readonly filter: BillFilter; readonly isEmpty: boolean }) {
  const t = useTranslations('record-page');
  const file = useTeamFile(() => readBillsFile(props.filter));
  return (
    <Button busy={file.isBusy} disabled={props.isEmpty} onClick={file.onSave}>
      {t('file')}
    </Button>
  );
}

const sumNames = ['received', 'toReceive', 'paid', 'toPay'] as const;

function Sums({ sums }: { readonly sums: BillSums }) {
  const t = useTranslations('contracts.bill.sums');
  return (
    <Card className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
      {sumNames.map((name) => (
        <Stat key={name} label={t(name)}>
          <MoneyText amount={sums[name]} currency={sums.currency} />
        </Stat>
      ))}
    </Card>
  );
}

function Bills(props: {
  readonly kind: ContractKind;
  readonly rows: readonly Bill[] | undefined;
  readonly query: UseInfiniteQueryResult;
  readonly currency: string;
}) {
  const { kind, rows, query, currency } = props;
  const t = useTranslations('contracts.bill');
  const columns = useBillColumns(kind, currency);
  if (query.error !== null && rows === undefined) {
    const again = (): void => void query.refetch();
    return <LoadFailed error={query.error} title={t('failed')} headingLevel={2} onRetry={again} />;
  }
  if (rows?.length === 0) {
    return <EmptyState drawing={<FoldedBoatDrawing />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <>
      <Table
        caption={t('caption')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isStale={query.isPlaceholderData}
      />
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
      {query.isPending && <StillLoading />}
    </>
  );
}
