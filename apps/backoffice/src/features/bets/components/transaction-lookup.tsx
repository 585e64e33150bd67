import { useTranslations } from '@portal/i18n/react';
import { CalmSeaDrawing, type Column, EmptyState, Table, Tag } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Section } from '../../../shared/detail-page.tsx';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { SearchBox } from '../../../shared/search-box.tsx';
import { useVendorTransactions, type VendorTransaction } from '../api/list-vendor-transactions.ts';

/** What became of a transaction that a vendor asks about, with all that its round did (rule 20). */
export function TransactionLookup(props: {
  readonly vendorCode: string;
  readonly transactionId: string;
  readonly onLook: (transactionId: string) => void;
}) {
  const { vendorCode, transactionId, onLook } = props;
  const t = useTranslations('desk-bets.lookup');
  const found = useVendorTransactions(vendorCode, transactionId);
  const columns = useColumns(transactionId);
  return (
    <Section title={t('title')} ux="BO-16-lookup">
      <p className="m-0 text-13 text-text-3">{t('hint')}</p>
      <SearchBox label={t('label')} value={transactionId} onSearch={onLook} />
      {found.error !== null && (
        <FailedBlock
          thrown={found.error}
          title={t('failed')}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data?.length === 0 && (
        <EmptyState
          drawing={<CalmSeaDrawing />}
          title={t('never')}
          text={t('neverHint')}
          headingLevel={3}
        />
      )}
      {transactionId !== '' && found.error === null && found.data?.length !== 0 && (
        <Table
          caption={t('title')}
          columns={columns}
          rows={found.data}
          rowKey={(row) => `${row.class} ${row.transactionId}`}
        />
      )}
    </Section>
  );
}

const tones = { applied: 'ok', reversed: 'warn', replaced: 'warn', tombstone: 'bad' } as const;

function useColumns(query: string): readonly Column<VendorTransaction>[] {
  const t = useTranslations('desk-bets.lookup');
  const bets = useTranslations('bets');
  return [
    {
      id: 'transaction',
      header: t('transaction'),
      isTitle: true,
      cell: ({ transactionId, roundId }) => (
        <bdi dir="ltr" className={transactionId === query ? 'font-semibold' : undefined}>
          {transactionId} <span className="text-12 text-text-3">{roundId}</span>
        </bdi>
      ),
    },
    { id: 'class', header: t('class.label'), cell: (row) => t(`class.${row.class}`) },
    {
      id: 'state',
      header: t('state.label'),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>,
    },
    {
      id: 'amount',
      header: t('amount'),
      isNumber: true,
      cell: (row) => <MoneyText isChange amount={row.amount} currencyCode={row.currency} />,
    },
    {
      id: 'member',
      header: t('member'),
      cell: ({ memberId, account }) => (
        <Link to="/members/$memberId" params={{ memberId }} className="text-link">
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    {
      id: 'bet',
      header: t('bet'),
      cell: ({ memberId, bet }) =>
        bet === null ? (
          '–'
        ) : (
          <Link
            to="/members/$memberId"
            params={{ memberId }}
            search={{ record: 'bets', open: bet.betId }}
            className="text-link"
          >
            {bets(`state.${bet.state}`)}
          </Link>
        ),
    },
    { id: 'at', header: t('at'), cell: (row) => <Moment at={row.bookedAt} /> },
  ];
}
