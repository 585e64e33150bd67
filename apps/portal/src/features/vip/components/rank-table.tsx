import { useFormats, useTranslations } from '@portal/i18n/react';
import { type Column, Table, Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { VipRank, VipRanks } from '../api/list-vip-ranks.ts';

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
      <p className="m-0 text-13 text-text-3">{t('rules')}</p>
    </section>
  );
}

function useColumns(ranks: VipRanks, rank: number): readonly Column<VipRank>[] {
  const { currency, list } = ranks;
  const t = useTranslations('vip');
  const rebates = useRebates();
  const besides = useBenefitColumns(ranks);
  const hasBirthdays = list.some((row) => !isNothing(row.birthdayGift));
  const hasHosts = list.some((row) => row.hasHost);
  const hasRebates = list.some((row) => row.rebates.length > 0);
  const money = (amount: string) =>
    isNothing(amount) ? '–' : <MoneyText amount={amount} currency={currency} />;
  return [
    {
      id: 'rank',
      header: t('table.rank'),
      isTitle: true,
      cell: (row) => (
        <span className="inline-flex items-center gap-2">
          <span className="tabular-nums text-text-3">{row.rank}</span>
          <bdi className="font-semibold">{row.name}</bdi>
          {row.rank === rank && <Tag tone="primary">{t('table.you')}</Tag>}
        </span>
      ),
    },
    {
      id: 'deposit',
      header: t('table.deposit'),
      isNumber: true,
      cell: (row) => money(row.upgradeDeposit),
    },
    {
      id: 'valid',
      header: t('table.valid'),
      isNumber: true,
      cell: (row) => money(row.upgradeValid),
    },
    { id: 'keep', header: t('table.keep'), isNumber: true, cell: (row) => money(row.keepValid) },
    { id: 'gift', header: t('table.gift'), isNumber: true, cell: (row) => money(row.gift) },
    ...(hasBirthdays
      ? [
          {
            id: 'birthday',
            header: t('table.birthday'),
            isNumber: true,
            cell: (row: VipRank) => money(row.birthdayGift),
          },
        ]
      : []),
    ...besides,
    ...(hasHosts
      ? [
          {
            id: 'host',
            header: t('table.host'),
            cell: (row: VipRank) => (row.hasHost ? t('table.hasHost') : '–'),
          },
        ]
      : []),
    ...(hasRebates ? [{ id: 'rebate', header: t('table.rebate'), cell: rebates }] : []),
  ];
}

/** What it gives again and again, and beside the ladder, where some rank has it (D3). */
function useBenefitColumns({ benefits, currency, list }: VipRanks): readonly Column<VipRank>[] {
  const t = useTranslations('vip.table');
  const money = useMoneyLine();
  const formats = useFormats();
  const hasBoosts = list.some((row) => row.depositBoost > 0);
  const of = (rank: number) => benefits.find((row) => row.rank === rank);
  const amount = (text = '0') => (isNothing(text) ? '–' : money(text, currency));
  const gift = (id: 'weeklyGift' | 'monthlyGift') =>
    benefits.some((row) => !isNothing(row[id]))
      ? [{ id, header: t(id), isNumber: true, cell: (row: VipRank) => amount(of(row.rank)?.[id]) }]
      : [];
  return [
    ...gift('weeklyGift'),
    ...gift('monthlyGift'),
    {
      id: 'withdrawals',
      header: t('withdrawals'),
      isNumber: true,
      cell: ({ rank }) => {
        const { withdrawals = 0, withdrawalAmount = '0' } = of(rank) ?? {};
        return t('withdrawalsOf', { count: withdrawals, amount: amount(withdrawalAmount) });
      },
    },
    ...(benefits.some(({ freeWithdrawals }) => freeWithdrawals !== null)
      ? [
          {
            id: 'free',
            header: t('freeWithdrawals'),
            isNumber: true,
            cell: ({ rank }: VipRank) => formats.count(of(rank)?.freeWithdrawals ?? 0),
          },
        ]
      : []),
    ...(hasBoosts
      ? [
          {
            id: 'boost',
            header: t('boost'),
            isNumber: true,
            cell: ({ depositBoost }: VipRank) =>
              depositBoost === 0 ? '–' : <bdi>{`+${formats.share(depositBoost / 100)}`}</bdi>,
          },
        ]
      : []),
  ];
}

function isNothing(amount: string): boolean {
  return /^[0.]+$/u.test(amount);
}

/** What a rank brings beyond what everybody gets, by kind of game. */
function useRebates(): (rank: VipRank) => ReactNode {
  const categories = useTranslations('games.categories');
  const formats = useFormats();
  return ({ rebates }) =>
    rebates.length === 0 ? (
      '–'
    ) : (
      <ul className="m-0 grid list-none gap-0.5 p-0">
        {rebates.map(({ category, rate }) => (
          <li key={category}>
            {categories(category)} <bdi>{formats.share(Number(rate) / 100)}</bdi>
          </li>
        ))}
      </ul>
    );
}
