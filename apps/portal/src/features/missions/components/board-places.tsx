import { useFormats, useTranslations } from '@portal/i18n/react';
import { type Column, Table, Tag } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Board, Place } from '../api/list-leaderboards.ts';

interface BoardPlacesProps {
  readonly board: Board;
  readonly currency: string;
}

/** The first places, and the own one under them where it is further behind. */
export function BoardPlaces({ board, currency }: BoardPlacesProps) {
  const columns = useColumns(board, currency);
  const { places, own, name } = board;
  const isShown = own === null || places.some(({ isOwn }) => isOwn);
  return (
    <Table
      caption={name}
      columns={columns}
      rows={isShown ? places : [...places, own]}
      rowKey={({ rank, isOwn }) => `${rank} ${isOwn}`}
    />
  );
}

function useColumns({ metric }: Board, currency: string): readonly Column<Place>[] {
  const t = useTranslations('missions.board');
  const formats = useFormats();
  return [
    {
      id: 'name',
      header: t('place'),
      isTitle: true,
      cell: ({ rank, name, isOwn }) => (
        <span className="inline-flex items-center gap-2">
          <span className="min-w-6 tabular-nums text-text-3">{formats.count(rank)}</span>
          <bdi className="font-semibold">{name === '' ? t('unnamed') : name}</bdi>
          {isOwn && <Tag tone="primary">{t('you')}</Tag>}
        </span>
      ),
    },
    {
      id: 'score',
      header: t(`metric.${metric}`),
      isNumber: true,
      cell: ({ score }) =>
        metric === 'ROUNDS' ? (
          formats.count(Number(score))
        ) : metric === 'MULTIPLIER' ? (
          <bdi dir="ltr">{t('times', { times: score })}</bdi>
        ) : (
          <MoneyText amount={score} currency={currency} />
        ),
    },
    {
      id: 'prize',
      header: t('prize'),
      isNumber: true,
      cell: ({ prizeAmount }) =>
        /^[0.]+$/u.test(prizeAmount) ? '–' : <MoneyText amount={prizeAmount} currency={currency} />,
    },
  ];
}
