import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import type { Bill } from '../api/list-bills.ts';
import type { ContractKind } from '../api/read-consolidated.ts';
import { BillState } from '../components/bill-state.tsx';

/** Columns of the records of pay; only dividends count what a team lost. */
export function useBillColumns(kind: ContractKind, currency: string): readonly Column<Bill>[] {
  const t = useTranslations('contracts');
  const words = useTranslations('record-page');
  const formats = useFormats();
  const money = (id: 'validBet' | 'netLoss' | 'amount' | 'paid' | 'owed'): Column<Bill> => ({
    id,
    header: currency === '' ? t(`bill.${id}`) : words('money', { what: t(`bill.${id}`), currency }),
    isNumber: true,
    cell: (bill) => <MoneyCell amount={bill[id]} />,
  });
  return [
    {
      id: 'unit',
      header: t('bill.unit'),
      isTitle: true,
      place: 'title',
      cell: (bill) => <UnitLink bill={bill} />,
    },
    {
      id: 'counterparty',
      header: t('bill.counterparty'),
      place: 'note',
      cell: ({ counterparty, direction, scope }) => (
        <span className="grid">
          <span>
            {t(direction === 'in' ? 'paidBy' : 'paidTo', { name: counterparty ?? t('house') })}
          </span>
          <span className="text-13 text-text-2">{t(`scope.${scope}`)}</span>
        </span>
      ),
    },
    money('validBet'),
    ...(kind === 'DIVIDEND' ? [money('netLoss')] : []),
    {
      id: 'tier',
      header: t('bill.tier'),
      isNumber: true,
      cell: ({ tier, active }) => (
        <span className="grid">
          <span>{tier === null ? '–' : formats.count(tier)}</span>
          <span className="text-13 whitespace-nowrap text-text-2">
            {t('bill.active')} {formats.count(active)}
          </span>
        </span>
      ),
    },
    { ...money('amount'), place: 'figure' },
    money('paid'),
    money('owed'),
    {
      id: 'state',
      header: t('bill.state'),
      place: 'aside',
      cell: (bill) => <BillState bill={bill} />,
    },
  ];
}

function UnitLink({ bill }: { readonly bill: Bill }) {
  const t = useTranslations('contracts.bill');
  const formats = useFormats();
  const show = useDialogs((state) => state.show);
  // An hour is stored under a key in UTC; a person reads the clock of the site.
  const isHour = bill.kind === 'HOURLY';
  const unit = isHour ? formats.dateTime(bill.startsAt) : bill.unitKey;
  return (
    <button
      type="button"
      className="ui-row-link"
      aria-label={t('why', { unit })}
      onClick={() => show('whyBill', { id: bill.id })}
    >
      <bdi dir="ltr" className={isHour ? undefined : 'whitespace-nowrap'}>
        {unit}
      </bdi>
    </button>
  );
}
