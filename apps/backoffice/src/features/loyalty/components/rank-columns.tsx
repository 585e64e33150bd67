import { useLanguage, useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { MoneyCell } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { DeskRank, RankBenefit } from '../api/list-vip-levels.ts';
import { nameIn } from '../../../shared/words/site-words.ts';

export function useRankColumns(
  onOpen: ((rank: number) => void) | undefined,
  benefits: readonly RankBenefit[],
): readonly Column<DeskRank>[] {
  const t = useTranslations('desk-loyalty.ranks');
  const { locale } = useLanguage();
  const besides = useBenefitColumns(benefits);
  return [
    {
      id: 'rank',
      header: t('rank'),
      isTitle: true,
      cell: (row) => {
        const name = `${row.rank} ${nameIn(row.names, locale)}`;
        return onOpen === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <OpenButton onOpen={() => onOpen(row.rank)}>
            <bdi>{name}</bdi>
          </OpenButton>
        );
      },
    },
    {
      id: 'deposit',
      header: t('deposit'),
      isNumber: true,
      cell: (row) => <MoneyCell amount={row.upgradeDeposit} />,
    },
    {
      id: 'valid',
      header: t('valid'),
      isNumber: true,
      cell: (row) => <MoneyCell amount={row.upgradeValid} />,
    },
    {
      id: 'keep',
      header: t('keep'),
      isNumber: true,
      cell: (row) => <MoneyCell amount={row.keepValid} />,
    },
    {
      id: 'gift',
      header: t('gift'),
      isNumber: true,
      cell: (row) => <MoneyCell amount={row.gift} />,
    },
    {
      id: 'birthday',
      header: t('birthday'),
      isNumber: true,
      cell: (row) => <MoneyCell amount={row.birthdayGift} />,
    },
    ...besides,
  ];
}

/** What promotions and the cashier add; it is changed there. */
function useBenefitColumns(benefits: readonly RankBenefit[]): readonly Column<DeskRank>[] {
  const t = useTranslations('desk-loyalty.ranks');
  const of = (rank: number) => benefits.find((row) => row.rank === rank);
  return [
    {
      id: 'weekly',
      header: t('weeklyGift'),
      isNumber: true,
      cell: ({ rank }) => <MoneyCell amount={of(rank)?.weeklyGift ?? '0'} />,
    },
    {
      id: 'monthly',
      header: t('monthlyGift'),
      isNumber: true,
      cell: ({ rank }) => <MoneyCell amount={of(rank)?.monthlyGift ?? '0'} />,
    },
    {
      id: 'withdrawals',
      header: t('withdrawals'),
      isNumber: true,
      cell: ({ rank }) => of(rank)?.withdrawals ?? 0,
    },
    {
      id: 'withdrawalAmount',
      header: t('withdrawalAmount'),
      isNumber: true,
      cell: ({ rank }) => <MoneyCell amount={of(rank)?.withdrawalAmount ?? '0'} />,
    },
    {
      id: 'free',
      header: t('freeWithdrawals'),
      isNumber: true,
      cell: ({ rank }) => of(rank)?.freeWithdrawals ?? t('noFee'),
    },
  ];
}
