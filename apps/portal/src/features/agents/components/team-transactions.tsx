import { useFormats, useTranslations } from '@portal/i18n/react';
import { ledgerGroupNames } from '@portal/protocol';
import { FilterSelect, type AppliedFilter } from '@portal/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { usualPageSize } from '../../../shared/lists/page-sizes.ts';
import { useTeamFile } from '../../../shared/team-files/use-team-file.ts';
import { teamLinesQuery } from '../api/list-team-transactions.ts';
import { readTeamTransactionsFile } from '../api/read-team-transactions-file.ts';
import { teamLineTotalsQuery, type TeamLineTotals } from '../api/read-team-transaction-totals.ts';
import { useTeamLineColumns } from '../hooks/use-team-line-columns.tsx';
import { useTeamLineFacts } from '../hooks/use-team-line-facts.tsx';
import { useTeamRecordDays } from '../hooks/use-team-record-days.ts';
import { scopeOf, type TeamRecordAddress } from '../team-record-search.ts';
import { DirectSums } from './direct-sums.tsx';
import { AmountFilters, useAppliedWhose, WhoseFilter } from './record-filters.tsx';
import { TeamRecord } from './team-record.tsx';

/** Movements of money of everybody below for a day, of one for more (AC-09). */
export function TeamTransactions(props: TeamRecordAddress) {
  const { search, onSearch } = props;
  const title = useTranslations('account.titles')('teamTransactions');
  const days = useTeamRecordDays(search);
  const isMany = scopeOf(search) !== 'self' && days.range.from !== days.range.to;
  return isMany ? (
    <DirectSums
      ux="AC-09"
      title={title}
      days={days}
      search={search}
      onSearch={onSearch}
      figures={['deposit', 'withdrawal', 'rebate', 'bonus', 'salary']}
      filters={<WhoseFilter search={search} onSearch={onSearch} />}
    />
  ) : (
    <Lines {...props} title={title} days={days} />
  );
}

function Lines(
  props: TeamRecordAddress & {
    readonly title: string;
    readonly days: ReturnType<typeof useTeamRecordDays>;
  },
) {
  const { search, onSearch, title, days } = props;
  const { account, group, least, most, size = usualPageSize } = search;
  const filter = {
    ...days.range,
    scope: scopeOf(search),
    account,
    group,
    leastAmount: least,
    mostAmount: most,
  };
  const lines = useInfiniteQuery(teamLinesQuery({ ...filter, limit: String(size) }));
  const totals = useQuery(teamLineTotalsQuery(filter));
  const currency = totals.data?.currency ?? '';
  return (
    <TeamRecord
      ux="AC-09"
      title={title}
      search={search}
      onSearch={onSearch}
      days={days}
      query={lines}
      sums={totals}
      filters={<LineFilters search={search} onSearch={onSearch} />}
      applied={useAppliedLines({ search, onSearch })}
      totals={useTotals(totals.data)}
      searchedTo={lines.data?.pages.at(-1)?.searchedTo}
      file={useTeamFile(() => readTeamTransactionsFile(filter))}
      columns={useTeamLineColumns({ zone: days.zone, currency })}
      rows={lines.data?.pages.flatMap(({ content }) => content)}
      rowKey={({ entryId, account: name }) => `${entryId}-${name}`}
      drawer={useTeamLineFacts({ zone: days.zone, currency })}
    />
  );
}

function LineFilters({ search, onSearch }: TeamRecordAddress) {
  const t = useTranslations('team-records');
  return (
    <>
      <WhoseFilter search={search} onSearch={onSearch} />
      <FilterSelect
        label={t('group')}
        all={t('allGroups')}
        value={search.group}
        onChange={(group) => onSearch({ group, open: undefined })}
        options={ledgerGroupNames.map((value) => ({ value, label: t(`groups.${value}`) }))}
      />
      <AmountFilters search={search} onSearch={onSearch} />
    </>
  );
}

function useAppliedLines({ search, onSearch }: TeamRecordAddress): readonly AppliedFilter[] {
  const t = useTranslations('team-records.groups');
  const { group } = search;
  const onRemove = (): void => onSearch({ group: undefined, open: undefined });
  return [
    ...useAppliedWhose({ search, onSearch }),
    ...(group === undefined ? [] : [{ id: 'group', label: t(group), onRemove }]),
  ];
}

/** Skeletons until they are there; none where the server did not sum up. */
function useTotals(totals: TeamLineTotals | undefined) {
  const t = useTranslations('team-records');
  const formats = useFormats();
  if (totals?.sums === null) {
    return [];
  }
  const { sums, currency = '' } = totals ?? {};
  const money = (part: 'moneyIn' | 'moneyOut') =>
    sums && <MoneyText amount={sums[part]} currency={currency} />;
  return [
    { label: t('totals.lines'), value: sums && formats.count(sums.lines) },
    { label: t('columns.moneyIn'), value: money('moneyIn') },
    { label: t('columns.moneyOut'), value: money('moneyOut') },
    {
      label: t('totals.net'),
      value: sums && (
        <MoneyText amount={sums.net} currency={currency} sign="always" tone="signed" />
      ),
    },
  ];
}
