import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, type Column, Skeleton, Table } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { MoneyText } from '../../../shared/money-text.tsx';
import { type AgentBillTeam, useAgentBillTeam } from '../api/list-agent-bill-team.ts';
import type { AgentBill } from '../api/read-agent-bill.ts';

interface TeamProps {
  readonly id: AgentBill['id'];
  readonly onLeave: () => void;
}

/** Whose play a bill counts; each leads on to the bets of these days. */
export function BillTeam({ id, onLeave }: TeamProps) {
  const t = useTranslations('contracts.why');
  const desk = useTranslations('desk-agents.bills');
  const query = useAgentBillTeam(id);
  const [head] = query.data?.pages ?? [];
  if (head === undefined) {
    return query.error === null ? (
      <Skeleton height="6rem" />
    ) : (
      <FailedBlock
        thrown={query.error}
        title={desk('whyFailed')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const rows = query.data?.pages.flatMap(({ content }) => content) ?? [];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {rows.length === 0 ? (
        <p className="m-0 text-text-2">{head.isKept ? t('nobody') : t('hourGone')}</p>
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
  readonly head: AgentBillTeam;
  readonly rows: AgentBillTeam['content'];
  readonly onLeave: () => void;
}

function Shares({ head, rows, onLeave }: SharesProps) {
  const t = useTranslations('contracts.why');
  const columns = useShareColumns(head, onLeave);
  return (
    <Table caption={t('whose')} columns={columns} rows={rows} rowKey={({ memberId }) => memberId} />
  );
}

type Share = AgentBillTeam['content'][number];

function useShareColumns(head: AgentBillTeam, onLeave: () => void): readonly Column<Share>[] {
  const t = useTranslations('contracts');
  const formats = useFormats();
  const search = {
    record: 'bets',
    from: formats.day(Date.parse(head.startsAt)),
    to: formats.day(Date.parse(head.endsAt) - 1),
    category: head.scope === 'CONS' ? undefined : head.scope,
  } as const;
  const money = (id: 'validBet' | 'gross' | 'deducted', header: string): Column<Share> => ({
    id,
    header,
    isNumber: true,
    cell: (row) => <MoneyText amount={row[id]} currencyCode={head.currency} />,
  });
  return [
    {
      id: 'account',
      header: t('why.account'),
      isTitle: true,
      cell: ({ memberId, account }) => (
        <Link
          to="/members/$memberId"
          params={{ memberId }}
          search={search}
          className="text-link"
          aria-label={t('why.betsOf', { account })}
          onClick={onLeave}
        >
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    money('validBet', t('bill.validBet')),
    ...(head.kind === 'DIVIDEND'
      ? [money('gross', t('why.figure.ggr')), money('deducted', t('why.deducted'))]
      : []),
  ];
}
