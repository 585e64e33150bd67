import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, type Column, Skeleton, Table } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { type BillTeam, billTeamQuery } from '../api/list-bill-team.ts';
import type { Bill } from '../api/list-bills.ts';

interface TeamProps {
  readonly id: Bill['id'];
  readonly onLeave: () => void;
}

/** Whose play a bill counts; each leads on to the bets themselves. */
export function WhyTeam({ id, onLeave }: TeamProps) {
  const t = useTranslations('contracts.why');
  const query = useInfiniteQuery(billTeamQuery(id));
  const [head] = query.data?.pages ?? [];
  if (head === undefined) {
    return query.error === null ? (
      <div aria-busy="true">
        <Skeleton height="6rem" />
      </div>
    ) : (
      <LoadFailed error={query.error} headingLevel={2} onRetry={() => void query.refetch()} />
    );
  }
  const rows = query.data?.pages.flatMap(({ content }) => content) ?? [];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {rows.length === 0 ? (
        <p className="m-0 text-14 text-text-2">{head.isKept ? t('nobody') : t('hourGone')}</p>
      ) : (
        <Shares head={head} rows={rows} onLeave={onLeave} />
      )}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

interface SharesProps {
  readonly head: BillTeam;
  readonly rows: BillTeam['content'];
  readonly onLeave: () => void;
}

function Shares({ head, rows, onLeave }: SharesProps) {
  const t = useTranslations('contracts.why');
  const columns = useShareColumns(head, onLeave);
  return (
    <Table caption={t('whose')} columns={columns} rows={rows} rowKey={({ account }) => account} />
  );
}

type Share = BillTeam['content'][number];

function useShareColumns(head: BillTeam, onLeave: () => void): readonly Column<Share>[] {
  const t = useTranslations('contracts');
  const formats = useFormats();
  const { currency, kind, scope } = head;
  const search = {
    from: formats.day(Date.parse(head.startsAt)),
    to: formats.day(Date.parse(head.endsAt) - 1),
    category: scope === 'CONS' ? undefined : scope,
  };
  const money = (id: 'validBet' | 'gross' | 'deducted', header: string): Column<Share> => ({
    id,
    header,
    isNumber: true,
    cell: (row) => <MoneyText amount={row[id]} currency={currency} sign="losses" tone="plain" />,
  });
  return [
    {
      id: 'account',
      header: t('why.account'),
      isTitle: true,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    money('validBet', t('bill.validBet')),
    ...(kind === 'DIVIDEND'
      ? [money('gross', t('why.figure.ggr')), money('deducted', t('why.deducted'))]
      : []),
    {
      id: 'bets',
      header: t('why.bets'),
      cell: ({ account }) => (
        <Link
          to="/a/personalHistoryCopy"
          search={{ ...search, account }}
          onClick={onLeave}
          aria-label={t('why.betsOf', { account })}
        >
          {t('why.bets')}
        </Link>
      ),
    },
  ];
}
