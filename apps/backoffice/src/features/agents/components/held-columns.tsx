import { useTranslations } from '@portal/i18n/react';
import type { HeldBillWay } from '@portal/protocol';
import { Button, type Column } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { HeldBill } from '../api/list-held-bills.ts';

/** Whose dividend of which period waits, how many wait below it, and what may be asked for. */
export function useHeldColumns(
  currency: string,
  onDecide: (bill: HeldBill, way: HeldBillWay) => void,
): readonly Column<HeldBill>[] {
  const t = useTranslations('desk-agents.held');
  const money = (amount: string) => <MoneyText amount={amount} currencyCode={currency} />;
  return [
    {
      id: 'payee',
      header: t('columns.payee'),
      isTitle: true,
      cell: ({ payeeId, payee }) => (
        <Link to="/members/$memberId" params={{ memberId: payeeId }} className="text-link">
          <bdi>{payee}</bdi>
        </Link>
      ),
    },
    { id: 'unit', header: t('columns.unit'), cell: ({ unitKey }) => <bdi>{unitKey}</bdi> },
    {
      id: 'netLoss',
      header: t('columns.netLoss'),
      isNumber: true,
      cell: ({ netLoss }) => money(netLoss),
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      isNumber: true,
      cell: ({ amount }) => money(amount),
    },
    { id: 'below', header: t('columns.below'), isNumber: true, cell: ({ below }) => below },
    { id: 'since', header: t('columns.since'), cell: ({ since }) => <Moment at={since} /> },
    {
      id: 'ways',
      header: t('columns.ways'),
      cell: (bill) => (
        <span className="flex flex-wrap gap-2">
          {bill.ways.map((way) => (
            <Button key={way} onClick={() => onDecide(bill, way)}>
              {t(`ways.${way}`)}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}
