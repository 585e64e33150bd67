import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads, type RecordHeads } from '@portal/records';
import { CopyId, type Column } from '@portal/ui';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import type { StatementLine } from '../api/list-statement-lines.ts';
import { useCopyLabels } from '../../../shared/records/use-copy-labels.ts';
import { useEntryText } from '../../../shared/records/use-entry-text.ts';

export function useLineColumns(heads: RecordHeads): readonly Column<StatementLine>[] {
  const t = useTranslations('records.statement.columns');
  const { time, money } = recordHeads(useTranslations('record-page'), heads);
  const entryText = useEntryText();
  const formats = useFormats();
  const copy = useCopyLabels();
  return [
    {
      id: 'type',
      header: t('type'),
      isTitle: true,
      place: 'title',
      cell: ({ type }) => entryText(type),
    },
    {
      id: 'time',
      header: time(t('time')),
      place: 'note',
      cell: ({ at }) => (
        <time dateTime={at} dir="ltr">
          {formats.fullDateTime(at)}
        </time>
      ),
    },
    {
      id: 'reference',
      header: t('reference'),
      cell: ({ number }) => (number === null ? '–' : <CopyId id={number} labels={copy} />),
    },
    {
      id: 'amount',
      header: money(t('amount')),
      isNumber: true,
      place: 'figure',
      cell: ({ amount }) => <MoneyCell isNet amount={amount} />,
    },
    {
      id: 'balance',
      header: money(t('balance')),
      isNumber: true,
      place: 'aside',
      short: t('balance'),
      cell: ({ balanceAfter }) => <MoneyCell amount={balanceAfter} />,
    },
  ];
}
