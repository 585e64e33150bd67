import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { CalmSeaDrawing } from '@portal/ui';
import { CursorTable } from '../../../shared/cursor-table.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { StatementLine } from '../api/list-member-statement-lines.ts';
import { useStatement } from '../api/list-member-statement-lines.ts';
import { useEntryText } from '../entry-text.ts';

/** Money in and out with the balance after each line. */
export function MemberStatement({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('desk-members.statement');
  return (
    <CursorTable
      query={useStatement(memberId)}
      columns={useStatementColumns()}
      rowKey={(line) => line.entryId}
      caption={t('title')}
      failedTitle={t('failed')}
      empty={{ drawing: <CalmSeaDrawing />, title: t('empty'), text: t('emptyHint') }}
    />
  );
}

function useStatementColumns(): readonly Column<StatementLine>[] {
  const t = useTranslations('desk-members.statement.columns');
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
