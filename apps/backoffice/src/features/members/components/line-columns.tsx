import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads, type RecordHeads } from '@portal/records';
import { buttonClass, CopyId, type Column } from '@portal/ui';
import { Link } from '@tanstack/react-router';
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
      short: t('balanceAfter'),
      cell: (line) => <MoneyCell amount={line.balanceAfter} />,
    },
  ];
}

/** All that a line says. */
export function useLineFacts({
  zone,
  memberId,
}: {
  readonly zone: string;
  readonly memberId: string;
}) {
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
      ...(line.explanation === null
        ? []
        : [{ label: t('explanation'), value: <bdi>{line.explanation}</bdi> }]),
    ],
    link: line.reference.startsWith('rnd_') && <RoundLink line={line} memberId={memberId} />,
  });
}

const dayMs = 86_400_000;

/**
 * From money to the round that moved it, in the days of the betting record that it may have begun
 * on: a stake is its beginning, but a win after midnight belongs to a round of the day before.
 */
function RoundLink(props: { readonly line: StatementLine; readonly memberId: string }) {
  const { line, memberId } = props;
  const t = useTranslations('desk-members.statement');
  const formats = useFormats();
  const atMs = Date.parse(line.at);
  const beganMs = line.type === 'stake' ? atMs : atMs - dayMs;
  return (
    <Link
      to="/members/$memberId"
      params={{ memberId }}
      search={{
        record: 'rounds',
        from: formats.day(beganMs),
        to: formats.day(atMs),
        open: line.reference,
      }}
      className={buttonClass({ variant: 'primary', block: true })}
    >
      {t('round')}
    </Link>
  );
}
