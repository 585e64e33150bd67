import { useFormats, useTranslations } from '@portal/i18n/react';
import { type PointMoveType, pointMoveTypes } from '@portal/protocol';
import { type RecordDays, recordLabels, useRecordDays } from '@portal/records';
import {
  Button,
  type Column,
  DateRange,
  type DayRange,
  EmptyState,
  FilterSelect,
  NetDrawing,
  Table,
} from '@portal/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import { nowMs } from '../../../shared/time/clock.ts';
import { type PointMove, usePointMoves } from '../api/list-point-moves.ts';

/** Every movement of the points, by what it came from and by its days (PR-09). */
export function PointMoves() {
  const t = useTranslations('points');
  const { timeZone } = useSite();
  const [type, setType] = useState<PointMoveType>();
  const [chosen, setChosen] = useState<Partial<DayRange>>({});
  const days = useRecordDays(chosen, { timeZone, usual: 'days30', nowMs });
  const moves = usePointMoves(type, days.range);
  const columns = useColumns();
  const rows = moves.data?.pages.flatMap(({ content }) => content);
  return (
    <div data-ux="PR-09" className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <MoveDays days={days} onChange={setChosen} />
        <FilterSelect
          label={t('moves.type')}
          all={t('moves.allTypes')}
          value={type}
          onChange={setType}
          options={pointMoveTypes.map((value) => ({ value, label: t(`move.${value}`) }))}
        />
      </div>
      {moves.isError && rows === undefined ? (
        <LoadFailed error={moves.error} onRetry={() => void moves.refetch()} />
      ) : rows?.length === 0 ? (
        <EmptyState drawing={<NetDrawing />} title={t('moves.none')} text={t('moves.noneText')} />
      ) : (
        <Table
          caption={t('moves.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          isStale={moves.isPlaceholderData}
        />
      )}
      {moves.hasNextPage && (
        <Button
          busy={moves.isFetchingNextPage}
          onClick={() => void moves.fetchNextPage()}
          className="justify-self-center"
        >
          {t('moves.older')}
        </Button>
      )}
    </div>
  );
}

function MoveDays(props: {
  readonly days: RecordDays;
  readonly onChange: (range: DayRange) => void;
}) {
  const { days, onChange } = props;
  const words = useTranslations('record-page');
  const labels = recordLabels(words, {
    filters: useFilterLabels(words('filters')),
    zone: days.zone,
    close: useTranslations('ui.dialog')('close'),
  });
  return (
    <DateRange
      {...days.limits}
      value={days.range}
      today={days.today}
      labels={labels.range}
      onChange={onChange}
    />
  );
}

function useColumns(): readonly Column<PointMove>[] {
  const t = useTranslations('points');
  const formats = useFormats();
  return [
    {
      id: 'type',
      header: t('moves.type'),
      isTitle: true,
      cell: (row) => t(`move.${row.type}`),
    },
    {
      id: 'time',
      header: t('moves.time'),
      cell: (row) => formats.fullDateTime(row.at),
    },
    {
      id: 'base',
      header: t('moves.base'),
      isNumber: true,
      cell: (row) =>
        row.base === null ? '–' : <MoneyText amount={row.base} currency={row.currency} />,
    },
    {
      id: 'points',
      header: t('moves.points'),
      isNumber: true,
      cell: (row) => (
        <bdi dir="ltr" className={row.points.startsWith('-') ? 'text-bad' : 'text-ok'}>
          {row.points.startsWith('-') ? '\u2212' : '+'}
          {formats.count(BigInt(row.points.replace('-', '')))}
        </bdi>
      ),
    },
    {
      id: 'balance',
      header: t('moves.balance'),
      isNumber: true,
      cell: (row) => formats.count(BigInt(row.balance)),
    },
    {
      id: 'reference',
      header: t('moves.reference'),
      cell: (row) => <bdi dir="ltr">{row.reference}</bdi>,
    },
  ];
}
