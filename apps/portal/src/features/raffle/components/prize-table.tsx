import { useTranslations } from '@portal/i18n/react';
import { type Column, Table } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Raffle } from '../api/list-raffles.ts';

interface Row {
  readonly prize: number;
  readonly amount: string;
  readonly winner: string | undefined;
}

const shownAtMost = 20;

/** The prizes from the first, with who won them once it was drawn. */
export function PrizeTable({ raffle }: { readonly raffle: Raffle }) {
  const t = useTranslations('raffle');
  const columns = usePrizeColumns(raffle);
  const { prizes, winners, name } = raffle;
  const rows = prizes.slice(0, shownAtMost).map((amount, at): Row => {
    const winner = winners.find(({ prize }) => prize === at + 1);
    return { prize: at + 1, amount, winner: winner?.account };
  });
  return (
    <>
      <Table
        caption={t('caption', { name })}
        columns={columns}
        rows={rows}
        rowKey={({ prize }) => String(prize)}
      />
      {prizes.length > shownAtMost && (
        <p className="m-0 text-13 text-text-3">
          {t('more', { count: prizes.length - shownAtMost })}
        </p>
      )}
    </>
  );
}

function usePrizeColumns({ state, currency }: Raffle): readonly Column<Row>[] {
  const t = useTranslations('raffle');
  const columns: readonly Column<Row>[] = [
    {
      id: 'prize',
      header: t('columns.prize'),
      isTitle: true,
      cell: ({ prize }) => t('nth', { prize }),
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      isNumber: true,
      cell: ({ amount }) => <MoneyText amount={amount} currency={currency} />,
    },
    {
      id: 'winner',
      header: t('columns.winner'),
      cell: ({ winner }) => <bdi>{winner ?? t('nobody')}</bdi>,
    },
  ];
  return state === 'DRAWN' ? columns : columns.slice(0, -1);
}
