import { useTranslations } from '@portal/i18n/react';
import { factorPercent } from '@portal/records';
import { Table, type Column } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { BillView } from '../api/read-bill.ts';

type Line = BillView['lines'][number];

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

interface WhyLinesProps {
  readonly caption: string;
  readonly lines: readonly Line[];
  readonly currency: string;
}

/** Each step with what stands there after it. */
export function WhyLines({ caption, lines, currency }: WhyLinesProps) {
  const columns = useLineColumns(currency);
  const rows = lines.map((line, at) => ({ ...line, key: String(at) }));
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

function useLineColumns(currency: string) {
  const t = useTranslations('contracts.why');
  const tier = useTranslations('contracts.tier');
  const columns: readonly Column<Line & { readonly key: string }>[] = [
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
      cell: ({ subtotal }) => <MoneyText amount={subtotal} currency={currency} />,
    },
  ];
  return columns;
}
