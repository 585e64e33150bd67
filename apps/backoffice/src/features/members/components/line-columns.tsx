import { useTranslations } from '@portal/i18n/react';
import { recordHeads, type RecordHeads } from '@portal/records';
import { CopyId, type Column } from '@portal/ui';
import { Moment, MoneyCell, MoneyText } from '../../../shared/money-text.tsx';
import { useCopyLabels } from '../../../shared/use-copy-labels.ts';
import type { StatementLine } from '../api/list-member-statement-lines.ts';
import { useEntryText } from '../entry-text.ts';

export function useLineColumns(heads: RecordHeads): readonly Column<StatementLine>[] {
  const t = useTranslations('desk-members.statement.columns');
  const { time, money } = recordHeads(useTranslations('record-page'), heads);
  const copy = useCopyLabels();
  const entryText = useEntryText();
  return [
    {
      id: 'type',
      header: t('type'),
      isTitle: true,
      place: 'title',
      cell: (line) => entryText(line.type),
    },
    { id: 'at', header: time(t('at')), place: 'note', cell: (line) => <Moment at={line.at} /> },
    {
      id: 'reference',
      header: t('reference'),
      cell: (line) => <CopyId id={line.reference} labels={copy} />,
    },
    {
      id: 'amount',
      header: money(t('amount')),
      isNumber: true,
      place: 'figure',
      cell: (line) => <MoneyCell isNet amount={line.amount} />,
    },
    {
      id: 'after',
      header: money(t('balanceAfter')),
      isNumber: true,
      place: 'aside',
      cell: (line) => <MoneyCell amount={line.balanceAfter} />,
    },
  ];
}

/** All that a line says. */
export function useLineFacts(zone: string) {
  const t = useTranslations('desk-members.statement.columns');
  const { time } = recordHeads(useTranslations('record-page'), { zone, currency: '' });
  const copy = useCopyLabels();
  const entryText = useEntryText();
  return (line: StatementLine) => ({
    title: entryText(line.type),
    facts: [
      { label: time(t('at')), value: <Moment at={line.at} /> },
      { label: t('entry'), value: <CopyId id={line.entryId} labels={copy} /> },
      { label: t('reference'), value: <CopyId id={line.reference} labels={copy} /> },
      {
        label: t('amount'),
        value: <MoneyText isChange amount={line.amount} currencyCode={line.currency} />,
      },
      {
        label: t('balanceAfter'),
        value: <MoneyText amount={line.balanceAfter} currencyCode={line.currency} />,
      },
    ],
  });
}
