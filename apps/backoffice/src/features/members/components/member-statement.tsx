import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Button, CalmSeaDrawing, EmptyState, Table } from '@portal/ui';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { StatementLine } from '../api/read-statement.ts';
import { useStatement } from '../api/read-statement.ts';
import { useEntryText } from '../entry-text.ts';

/** Money in and out with the balance after each line. */
export function MemberStatement({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('backoffice.statement');
  const columns = useStatementColumns();
  const statement = useStatement(memberId, true);
  const lines = statement.data?.pages.flatMap((page) => page.content);
  if (lines === undefined && statement.error !== null) {
    return (
      <FailedBlock
        thrown={statement.error}
        title={t('failed')}
        onRetry={() => void statement.refetch()}
      />
    );
  }
  if (lines?.length === 0) {
    return (
      <EmptyState
        drawing={<CalmSeaDrawing />}
        title={t('empty')}
        text={t('emptyHint')}
        headingLevel={3}
      />
    );
  }
  return (
    <>
      <Table
        caption={t('title')}
        columns={columns}
        rows={lines}
        rowKey={(line) => line.entryId}
        skeletonRows={5}
      />
      {statement.hasNextPage && (
        <Button
          className="justify-self-center"
          busy={statement.isFetchingNextPage}
          onClick={() => void statement.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </>
  );
}

function useStatementColumns(): readonly Column<StatementLine>[] {
  const t = useTranslations('backoffice.statement.columns');
  const entryText = useEntryText();
  return [
    { id: 'at', header: t('at'), cell: (line) => <Moment at={line.at} /> },
    { id: 'type', header: t('type'), cell: (line) => entryText(line.type) },
    {
      id: 'reference',
      header: t('reference'),
      cell: (line) => <bdi className="text-13 text-text-2 wrap-anywhere">{line.reference}</bdi>,
    },
    {
      id: 'amount',
      header: t('amount'),
      isNumber: true,
      cell: (line) => <MoneyText isChange amount={line.amount} currencyCode={line.currency} />,
    },
    {
      id: 'after',
      header: t('balanceAfter'),
      isNumber: true,
      cell: (line) => <MoneyText amount={line.balanceAfter} currencyCode={line.currency} />,
    },
  ];
}
