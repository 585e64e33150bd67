import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { MoneyCell } from '../../../shared/money-text.tsx';
import type { RevenueRow } from '../revenue-rows.ts';

const amounts = ['stakeAmount', 'payoutAmount', 'grossAmount'] as const;
const moneyOnly = ['depositAmount', 'withdrawalAmount', 'costAmount'] as const;

/** The columns of a day; money in and out belongs to no category, so it stands for all alone. */
export function useRevenueColumns(isOfAll: boolean): readonly Column<RevenueRow>[] {
  const t = useTranslations('desk-overview.figure');
  const formats = useFormats();
  const names = isOfAll ? [...amounts, ...moneyOnly] : amounts;
  return [
    {
      id: 'day',
      header: t('day'),
      isTitle: true,
      cell: ({ day }) => (
        <time dateTime={day} dir="ltr">
          {day}
        </time>
      ),
    },
    ...(isOfAll ? [countColumn('players')] : []),
    countColumn('betCount'),
    ...names.map((name): Column<RevenueRow> => ({
      id: name,
      header: t(name),
      isNumber: true,
      cell: (row) => <MoneyCell amount={row[name]} isNet={name === 'grossAmount'} />,
    })),
  ];

  function countColumn(name: 'players' | 'betCount'): Column<RevenueRow> {
    return {
      id: name,
      header: t(name),
      isNumber: true,
      cell: (row) => formats.count(row[name]),
    };
  }
}
