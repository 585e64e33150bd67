import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads } from '@portal/records';
import { buttonClass, CopyId } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { StatementLine } from '../api/list-statement-lines.ts';
import { useCopyLabels } from '../../../shared/records/use-copy-labels.ts';
import { useEntryText } from '../../../shared/records/use-entry-text.ts';

/** All that a line says; each leads to its receipt. */
export function useLineFacts(zone: string) {
  const t = useTranslations('records');
  const { time } = recordHeads(useTranslations('record-page'), { zone, currency: '' });
  const entryText = useEntryText();
  const formats = useFormats();
  const copy = useCopyLabels();
  const columns = useTranslations('records.statement.columns');
  return (line: StatementLine) => ({
    title: entryText(line.type),
    facts: [
      {
        label: time(columns('time')),
        value: <bdi dir="ltr">{formats.fullDateTime(line.at)}</bdi>,
      },
      { label: columns('entry'), value: <CopyId id={line.entryId} labels={copy} /> },
      ...(line.number === null
        ? []
        : [{ label: columns('reference'), value: <CopyId id={line.number} labels={copy} /> }]),
      ...(line.explanation === null
        ? []
        : [{ label: t('entryReceipt.reason'), value: <bdi>{line.explanation}</bdi> }]),
      {
        label: columns('amount'),
        value: (
          <MoneyText amount={line.amount} currency={line.currency} sign="always" tone="signed" />
        ),
      },
      {
        label: columns('balance'),
        value: <MoneyText amount={line.balanceAfter} currency={line.currency} />,
      },
    ],
    link: (
      <Link
        to="/m/transactionHistory/$entryId"
        params={{ entryId: line.entryId }}
        className={buttonClass({ variant: 'primary', block: true })}
      >
        {t('record.receipt')}
      </Link>
    ),
  });
}
