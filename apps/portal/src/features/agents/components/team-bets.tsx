import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { betCategories, betResults } from '@portal/protocol';
import { vendorNameOf } from '@portal/records';
import { FilterSelect, type AppliedFilter } from '@portal/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { usualPageSize } from '../../../shared/lists/page-sizes.ts';
import { useTeamFile } from '../../../shared/team-files/use-team-file.ts';
import { teamBetsQuery } from '../api/list-team-bets.ts';
import { readTeamBetsFile } from '../api/read-team-bets-file.ts';
import { teamBetTotalsQuery, type TeamBetTotals } from '../api/read-team-bet-totals.ts';
import { useTeamBetColumns } from '../hooks/use-team-bet-columns.tsx';
import { useTeamBetFacts } from '../hooks/use-team-bet-facts.tsx';
import { useTeamRecordDays } from '../hooks/use-team-record-days.ts';
import { scopeOf, type TeamRecordAddress } from '../team-record-search.ts';
import { DirectSums } from './direct-sums.tsx';
import { AmountFilters, useAppliedWhose, WhoseFilter } from './record-filters.tsx';
import { TeamRecord } from './team-record.tsx';

/** Bets of everybody below for a day, of one for more (AC-06). */
export function TeamBets(props: TeamRecordAddress) {
  const { search, onSearch } = props;
  const title = useTranslations('account.titles')('teamBets');
  const days = useTeamRecordDays(search);
  const isMany = scopeOf(search) !== 'self' && days.range.from !== days.range.to;
  return isMany ? (
    <DirectSums
      ux="AC-06"
      title={title}
      days={days}
      search={search}
      onSearch={onSearch}
      figures={['stake', 'valid', 'payout', 'net']}
      filters={<WhoseFilter search={search} onSearch={onSearch} />}
    />
  ) : (
    <BetLines {...props} title={title} days={days} />
  );
}

function BetLines(
  props: TeamRecordAddress & {
    readonly title: string;
    readonly days: ReturnType<typeof useTeamRecordDays>;
  },
) {
  const { search, onSearch, title, days } = props;
  const { code: language } = useLanguage();
  const { account, category, provider, result, least, most, size = usualPageSize } = search;
  const filter = {
    ...days.range,
    scope: scopeOf(search),
    account,
    category,
    provider,
    result,
    leastStake: least,
    mostStake: most,
  };
  const bets = useInfiniteQuery(teamBetsQuery({ ...filter, language, limit: String(size) }));
  const totals = useQuery(teamBetTotalsQuery(filter));
  const filtered = { search, onSearch, providers: totals.data?.providers ?? [] };
  return (
    <TeamRecord
      ux="AC-06"
      title={title}
      search={search}
      onSearch={onSearch}
      days={days}
      query={bets}
      sums={totals}
      filters={<BetFilters {...filtered} />}
      applied={useAppliedBets(filtered)}
      totals={useTotals(totals.data)}
      searchedTo={bets.data?.pages.at(-1)?.searchedTo}
      file={useTeamFile(() => readTeamBetsFile({ ...filter, language }))}
      columns={useTeamBetColumns({ zone: days.zone, currency: totals.data?.currency ?? '' })}
      rows={bets.data?.pages.flatMap(({ content }) => content)}
      rowKey={({ betId }) => betId}
      drawer={useTeamBetFacts(days.zone)}
    />
  );
}

type Filtered = TeamRecordAddress & { readonly providers: TeamBetTotals['providers'] };

function BetFilters({ search, onSearch, providers }: Filtered) {
  const t = useTranslations('team-records');
  const bets = useTranslations('bets');
  return (
    <>
      <WhoseFilter search={search} onSearch={onSearch} />
      <FilterSelect
        label={t('columns.category')}
        all={bets('filters.allProducts')}
        value={search.category}
        onChange={(category) => onSearch({ category, open: undefined })}
        options={betCategories.map((value) => ({ value, label: bets(`category.${value}`) }))}
      />
      <FilterSelect
        label={t('columns.vendor')}
        all={t('allProviders')}
        value={search.provider}
        onChange={(provider) => onSearch({ provider, open: undefined })}
        options={providers.map((row) => ({ value: row.provider, label: vendorNameOf(bets, row) }))}
      />
      <FilterSelect
        label={t('columns.result')}
        all={t('allResults')}
        value={search.result}
        onChange={(result) => onSearch({ result, open: undefined })}
        options={betResults.map((value) => ({ value, label: bets(`result.${value}`) }))}
      />
      <AmountFilters search={search} onSearch={onSearch} />
    </>
  );
}

function useAppliedBets(filtered: Filtered): readonly AppliedFilter[] {
  const { search, onSearch, providers } = filtered;
  const bets = useTranslations('bets');
  const whose = useAppliedWhose({ search, onSearch });
  const { category, provider, result } = search;
  const named = providers.find((row) => row.provider === provider);
  const one = (id: 'category' | 'provider' | 'result', label: string): AppliedFilter => ({
    id,
    label,
    onRemove: () => onSearch({ [id]: undefined, open: undefined }),
  });
  return [
    ...whose,
    ...(category === undefined ? [] : [one('category', bets(`category.${category}`))]),
    ...(named === undefined ? [] : [one('provider', vendorNameOf(bets, named))]),
    ...(result === undefined ? [] : [one('result', bets(`result.${result}`))]),
  ];
}

/** Skeletons until they are there; none where the server did not sum up. */
function useTotals(totals: TeamBetTotals | undefined) {
  const t = useTranslations('team-records');
  const formats = useFormats();
  if (totals?.sums === null) {
    return [];
  }
  const { sums, currency = '' } = totals ?? {};
  const money = (part: 'stake' | 'open' | 'valid' | 'payout' | 'net') =>
    sums && (
      <MoneyText
        amount={sums[part]}
        currency={currency}
        {...(part === 'net' && { sign: 'always', tone: 'signed' })}
      />
    );
  return [
    { label: t('totals.bets'), value: sums && formats.count(sums.bets) },
    { label: t('columns.stake'), value: money('stake') },
    ...(Number(sums?.open ?? 0) === 0 ? [] : [{ label: t('totals.open'), value: money('open') }]),
    { label: t('columns.valid'), value: money('valid') },
    { label: t('columns.payout'), value: money('payout') },
    { label: t('columns.net'), value: money('net') },
  ];
}
