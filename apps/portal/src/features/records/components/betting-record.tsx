import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { betsQuery } from '../api/list-bets.ts';
import { betTotalsQuery } from '../api/read-bet-totals.ts';
import { readBetsFile } from '../api/read-bets-file.ts';
import { useBetColumns } from '../hooks/use-bet-columns.tsx';
import { useBetFacts } from '../hooks/use-bet-facts.tsx';
import { useDays } from '../hooks/use-days.ts';
import { useFile } from '../hooks/use-file.ts';
import { BetFilters, useAppliedBets } from './bet-filters.tsx';
import { OpenRounds } from './open-rounds.tsx';
import { RecordFrame, type RecordAddress } from './record-frame.tsx';

type BetTotals = ReplyOf<Endpoints['readBetTotals']>;

/** Every bet of every product, newest first; its drawer leads to the receipt (MC-11). */
export function BettingRecord({ search, onSearch }: RecordAddress) {
  const title = useTranslations('account.titles')('record');
  const { code: language } = useLanguage();
  const days = useDays(search);
  const { mode, category, provider, state } = search;
  const filter = { ...days.range, mode, category, provider, state };
  const bets = useInfiniteQuery(betsQuery({ ...filter, language }));
  const totals = useQuery(betTotalsQuery(filter));
  const filtered = { search, onSearch, providers: totals.data?.providers ?? [] };
  return (
    <RecordFrame
      ux="MC-11"
      title={title}
      search={search}
      onSearch={onSearch}
      days={days}
      query={bets}
      sums={totals}
      above={<OpenRounds />}
      filters={<BetFilters {...filtered} />}
      applied={useAppliedBets(filtered)}
      totals={useTotals(totals.data)}
      file={useFile((cursor) => readBetsFile({ ...filter, language }, cursor))}
      columns={useBetColumns({ zone: days.zone, currency: totals.data?.currency ?? '' })}
      rows={bets.data?.pages.flatMap(({ content }) => content)}
      rowKey={({ betId }) => betId}
      drawer={useBetFacts(days.zone)}
    />
  );
}

function useTotals(totals: BetTotals | undefined) {
  const t = useTranslations('bets.columns');
  const formats = useFormats();
  const money = (part: 'stake' | 'open' | 'givenBack' | 'payout' | 'net' | 'valid') =>
    totals && (
      <MoneyText
        amount={totals[part]}
        currency={totals.currency}
        {...(part === 'net' && { sign: 'always', tone: 'signed' })}
      />
    );
  return [
    { label: t('bets'), value: totals && formats.count(totals.bets) },
    { label: t('stake'), value: money('stake') },
    { label: t('open'), value: money('open') },
    { label: t('givenBack'), value: money('givenBack') },
    { label: t('payout'), value: money('payout') },
    { label: t('net'), value: money('net') },
    { label: t('counted'), value: money('valid') },
  ];
}
