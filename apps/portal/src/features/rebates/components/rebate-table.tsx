import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Table, type Column } from '@portal/ui';
import { useState } from 'react';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import type { Rebates } from '../api/read-rebates.ts';
import type { useClaim } from '../hooks/use-claim.ts';
import { WhyRebateDialog } from './why-rebate-dialog.tsx';

type Row = Rebates['rows'][number];

/** A row for each category of the own play and of the team; each can be claimed alone. */
export function RebateTable(props: {
  readonly earned: Rebates;
  readonly acts: ReturnType<typeof useClaim>;
}) {
  const t = useTranslations('rebates');
  const { earned, acts } = props;
  const [why, setWhy] = useState<Row>();
  const columns = [...useColumns(earned.currency), useWhyColumn(setWhy)];
  const claims = useClaimColumn(acts);
  return (
    <>
      <Table
        caption={t('caption')}
        columns={earned.mode === 'manual' ? [...columns, claims] : columns}
        rows={earned.rows}
        rowKey={({ category, source }) => `${category} ${source}`}
      />
      {why !== undefined && <WhyRebateDialog row={why} onClose={() => setWhy(undefined)} />}
    </>
  );
}

function useWhyColumn(onWhy: (row: Row) => void): Column<Row> {
  const t = useTranslations('rebates.why');
  return {
    id: 'why',
    header: t('button'),
    cell: (row) => <Button onClick={() => onWhy(row)}>{t('button')}</Button>,
  };
}

function useClaimColumn(acts: ReturnType<typeof useClaim>): Column<Row> {
  const t = useTranslations('rebates');
  return {
    id: 'claim',
    header: t('claimHead'),
    cell: (row) => (
      <Button
        busy={acts.isBusy(row)}
        disabled={acts.isAnyBusy || Number(row.amount) === 0}
        onClick={() => void acts.claim(row)}
      >
        {t('claim')}
      </Button>
    ),
  };
}

function useColumns(currency: string): readonly Column<Row>[] {
  const t = useTranslations('rebates');
  const money = useTranslations('record-page');
  const categories = useTranslations('games.categories');
  const formats = useFormats();
  const amount = (id: 'valid' | 'amount' | 'waiting'): Column<Row> => ({
    id,
    header: money('money', { what: t(`columns.${id}`), currency }),
    isNumber: true,
    cell: (row) => <MoneyCell amount={row[id]} />,
  });
  return [
    {
      id: 'category',
      header: t('columns.category'),
      isTitle: true,
      cell: ({ category, source }) =>
        source === 'own' ? categories(category) : t('team', { category: categories(category) }),
    },
    amount('valid'),
    {
      id: 'rate',
      header: t('columns.rate'),
      isNumber: true,
      cell: ({ rate }) => (rate === null ? '–' : formats.share(Number(rate) / 100)),
    },
    amount('amount'),
    amount('waiting'),
  ];
}
