import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { CalmSeaDrawing, type Column, EmptyState, Skeleton, Table } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { type Winner, winnersQuery } from '../../../shared/winners/api/list-winners.ts';

/** The largest wins of a day: masked names, whole amounts (MC-23). */
export function WinnersList() {
  const t = useTranslations('winners.list');
  const { code } = useLanguage();
  const { data, error, refetch } = useQuery(winnersQuery(code));
  const columns = useColumns();
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-80 rounded-card" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  if (data.length === 0) {
    return <EmptyState drawing={<CalmSeaDrawing />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <div data-ux="MC-23" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="m-0 text-14 text-text-2">{t('lead')}</p>
      <Table
        caption={t('caption')}
        columns={columns}
        rows={data}
        rowKey={({ player, nodeId, wonAt }) => `${player} ${nodeId} ${wonAt}`}
      />
    </div>
  );
}

function useColumns(): readonly Column<Winner>[] {
  const t = useTranslations('winners.list');
  const board = useTranslations('winners');
  const formats = useFormats();
  return [
    {
      id: 'player',
      header: t('player'),
      isTitle: true,
      cell: ({ player }) => <bdi className="font-semibold">{player}</bdi>,
    },
    { id: 'game', header: t('game'), cell: ({ gameName }) => <bdi>{gameName}</bdi> },
    {
      id: 'prize',
      header: t('prize'),
      isNumber: true,
      cell: ({ prize }) => board('times', { prize }),
    },
    {
      id: 'amount',
      header: t('amount'),
      isNumber: true,
      cell: ({ winAmount, currency }) => <MoneyText amount={winAmount} currency={currency} />,
    },
    {
      id: 'time',
      header: t('time'),
      cell: ({ wonAt }) => <time dateTime={wonAt}>{formats.fullDateTime(wonAt)}</time>,
    },
  ];
}
