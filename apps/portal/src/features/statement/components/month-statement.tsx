import { useTranslations } from '@portal/i18n/react';
import { useRecordFile } from '@portal/records';
import { Button, CalmSeaDrawing, EmptyState, Skeleton, Table, type Column } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { monthsQuery, readMonthsFile, type Months } from '../api/read-months.ts';
import { MonthsChart } from './months-chart.tsx';

type MonthRow = Months['months'][number];

/** Twelve months of money and play, as a picture, in figures and as a file (RG-07). */
export function MonthStatement() {
  const t = useTranslations('profit.months');
  const limits = useTranslations('account.titles')('limits');
  const { data, error, refetch } = useQuery(monthsQuery);
  return (
    <div data-ux="RG-07" className="grid grid-cols-1 gap-6">
      <p className="m-0 max-w-prose text-14 text-text-2">{t('lead')}</p>
      <p className="m-0 max-w-prose text-14 text-text-2">{t('differs', { limits })}</p>
      {error !== null && data === undefined && (
        <LoadFailed error={error} headingLevel={2} onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-48" />
          <Skeleton className="h-48" />
          <StillLoading />
        </div>
      )}
      {data !== undefined &&
        (isEmpty(data) ? (
          <EmptyState drawing={<CalmSeaDrawing />} title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <Figures statement={data} />
        ))}
    </div>
  );
}

/** A prize, or a bet that was settled anew, is a figure of a month without a bet. */
function isEmpty({ months }: Months): boolean {
  return months.every((row) =>
    Object.entries(row).every(([name, figure]) => name === 'month' || Number(figure) === 0),
  );
}

function Figures({ statement }: { readonly statement: Months }) {
  const t = useTranslations('profit.months');
  const columns = useMonthColumns(statement.currency);
  return (
    <>
      <MonthsChart statement={statement} />
      <section className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="m-0 text-20 font-bold">{t('table')}</h2>
          <SaveButton />
        </div>
        <Table
          caption={t('table')}
          columns={columns}
          rows={statement.months}
          rowKey={({ month }) => month}
          isStale={false}
        />
      </section>
    </>
  );
}

function SaveButton() {
  const t = useTranslations('profit.months');
  const words = useTranslations('record-page');
  const failureText = useFailureText();
  const file = useRecordFile(readMonthsFile, { failed: words('fileFailed'), failureText });
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="touch" busy={file.isBusy} onClick={file.onSave}>
        {t('save')}
      </Button>
      <Button size="touch" busy={file.isBusy} onClick={file.onSheet}>
        {words('sheet')}
      </Button>
    </span>
  );
}

function useMonthColumns(currency: string): readonly Column<MonthRow>[] {
  const t = useTranslations('profit');
  const head = (name: string) => `${name} (${currency})`;
  const figure = (id: 'deposits' | 'withdrawals' | 'stake' | 'payout', name: string) => ({
    id,
    header: head(name),
    isNumber: true,
    cell: (row: MonthRow) => <MoneyCell amount={row[id]} />,
  });
  return [
    {
      id: 'month',
      header: t('month'),
      isTitle: true,
      cell: ({ month }) => <time dateTime={month}>{month}</time>,
    },
    figure('deposits', t('paidIn')),
    figure('withdrawals', t('takenOut')),
    figure('stake', t('stake')),
    figure('payout', t('payout')),
    {
      id: 'net',
      header: head(t('net')),
      isNumber: true,
      cell: ({ net }) => <MoneyCell isNet amount={net} />,
    },
  ];
}
