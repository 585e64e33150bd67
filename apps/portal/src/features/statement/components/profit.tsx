import { useTranslations } from '@portal/i18n/react';
import { recordLabels, useRecordDays, useRecordFile, type DaySearch } from '@portal/records';
import {
  Button,
  CalmSeaDrawing,
  DateRange,
  EmptyState,
  FilterBar,
  Skeleton,
  type DayRange,
} from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { nowMs } from '../../../shared/time/clock.ts';
import { type Profit as Figured, profitQuery, readFile } from '../api/read-profit.ts';
import { LifetimeMoney } from './lifetime-money.tsx';
import { ProfitFigures } from './profit-figures.tsx';

export interface ProfitAddress {
  readonly search: DaySearch;
  readonly onSearch: (range: DayRange) => void;
}

/** What play came to, by day and by category, and all money in and out (MC-13). */
export function Profit({ search, onSearch }: ProfitAddress) {
  const { timeZone } = useSite();
  const days = useRecordDays(search, { timeZone, usual: 'days30', nowMs });
  const profit = useProfit(days.range);
  const words = useTranslations('record-page');
  const failureText = useFailureText();
  const file = useRecordFile(() => readFile(days.range), {
    failed: words('fileFailed'),
    failureText,
  });
  const filters = useFilterLabels(words('filters'));
  const close = useTranslations('ui.dialog')('close');
  const labels = recordLabels(words, { filters, zone: days.zone, close });
  const isEmpty = profit.data !== undefined && isNothing(profit.data);
  return (
    <div data-ux="MC-13" className="grid grid-cols-1 gap-6">
      <FilterBar
        labels={labels.filters}
        applied={[]}
        onClear={() => undefined}
        end={
          <>
            <Button busy={file.isBusy} disabled={isEmpty} onClick={file.onSave}>
              {labels.file}
            </Button>
            <Button busy={file.isBusy} disabled={isEmpty} onClick={file.onSheet}>
              {labels.sheet}
            </Button>
          </>
        }
      >
        <DateRange
          {...days.limits}
          value={days.range}
          today={days.today}
          labels={labels.range}
          onChange={onSearch}
        />
      </FilterBar>
      <Figures query={profit} />
      <LifetimeMoney />
    </div>
  );
}

function Figures({ query }: { readonly query: ReturnType<typeof useProfit> }) {
  const t = useTranslations('profit');
  const { data } = query;
  if (query.isError && data === undefined) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} headingLevel={2} />;
  }
  if (data === undefined) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-48" />
        <StillLoading />
      </div>
    );
  }
  return isNothing(data) ? (
    <EmptyState drawing={<CalmSeaDrawing />} title={t('emptyTitle')} text={t('emptyText')} />
  ) : (
    <ProfitFigures profit={data} isStale={query.isPlaceholderData} />
  );
}

/** A prize, or a bet that was settled anew, is a figure of days without a bet. */
function isNothing({ totals, categories, days }: Figured): boolean {
  const isZero = (row: Figured['totals'] | Figured['days'][number]): boolean =>
    Object.entries(row).every(([name, figure]) => name === 'day' || Number(figure) === 0);
  return categories.length === 0 && isZero(totals) && days.every(isZero);
}

function useProfit(range: DayRange) {
  return useQuery(profitQuery(range));
}
