import { useTranslations } from '@portal/i18n/react';
import type { SettlingWay } from '@portal/protocol';
import { Button, type Column } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { StrandedDebt } from '../api/list-stranded-debts.ts';

/** Who owes what to whom, why nobody gets it, and what a second person may be asked for. */
export function useStrandedColumns(
  currency: string,
  onSettle: (debt: StrandedDebt, way: SettlingWay) => void,
): readonly Column<StrandedDebt>[] {
  const t = useTranslations('desk-agents.owed');
  const contracts = useTranslations('contracts');
  return [
    {
      id: 'debtor',
      header: t('columns.debtor'),
      isTitle: true,
      cell: ({ debtorId, debtor }) => (
        <Link to="/members/$memberId" params={{ memberId: debtorId }} className="text-link">
          <bdi>{debtor}</bdi>
        </Link>
      ),
    },
    {
      id: 'creditor',
      header: t('columns.creditor'),
      cell: ({ creditor }) => <bdi>{creditor ?? contracts('house')}</bdi>,
    },
    { id: 'pay', header: t('columns.pay'), cell: ({ kind }) => contracts(`kind.${kind}`) },
    {
      id: 'amount',
      header: t('columns.amount'),
      isNumber: true,
      cell: ({ amount }) => <MoneyText amount={amount} currencyCode={currency} />,
    },
    { id: 'cause', header: t('columns.cause'), cell: ({ cause }) => t(`causes.${cause}`) },
    { id: 'since', header: t('columns.since'), cell: ({ since }) => <Moment at={since} /> },
    {
      id: 'ways',
      header: t('columns.ways'),
      cell: (debt) => (
        <span className="flex flex-wrap gap-2">
          {debt.ways.map((way) => (
            <Button key={way} onClick={() => onSettle(debt, way)}>
              {t(`ways.${way}`)}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}
