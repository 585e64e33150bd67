import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { roundEngines, roundStates, type Endpoints, type ReplyOf } from '@portal/protocol';
import { Segmented, Select, type AppliedFilter } from '@portal/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { roundsQuery } from '../api/list-rounds.ts';
import { readRoundsFile } from '../api/read-rounds-file.ts';
import { roundTotalsQuery } from '../api/read-round-totals.ts';
import { useDays } from '../hooks/use-days.ts';
import { useFile } from '../hooks/use-file.ts';
import { useRoundColumns } from '../hooks/use-round-columns.tsx';
import { useRoundFacts } from '../hooks/use-round-facts.tsx';
import { RecordFrame, type RecordAddress } from './record-frame.tsx';

type RoundTotals = ReplyOf<Endpoints['readRoundTotals']>;

/** Every round, newest first; its drawer leads to the receipt (MC-11). */
export function BettingRecord({ search, onSearch }: RecordAddress) {
  const title = useTranslations('account.titles')('record');
  const { code: language } = useLanguage();
  const days = useDays(search);
  const { mode, engine, state } = search;
  const filter = { ...days.range, mode, engine, state };
  const rounds = useInfiniteQuery(roundsQuery({ ...filter, language }));
  const totals = useQuery(roundTotalsQuery(filter));
  const facts = useRoundFacts(days.zone);
  return (
    <RecordFrame
      ux="MC-11"
      title={title}
      search={search}
      onSearch={onSearch}
      days={days}
      query={rounds}
      sums={totals}
      filters={<Filters search={search} onSearch={onSearch} />}
      applied={useApplied({ search, onSearch })}
      totals={useTotals(totals.data)}
      file={useFile(() => readRoundsFile({ ...filter, language }))}
      columns={useRoundColumns({ zone: days.zone, currency: totals.data?.currency ?? '' })}
      rows={rounds.data?.pages.flatMap(({ content }) => content)}
      rowKey={({ roundId }) => roundId}
      drawer={facts}
    />
  );
}

const all = 'all';

function Filters({ search, onSearch }: RecordAddress) {
  const t = useTranslations('records.record');
  return (
    <>
      <Segmented
        label={t('mode')}
        value={search.mode ?? 'real'}
        onChange={(mode) => {
          onSearch({ mode, open: undefined });
        }}
        options={[
          { value: 'real', label: t('real') },
          { value: 'trial', label: t('trial') },
        ]}
      />
      <Select
        aria-label={t('columns.type')}
        value={search.engine ?? all}
        onChange={(engine) => {
          onSearch({ engine: engine === all ? undefined : engine, open: undefined });
        }}
        options={[
          { value: all, label: t('allTypes') },
          ...roundEngines.map((engine) => ({ value: engine, label: t(`engine.${engine}`) })),
        ]}
      />
      <Select
        aria-label={t('columns.state')}
        value={search.state ?? all}
        onChange={(state) => {
          onSearch({ state: state === all ? undefined : state, open: undefined });
        }}
        options={[
          { value: all, label: t('allStates') },
          ...roundStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
        ]}
      />
    </>
  );
}

/** The filters that narrow the record now; real money is what it always begins with. */
function useApplied({ search, onSearch }: RecordAddress): readonly AppliedFilter[] {
  const t = useTranslations('records.record');
  const { engine, state, mode } = search;
  const one = (id: 'engine' | 'state' | 'mode', label: string): AppliedFilter => ({
    id,
    label,
    onRemove: () => {
      onSearch({ [id]: undefined, open: undefined });
    },
  });
  return [
    ...(mode === 'trial' ? [one('mode', t('trial'))] : []),
    ...(engine === undefined ? [] : [one('engine', t(`engine.${engine}`))]),
    ...(state === undefined ? [] : [one('state', t(`state.${state}`))]),
  ];
}

function useTotals(totals: RoundTotals | undefined) {
  const t = useTranslations('records.record.columns');
  const formats = useFormats();
  const money = (part: 'stake' | 'win' | 'net') =>
    totals && (
      <MoneyText
        amount={totals[part]}
        currency={totals.currency}
        {...(part === 'net' && { sign: 'always', tone: 'signed' })}
      />
    );
  return [
    { label: t('rounds'), value: totals && formats.count(totals.rounds) },
    { label: t('stake'), value: money('stake') },
    { label: t('win'), value: money('win') },
    { label: t('net'), value: money('net') },
  ];
}
