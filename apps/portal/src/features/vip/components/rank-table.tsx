import { useFormats, useTranslations } from '@portal/i18n/react';
import { type Column, Table, Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { VipRank, VipRanks } from '../api/list-vip-ranks.ts';
import { RankFigures } from './rank-figures.tsx';
import { RankRebates } from './rank-rebates.tsx';

/** The ladder: what each rank asks for, what keeps it, and what it gives. */
export function RankTable({ ranks, own }: { readonly ranks: VipRanks; readonly own: number }) {
  const t = useTranslations('vip');
  const columns = useColumns(ranks, own);
  return (
    <section className="grid gap-3">
      <h2 className="m-0 text-20 font-bold">{t('table.title')}</h2>
      <Table
        caption={t('table.title')}
        columns={columns}
        rows={ranks.list}
        rowKey={({ rank }) => String(rank)}
      />
      <p className="m-0 text-13 text-text-3">
        {t('rules')} {ranks.list.some((row) => row.hasHost) && t('table.hostRule')}
      </p>
    </section>
  );
}

/** Figures of one kind stand in one cell, so that the whole ladder is seen at once. */
function useColumns(ranks: VipRanks, rank: number): readonly Column<VipRank>[] {
  const { currency } = ranks;
  const t = useTranslations('vip.table');
  const gifts = useGifts(ranks);
  const besides = useBesides(ranks);
  const money = ({ label, amount }: { readonly label: string; readonly amount: string }) =>
    isNothing(amount) ? [] : [{ label, value: <MoneyText amount={amount} currency={currency} /> }];
  return [
    {
      id: 'rank',
      header: t('rank'),
      isTitle: true,
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <span className="tabular-nums text-text-3">{row.rank}</span>
          <bdi className="font-semibold">{row.name}</bdi>
          {row.rank === rank && <Tag tone="primary">{t('you')}</Tag>}
          {row.hasHost && <Tag tone="neutral">{t('host')}</Tag>}
        </span>
      ),
    },
    {
      id: 'needs',
      header: t('needs'),
      cell: (row) => (
        <RankFigures
          figures={[
            { label: t('deposit'), amount: row.upgradeDeposit },
            { label: t('valid'), amount: row.upgradeValid },
            { label: t('keep'), amount: row.keepValid },
          ].flatMap(money)}
        />
      ),
    },
    { id: 'gifts', header: t('gifts'), cell: (row) => <RankFigures figures={gifts(row)} /> },
    ...besides,
  ];
}

interface Gift {
  readonly label: string;
  readonly amount: (row: VipRank) => string;
}

interface Figure {
  readonly label: string;
  readonly value: ReactNode;
}

/** Once, for a birthday, and again and again: of each kind that some rank gives (D3). */
function useGifts({ benefits, currency, list }: VipRanks): (row: VipRank) => readonly Figure[] {
  const t = useTranslations('vip.table');
  const of = (rank: number) => benefits.find((row) => row.rank === rank);
  const kinds: readonly Gift[] = [
    { label: t('once'), amount: (row) => row.gift },
    { label: t('birthday'), amount: (row) => row.birthdayGift },
    { label: t('weekly'), amount: ({ rank }) => of(rank)?.weeklyGift ?? '0' },
    { label: t('monthly'), amount: ({ rank }) => of(rank)?.monthlyGift ?? '0' },
  ];
  const given = kinds.filter(({ amount }) => list.some((row) => !isNothing(amount(row))));
  return (row) =>
    given
      .filter(({ amount }) => !isNothing(amount(row)))
      .map(({ label, amount }) => ({
        label,
        value: <MoneyText amount={amount(row)} currency={currency} />,
      }));
}

interface BenefitColumn extends Column<VipRank> {
  /** Whether some rank has it. */
  readonly isGiven: boolean;
}

/** What it brings beside gifts, each where some rank has it. */
function useBesides({ benefits, currency, list }: VipRanks): readonly Column<VipRank>[] {
  const t = useTranslations('vip.table');
  const money = useMoneyLine();
  const formats = useFormats();
  const of = (rank: number) => benefits.find((row) => row.rank === rank);
  const columns: readonly BenefitColumn[] = [
    {
      id: 'withdrawals',
      isGiven: benefits.length > 0,
      header: t('withdrawals'),
      cell: ({ rank }) => {
        const { withdrawals = 0, withdrawalAmount = '0' } = of(rank) ?? {};
        return t('withdrawalsOf', {
          count: withdrawals,
          amount: money(withdrawalAmount, currency),
        });
      },
    },
    {
      id: 'free',
      isGiven: benefits.some(({ freeWithdrawals }) => (freeWithdrawals ?? 0) > 0),
      header: t('freeWithdrawals'),
      isNumber: true,
      cell: ({ rank }) => formats.count(of(rank)?.freeWithdrawals ?? 0),
    },
    {
      id: 'bonuses',
      isGiven: list.some((row) => row.depositBoost > 0 || row.rebates.length > 0),
      header: t('bonuses'),
      cell: ({ rebates, depositBoost }) => (
        <RankFigures
          figures={[
            ...(rebates.length === 0
              ? []
              : [{ label: t('rebate'), value: <RankRebates rebates={rebates} /> }]),
            ...(depositBoost === 0
              ? []
              : [
                  {
                    label: t('boost'),
                    value: <bdi>{`+${formats.share(depositBoost / 100)}`}</bdi>,
                  },
                ]),
          ]}
        />
      ),
    },
  ];
  return columns.filter(({ isGiven }) => isGiven);
}

function isNothing(amount: string): boolean {
  return /^[0.]+$/u.test(amount);
}
