import { useTranslations } from '@portal/i18n/react';
import { betCategories, betStates } from '@portal/protocol';
import { vendorNameOf } from '@portal/records';
import { type AppliedFilter, Segmented, FilterSelect } from '@portal/ui';
import type { RecordAddress, RecordSearch } from '../record-search.ts';

type Filtered = RecordAddress & {
  /** Who took any bets of these days. */
  readonly providers: readonly { readonly provider: string; readonly vendorName: string }[];
};

export function BetFilters({ search, onSearch, providers }: Filtered) {
  const t = useTranslations('bets');
  const money = useTranslations('desk-members.rounds.mode');
  const choose = (change: RecordSearch): void => onSearch({ ...change, open: undefined });
  const { provider } = search;
  const offered =
    provider === undefined || providers.some((row) => row.provider === provider)
      ? providers
      : [...providers, { provider, vendorName: provider }];
  return (
    <>
      <Segmented
        label={money('label')}
        value={search.mode ?? 'real'}
        onChange={(mode) => choose({ mode })}
        options={[
          { value: 'real', label: money('real') },
          { value: 'trial', label: money('trial') },
        ]}
      />
      <FilterSelect
        label={t('columns.product')}
        all={t('filters.allProducts')}
        value={search.category}
        onChange={(value) => choose({ category: value })}
        options={betCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      <FilterSelect
        label={t('columns.vendor')}
        all={t('filters.allProviders')}
        value={provider}
        onChange={(value) => choose({ provider: value })}
        options={offered.map((row) => ({ value: row.provider, label: vendorNameOf(t, row) }))}
      />
      <FilterSelect
        label={t('columns.state')}
        all={t('filters.allStates')}
        value={search.betState}
        onChange={(value) => choose({ betState: value })}
        options={betStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
    </>
  );
}

/** The filters that narrow the record now; real money is what it always begins with. */
export function useAppliedBets(filtered: Filtered): readonly AppliedFilter[] {
  const { search, onSearch, providers } = filtered;
  const t = useTranslations('bets');
  const money = useTranslations('desk-members.rounds.mode');
  const { mode, category, provider, betState } = search;
  const one = (id: 'mode' | 'category' | 'provider' | 'betState', label: string) => ({
    id,
    label,
    onRemove: () => onSearch({ [id]: undefined, open: undefined }),
  });
  const named = providers.find((row) => row.provider === provider);
  return [
    ...(mode === 'trial' ? [one('mode', money('trial'))] : []),
    ...(category === undefined ? [] : [one('category', t(`category.${category}`))]),
    ...(provider === undefined
      ? []
      : [one('provider', vendorNameOf(t, named ?? { provider, vendorName: provider }))]),
    ...(betState === undefined ? [] : [one('betState', t(`state.${betState}`))]),
  ];
}
