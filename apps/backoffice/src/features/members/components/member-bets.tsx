import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { rowsOf } from '../../../shared/cursor-table.tsx';
import { MoneyText } from '../../../shared/money-text.tsx';
import { useBets } from '../api/list-member-bets.ts';
import { useBetTotals } from '../api/read-member-bet-totals.ts';
import { readMemberBetsFile } from '../api/read-member-bets-file.ts';
import type { RecordAddress } from '../record-search.ts';
import { useDays } from '../../../shared/use-days.ts';
import { useFile } from '../../../shared/use-file.ts';
import { useBetColumns, useBetFacts } from './bet-columns.tsx';
import { BetFilters, useAppliedBets } from './bet-filters.tsx';
import { RecordFrame } from './record-frame.tsx';

/** Every bet of every product; its drawer has the terms, the numbers and every version (BO-16). */
export function MemberBets(props: RecordAddress & { readonly memberId: string }) {
  const { memberId: id, search, onSearch } = props;
  const t = useTranslations('desk-members.bets');
  const { code: language } = useLanguage();
  const days = useDays(search);
  const { mode, category, provider, betState: state } = search;
  const filter = { ...days.range, mode, category, provider, state };
  const bets = useBets(id, { ...filter, language });
  const totals = useBetTotals(id, filter);
  const filtered = { search, onSearch, providers: totals.data?.providers ?? [] };
  return (
    <RecordFrame
      {...props}
      caption={t('title')}
      texts={{ failed: t('failed'), empty: t('empty') }}
      days={days}
      query={bets}
      sums={totals}
      rows={rowsOf(bets)}
      rowKey={({ betId }) => betId}
      filters={<BetFilters {...filtered} />}
      applied={useAppliedBets(filtered)}
      totals={useTotals(totals.data)}
      file={useFile((cursor) =>
        readMemberBetsFile({ params: { id }, query: { ...filter, language, cursor } }),
      )}
      columns={useBetColumns({ zone: days.zone, currency: totals.data?.currency ?? '' })}
      drawer={useBetFacts(id, days.zone)}
    />
  );
}

function useTotals(totals: ReturnType<typeof useBetTotals>['data']) {
  const t = useTranslations('bets.columns');
  const formats = useFormats();
  const money = (part: 'stake' | 'open' | 'givenBack' | 'payout' | 'net' | 'valid') =>
    totals && (
      <MoneyText amount={totals[part]} currencyCode={totals.currency} isChange={part === 'net'} />
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
