import { useFormats, useTranslations } from '@portal/i18n/react';
import { roundEngines, roundStates } from '@portal/protocol';
import { Segmented, FilterSelect, type AppliedFilter } from '@portal/ui';
import { rowsOf } from '../../../shared/cursor-table.tsx';
import { MoneyText } from '../../../shared/money-text.tsx';
import { useRounds } from '../api/list-member-rounds.ts';
import { useRoundTotals } from '../api/read-member-round-totals.ts';
import { readMemberRoundsFile } from '../api/read-member-rounds-file.ts';
import type { RecordAddress } from '../record-search.ts';
import { useDays } from '../../../shared/use-days.ts';
import { useFile } from '../../../shared/use-file.ts';
import { RecordFrame } from './record-frame.tsx';
import { useRoundColumns, useRoundFacts } from './round-columns.tsx';

/** What was played, staked and won. */
export function MemberRounds(props: RecordAddress & { readonly memberId: string }) {
  const { memberId: id, search } = props;
  const t = useTranslations('desk-members.rounds');
  const days = useDays(search);
  const { mode, engine, state } = search;
  const query = { ...days.range, mode, engine, state };
  const rounds = useRounds(id, query);
  const totals = useRoundTotals(id, query);
  return (
    <RecordFrame
      {...props}
      caption={t('title')}
      texts={{ failed: t('failed'), empty: t('empty') }}
      days={days}
      query={rounds}
      sums={totals}
      rows={rowsOf(rounds)}
      rowKey={({ roundId }) => roundId}
      filters={<Filters {...props} />}
      applied={useApplied(props)}
      totals={useTotals(totals.data)}
      file={useFile((cursor) =>
        readMemberRoundsFile({
          params: { id },
          query: { ...query, ...(cursor !== undefined && { cursor }) },
        }),
      )}
      columns={useRoundColumns({ zone: days.zone, currency: totals.data?.currency ?? '' })}
      drawer={useRoundFacts(days.zone)}
    />
  );
}

function Filters({ search, onSearch }: RecordAddress) {
  const t = useTranslations('desk-members.rounds');
  return (
    <>
      <Segmented
        label={t('mode.label')}
        value={search.mode ?? 'real'}
        onChange={(mode) => onSearch({ mode, open: undefined })}
        options={[
          { value: 'real', label: t('mode.real') },
          { value: 'trial', label: t('mode.trial') },
        ]}
      />
      <FilterSelect
        label={t('columns.type')}
        all={t('allTypes')}
        value={search.engine}
        onChange={(engine) => onSearch({ engine, open: undefined })}
        options={roundEngines.map((engine) => ({ value: engine, label: t(`engine.${engine}`) }))}
      />
      <FilterSelect
        label={t('columns.state')}
        all={t('allStates')}
        value={search.state}
        onChange={(state) => onSearch({ state, open: undefined })}
        options={roundStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      />
    </>
  );
}

/** The filters that narrow the record now; real money is what it always begins with. */
function useApplied({ search, onSearch }: RecordAddress): readonly AppliedFilter[] {
  const t = useTranslations('desk-members.rounds');
  const { engine, state, mode } = search;
  const one = (id: 'engine' | 'state' | 'mode', label: string): AppliedFilter => ({
    id,
    label,
    onRemove: () => onSearch({ [id]: undefined, open: undefined }),
  });
  return [
    ...(mode === 'trial' ? [one('mode', t('mode.trial'))] : []),
    ...(engine === undefined ? [] : [one('engine', t(`engine.${engine}`))]),
    ...(state === undefined ? [] : [one('state', t(`state.${state}`))]),
  ];
}

function useTotals(totals: ReturnType<typeof useRoundTotals>['data']) {
  const t = useTranslations('desk-members.rounds');
  const formats = useFormats();
  const money = (part: 'stake' | 'win' | 'net') =>
    totals && (
      <MoneyText amount={totals[part]} currencyCode={totals.currency} isChange={part === 'net'} />
    );
  return [
    { label: t('title'), value: totals && formats.count(totals.rounds) },
    { label: t('columns.stake'), value: money('stake') },
    { label: t('columns.win'), value: money('win') },
    { label: t('columns.net'), value: money('net') },
  ];
}
