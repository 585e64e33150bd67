import { useFormats, useTranslations } from '@portal/i18n/react';
import { Table, type Column } from '@portal/ui';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Profit } from '../api/read-profit.ts';
import { ProfitChart } from './profit-chart.tsx';

type CategoryRow = Profit['categories'][number];

/** Sums, a picture of the days, and the same by category. */
export function ProfitFigures(props: { readonly profit: Profit; readonly isStale: boolean }) {
  const { profit, isStale } = props;
  const t = useTranslations('profit');
  const columns = useCategoryColumns(profit.currency);
  return (
    <>
      <Totals profit={profit} />
      <ProfitChart profit={profit} />
      {profit.categories.length > 0 && (
        <section>
          <h2 className="mb-2 text-20 font-bold">{t('categories')}</h2>
          <Table
            caption={t('categories')}
            columns={columns}
            rows={profit.categories}
            rowKey={({ category }) => category}
            isStale={isStale}
          />
        </section>
      )}
    </>
  );
}

const shownTotals = ['stake', 'payout', 'net', 'valid', 'bonus', 'rebate', 'income'] as const;

function Totals({ profit: { totals, currency } }: { readonly profit: Profit }) {
  const t = useTranslations('profit');
  return (
    <dl className="m-0 grid grid-cols-2 gap-4 rounded-card border border-line bg-s1 p-4 sm:grid-cols-4">
      {shownTotals.map((part) => (
        <div key={part}>
          <dt className="text-13 text-text-2">{t(part)}</dt>
          <dd className="m-0 text-16 font-semibold">
            <MoneyText
              amount={totals[part]}
              currency={currency}
              {...(part === 'net' && ({ sign: 'always', tone: 'signed' } as const))}
            />
          </dd>
        </div>
      ))}
      <div>
        <dt className="text-13 text-text-2">{t('whole')}</dt>
        <dd className="m-0 text-20 font-bold">
          <MoneyText amount={totals.whole} currency={currency} sign="always" tone="signed" />
        </dd>
      </div>
    </dl>
  );
}

function useCategoryColumns(currency: string): readonly Column<CategoryRow>[] {
  const t = useTranslations('profit');
  const categories = useTranslations('games.categories');
  const formats = useFormats();
  const head = (name: string) => `${name} (${currency})`;
  return [
    {
      id: 'category',
      header: t('category'),
      isTitle: true,
      cell: ({ category }) => categories(category),
    },
    {
      id: 'bets',
      header: t('bets'),
      isNumber: true,
      cell: ({ bets }) => formats.count(bets),
    },
    {
      id: 'stake',
      header: head(t('stake')),
      isNumber: true,
      cell: ({ stake }) => <MoneyCell amount={stake} />,
    },
    {
      id: 'payout',
      header: head(t('payout')),
      isNumber: true,
      cell: ({ payout }) => <MoneyCell amount={payout} />,
    },
    {
      id: 'net',
      header: head(t('net')),
      isNumber: true,
      cell: ({ net }) => <MoneyCell isNet amount={net} />,
    },
  ];
}
