import { useTranslations } from '@portal/i18n/react';
import { CalmSeaDrawing, type Column, CopyId, Select, Tag } from '@portal/ui';
import { Section } from '../../../shared/detail-page.tsx';
import { CursorTable } from '../../../shared/cursor-table.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { useCopyLabels } from '../../../shared/use-copy-labels.ts';
import { useVendorCalls, type VendorCall } from '../api/list-vendor-calls.ts';

const views = ['all', 'refused'] as const;
export type CallsView = (typeof views)[number];

/** The last calls of a vendor: what was asked, what it got, and our code for it. */
export function VendorCalls(props: {
  readonly vendorCode: string;
  readonly view: CallsView;
  readonly onView: (view: CallsView) => void;
}) {
  const { vendorCode, view, onView } = props;
  const t = useTranslations('desk-vendors');
  const calls = useVendorCalls(vendorCode, view);
  return (
    <Section title={t('calls.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="m-0 text-13 text-text-3">{t('calls.hint')}</p>
        <Select
          aria-label={t('calls.view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`calls.views.${value}`) }))}
          onChange={(value) => onView(views.find((option) => option === value) ?? 'all')}
        />
      </div>
      <CursorTable
        query={calls}
        columns={useCallColumns()}
        rowKey={({ id }) => id}
        caption={t('calls.title')}
        failedTitle={t('calls.failed')}
        empty={{ drawing: <CalmSeaDrawing />, title: t('calls.empty') }}
      />
    </Section>
  );
}

const outcomeTone = { done: 'ok', already_settled: 'ok', try_again: 'bad' } as const;

function toneOf(outcome: VendorCall['outcome']) {
  return outcome in outcomeTone ? outcomeTone[outcome as keyof typeof outcomeTone] : 'warn';
}

function useCallColumns(): readonly Column<VendorCall>[] {
  const t = useTranslations('desk-vendors');
  const copy = useCopyLabels();
  const id = (text: string) => (text === '' ? '—' : <CopyId id={text} labels={copy} />);
  return [
    { id: 'at', header: t('calls.at'), cell: ({ calledAt }) => <Moment at={calledAt} /> },
    {
      id: 'kind',
      header: t('calls.kind'),
      isTitle: true,
      cell: ({ kinds }) => kinds.map((kind) => t(`kind.${kind}`)).join(', '),
    },
    {
      id: 'outcome',
      header: t('calls.outcome'),
      cell: ({ outcome, isReplay }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Tag tone={toneOf(outcome)}>{t(`outcome.${outcome}`)}</Tag>
          {isReplay && <span className="text-12 text-text-3">{t('calls.replay')}</span>}
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('calls.amount'),
      isNumber: true,
      cell: ({ amount, currency }) =>
        amount === null || currency === null ? (
          '—'
        ) : (
          <MoneyText amount={amount} currencyCode={currency} />
        ),
    },
    { id: 'player', header: t('calls.player'), cell: ({ playerId }) => id(playerId) },
    { id: 'transaction', header: t('calls.transaction'), cell: (row) => id(row.transactionId) },
    { id: 'round', header: t('calls.round'), cell: ({ roundId }) => id(roundId) },
    {
      id: 'time',
      header: t('calls.time'),
      isNumber: true,
      cell: ({ milliseconds }) => t('within', { ms: milliseconds }),
    },
    {
      id: 'answer',
      header: t('calls.answer'),
      cell: ({ answer }) => (
        <code dir="ltr" className="line-clamp-2 max-w-80 text-12 break-all" title={answer}>
          {answer}
        </code>
      ),
    },
  ];
}
