import { useFormats, useTranslations } from '@portal/i18n/react';
import { Table, type Column } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { nowMs } from '../../../shared/time/clock.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import { statementQuery, type StatementLine } from '../api/list-statement-lines.ts';
import { isEntryType } from '../entry-types.ts';
import type { Preset } from '../period-search.ts';
import { periodOf } from '../period.ts';
import { RecordPage } from './record-page.tsx';

interface StatementProps {
  readonly preset: Preset;
  readonly onPreset: (preset: Preset) => void;
}

/** Every movement of the account with the balance after it (MC-12). */
export function Statement({ preset, onPreset }: StatementProps) {
  const title = useTranslations('shell.titles')('statement');
  const { timeZone } = useSite();
  const [atMs] = useState(nowMs);
  const lines = useInfiniteQuery(statementQuery(periodOf(preset, { atMs, timeZone })));
  const rows = lines.data?.pages.flatMap(({ content }) => content);
  return (
    <RecordPage
      ux="MC-12"
      title={title}
      preset={preset}
      onPreset={onPreset}
      lineCount={rows?.length}
      query={lines}
    >
      <Table
        caption={title}
        columns={useColumns()}
        rows={rows}
        rowKey={({ entryId }) => entryId}
        isStale={lines.isPlaceholderData}
      />
    </RecordPage>
  );
}

function useColumns(): readonly Column<StatementLine>[] {
  const t = useTranslations('records');
  const formats = useFormats();
  return [
    {
      id: 'type',
      header: t('statement.columns.type'),
      isTitle: true,
      cell: ({ type }) => (
        <span className="font-semibold">{isEntryType(type) ? t(`entry.${type}`) : type}</span>
      ),
    },
    {
      id: 'time',
      header: t('statement.columns.time'),
      cell: ({ at }) => (
        <time dateTime={at} title={formats.fullDateTime(at)}>
          {formats.dateTime(at)}
        </time>
      ),
    },
    {
      id: 'reference',
      header: t('statement.columns.reference'),
      cell: ({ reference }) => <Reference reference={reference} />,
    },
    {
      id: 'amount',
      header: t('statement.columns.amount'),
      isNumber: true,
      cell: ({ amount, currency }) => (
        <MoneyText amount={amount} currency={currency} sign="always" tone="signed" />
      ),
    },
    {
      id: 'balance',
      header: t('statement.columns.balance'),
      isNumber: true,
      cell: ({ balanceAfter, currency }) => <MoneyText amount={balanceAfter} currency={currency} />,
    },
  ];
}

/** A round's id leads to its receipt. */
function Reference({ reference }: { readonly reference: string }) {
  const text = (
    <bdi dir="ltr" className="font-mono text-12">
      {reference}
    </bdi>
  );
  return reference.startsWith('rnd_') ? (
    <Link
      to="/m/personalHistoryCopy/$roundId"
      params={{ roundId: reference }}
      className="text-link"
    >
      {text}
    </Link>
  ) : (
    text
  );
}
