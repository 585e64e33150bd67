import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { AdjustmentRow } from '../api/list-adjustments.ts';
import { TakeBack } from './take-back.tsx';

export function useAdjustmentColumns(mayAdjust: boolean): readonly Column<AdjustmentRow>[] {
  const t = useTranslations('desk-adjustments.columns');
  return [
    {
      id: 'account',
      header: t('account'),
      isTitle: true,
      cell: (row) => (
        <Link to="/members/$memberId" params={{ memberId: row.memberId }} className="ui-row-link">
          <bdi>{row.account}</bdi>
        </Link>
      ),
    },
    { id: 'at', header: t('at'), cell: (row) => <Moment at={row.at} /> },
    {
      id: 'amount',
      header: t('amount'),
      isNumber: true,
      cell: (row) => (
        <MoneyText
          isChange
          amount={row.direction === 'credit' ? row.amount : `-${row.amount}`}
          currencyCode={row.currency}
        />
      ),
    },
    { id: 'operator', header: t('operator'), cell: (row) => <bdi>{row.operatorName}</bdi> },
    {
      id: 'approver',
      header: t('approver'),
      cell: (row) => <bdi>{row.approverName ?? t('alone')}</bdi>,
    },
    {
      id: 'reason',
      header: t('reason'),
      cell: ({ reason, explanation }) => (
        <>
          <bdi>{reason}</bdi>
          {explanation !== null && (
            <span className="block text-text-2">{t('told', { text: explanation })}</span>
          )}
        </>
      ),
    },
    {
      id: 'takenBack',
      header: t('takenBack'),
      cell: (row) => <TakeBack row={row} mayAdjust={mayAdjust} />,
    },
  ];
}
