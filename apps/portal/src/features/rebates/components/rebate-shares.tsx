import { useTranslations } from '@portal/i18n/react';
import { Button, type Column, Skeleton, Table } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import {
  type RebateShares as Shares,
  rebateSharesQuery,
  type ShareFilter,
} from '../api/list-rebate-shares.ts';

interface SharesProps {
  readonly filter: ShareFilter;
  readonly onLeave: () => void;
}

/** The sum of a day, and whose play it is. */
export function RebateShares({ filter, onLeave }: SharesProps) {
  const t = useTranslations('rebates.why');
  const query = useInfiniteQuery(rebateSharesQuery(filter));
  const columns = useShareColumns(filter, onLeave);
  const [head] = query.data?.pages ?? [];
  if (head === undefined) {
    return query.error === null ? (
      <div aria-busy="true">
        <Skeleton height="8rem" />
      </div>
    ) : (
      <LoadFailed error={query.error} headingLevel={2} onRetry={() => void query.refetch()} />
    );
  }
  const rows = query.data?.pages.flatMap(({ content }) => content) ?? [];
  if (rows.length === 0) {
    return <p className="m-0 text-14 text-text-2">{t('nothing')}</p>;
  }
  return (
    <>
      <p className="m-0 text-14">
        {t('sum')} <MoneyText amount={head.valid} currency={head.currency} /> →{' '}
        <bdi dir="ltr" className="font-semibold">
          {head.earned}
        </bdi>
      </p>
      <Table caption={t('whose')} columns={columns} rows={rows} rowKey={({ account }) => account} />
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

type Share = Shares['content'][number];

/** Own rate or group, less that below on the line, of what was counted by both. */
function Steps({ steps, isOwn }: { readonly steps: Share['steps']; readonly isOwn: boolean }) {
  const t = useTranslations('rebates.why');
  return (
    <ul className="m-0 grid list-none gap-1 p-0">
      {steps.map(({ kind, own, below, base }) => (
        <li key={`${kind} ${own} ${below}`}>
          {isOwn ? t('rate', { own, base }) : t(`step.${kind}`, { own, below, base })}
        </li>
      ))}
    </ul>
  );
}

function useShareColumns(
  { day, category, source }: ShareFilter,
  onLeave: () => void,
): readonly Column<Share>[] {
  const t = useTranslations('rebates');
  const days = { from: day, to: day, category };
  return [
    {
      id: 'account',
      header: t('why.account'),
      isTitle: true,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    { id: 'valid', header: t('columns.valid'), isNumber: true, cell: ({ valid }) => valid },
    {
      id: 'steps',
      header: t('why.difference'),
      cell: ({ steps }) =>
        steps.length === 0 ? '–' : <Steps steps={steps} isOwn={source === 'own'} />,
    },
    { id: 'earned', header: t('columns.amount'), isNumber: true, cell: ({ earned }) => earned },
    {
      id: 'bets',
      header: t('why.bets'),
      cell: ({ account }) =>
        source === 'own' ? (
          <Link to="/m/personalHistoryCopy" search={days} onClick={onLeave}>
            {t('why.bets')}
          </Link>
        ) : (
          <Link
            to="/a/personalHistoryCopy"
            search={{ ...days, account }}
            onClick={onLeave}
            aria-label={t('why.betsOf', { account })}
          >
            {t('why.bets')}
          </Link>
        ),
    },
  ];
}
