import { useTranslations } from '@portal/i18n/react';
import { type Column, Table } from '@portal/ui';
import { MoneyCell, MoneyText } from '../../../shared/money-text.tsx';
import type { TermsTrial } from '../api/try-terms.ts';

interface ResultProps {
  readonly trial: TermsTrial;
  readonly currency: string;
}

/** Each unit with both sums, and all of them together. */
export function TrialResult({ trial, currency }: ResultProps) {
  const t = useTranslations('desk-agents.contracts.trial');
  const { units, proposed, present, difference } = trial;
  const columns = useUnitColumns();
  const sums = [
    { key: 'proposed', amount: proposed, isChange: false },
    { key: 'present', amount: present, isChange: false },
    { key: 'difference', amount: difference, isChange: true },
  ] as const;
  return (
    <section aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <dl className="m-0 flex flex-wrap gap-x-6 gap-y-2 text-14">
        {sums.map(({ key, amount, isChange }) => (
          <div key={key}>
            <dt className="text-13 text-text-3">{t(key)}</dt>
            <dd className="m-0 font-semibold">
              <MoneyText amount={amount} currencyCode={currency} isChange={isChange} />
            </dd>
          </div>
        ))}
      </dl>
      {units.length === 0 ? (
        <p className="m-0 text-text-2">{t('none')}</p>
      ) : (
        <Table caption={t('caption')} columns={columns} rows={units} rowKey={({ from }) => from} />
      )}
    </section>
  );
}

type Unit = TermsTrial['units'][number];

function useUnitColumns(): readonly Column<Unit>[] {
  const t = useTranslations('desk-agents.contracts.trial');
  const words = useTranslations('contracts.replay');
  const money = (
    id: 'valid' | 'netLoss' | 'proposed' | 'present' | 'difference',
    header: string,
  ): Column<Unit> => ({
    id,
    header,
    isNumber: true,
    cell: (unit) => <MoneyCell amount={unit[id]} isNet={id === 'difference'} />,
  });
  return [
    {
      id: 'unit',
      header: words('unit'),
      isTitle: true,
      cell: ({ from, to }) => <bdi dir="ltr">{from === to ? from : `${from} – ${to}`}</bdi>,
    },
    money('valid', words('valid')),
    money('netLoss', words('netLoss')),
    money('proposed', t('proposed')),
    money('present', t('present')),
    money('difference', t('difference')),
  ];
}
