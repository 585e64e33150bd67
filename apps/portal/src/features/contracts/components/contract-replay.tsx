import { useFormats, useTranslations } from '@portal/i18n/react';
import { type Column, Skeleton, Stat, Table } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Contract } from '../api/read-consolidated.ts';
import { type Replay, replayQuery } from '../api/replay-contract.ts';

/** What an offer would have paid for the real bets of the last 30 days, beside what stands. */
export function ContractReplay({ contract }: { readonly contract: Contract }) {
  const t = useTranslations('contracts.replay');
  const { data, error, refetch } = useQuery(replayQuery(contract.id));
  return (
    <section data-ux="AC-20" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="m-0 text-16 font-semibold">{t('title')}</h3>
      {data !== undefined ? (
        <Whole replay={data} />
      ) : error === null ? (
        <div aria-busy="true">
          <Skeleton height="12rem" />
        </div>
      ) : (
        <LoadFailed error={error} headingLevel={2} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Whole({ replay }: { readonly replay: Replay }) {
  const t = useTranslations('contracts.replay');
  const columns = useReplayColumns(replay);
  const { currency, hasPresent, units } = replay;
  const isEmpty = units.every(({ valid, netLoss }) => Number(valid) === 0 && Number(netLoss) === 0);
  if (isEmpty) {
    return <p className="m-0 text-14 text-text-2">{t('none')}</p>;
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Stat label={t('proposed')}>
          <MoneyText amount={replay.proposed} currency={currency} />
        </Stat>
        <Stat label={t('present')}>
          {hasPresent ? (
            <MoneyText amount={replay.present} currency={currency} />
          ) : (
            t('nothingStands')
          )}
        </Stat>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-14 font-semibold">
          {t('perUnit')}
        </summary>
        <Table caption={t('title')} columns={columns} rows={units} rowKey={({ from }) => from} />
      </details>
    </>
  );
}

function useReplayColumns({
  currency,
  hasPresent,
}: Replay): readonly Column<Replay['units'][number]>[] {
  const t = useTranslations('contracts.replay');
  const money = useTranslations('record-page');
  const formats = useFormats();
  const head = (name: string) => money('money', { what: name, currency });
  const present: Column<Replay['units'][number]> = {
    id: 'present',
    header: head(t('present')),
    isNumber: true,
    place: 'note',
    cell: (unit) => <MoneyCell amount={unit.present} />,
  };
  return [
    {
      id: 'unit',
      header: t('unit'),
      isTitle: true,
      place: 'title',
      cell: ({ from, to }) => (
        <bdi>
          <time dateTime={from}>{from}</time>
          {to !== from && ' – '}
          {to !== from && <time dateTime={to}>{to}</time>}
        </bdi>
      ),
    },
    {
      id: 'valid',
      header: head(t('valid')),
      isNumber: true,
      cell: ({ valid }) => <MoneyCell amount={valid} />,
    },
    {
      id: 'netLoss',
      header: head(t('netLoss')),
      isNumber: true,
      cell: ({ netLoss }) => <MoneyCell amount={netLoss} />,
    },
    {
      id: 'active',
      header: t('active'),
      isNumber: true,
      cell: ({ active }) => formats.count(active),
    },
    {
      id: 'proposed',
      header: head(t('proposed')),
      isNumber: true,
      place: 'figure',
      cell: ({ proposed }) => <MoneyCell amount={proposed} />,
    },
    ...(hasPresent ? [present] : []),
  ];
}
