import { useTranslations } from '@portal/i18n/react';
import { factorPercent } from '@portal/records';
import { type Column, Table } from '@portal/ui';
import { MoneyText } from '../../../shared/money-text.tsx';
import type { AgentBill } from '../api/read-agent-bill.ts';

const figures = [
  'ggr',
  'valid',
  'not for salaries',
  'rebate',
  'bonus',
  'fee',
  'vendorFee',
  'salary',
  'chargeback',
  'carry in',
  'only a loss pays',
  'rate',
  'fixed amount',
  'rounding',
  'cap',
  'upline reached no tier',
] as const;

type Line = AgentBill['lines'][number] & { readonly key: string };

/** Each step with what stands there after it; of a bill without an amount those to the loss. */
export function BillLines({ bill }: { readonly bill: AgentBill }) {
  const t = useTranslations('contracts.why');
  const hasAmount = bill.lines.length > 0;
  const lines = hasAmount ? bill.lines : bill.netLossLines;
  const rows = lines.map((line, at) => ({ ...line, key: String(at) }));
  return (
    <Table
      caption={hasAmount ? t('lines') : t('loss')}
      columns={useLineColumns(bill.currency)}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

function useLineColumns(currency: string): readonly Column<Line>[] {
  const t = useTranslations('contracts.why');
  const tier = useTranslations('contracts.tier');
  return [
    {
      id: 'figure',
      header: t('step'),
      isTitle: true,
      cell: ({ figure }) => {
        const name = figures.find((text) => text === figure);
        return name === undefined ? figure : t(`figure.${name}`);
      },
    },
    {
      id: 'operation',
      header: t('does'),
      cell: ({ operation, value }) =>
        operation === 'times' ? (
          <bdi dir="ltr">× {tier('percent', { rate: factorPercent(value) })}</bdi>
        ) : (
          t(`operation.${operation}`)
        ),
    },
    {
      id: 'subtotal',
      header: t('subtotal'),
      isNumber: true,
      cell: ({ subtotal }) => <MoneyText amount={subtotal} currencyCode={currency} />,
    },
  ];
}
