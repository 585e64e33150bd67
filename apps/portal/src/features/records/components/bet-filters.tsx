import { useTranslations } from '@portal/i18n/react';
import { betCategories, betStates } from '@portal/protocol';
import { vendorNameOf } from '@portal/records';
import { Segmented, FilterSelect, type AppliedFilter } from '@portal/ui';
import type { RecordAddress } from './record-frame.tsx';

interface Provider {
  readonly provider: string;
  readonly vendorName: string;
}

type Filtered = RecordAddress & {
  /** Who took any bets of these days. */
  readonly providers: readonly Provider[];
};

export function BetFilters({ search, onSearch, providers }: Filtered) {
  const t = useTranslations('bets');
  const money = useTranslations('records.record');
  return (
    <>
      <Segmented
        label={money('mode')}
        value={search.mode ?? 'real'}
        onChange={(mode) => {
          onSearch({ mode, open: undefined });
        }}
        options={[
          { value: 'real', label: money('real') },
          { value: 'trial', label: money('trial') },
        ]}
      />
      <FilterSelect
        label={t('columns.product')}
        all={t('filters.allProducts')}
        value={search.category}
        onChange={(category) => {
          onSearch({ category, open: undefined });
        }}
        options={betCategories.map((category) => ({
          value: category,
          label: t(`category.${category}`),
        }))}
      />
      <FilterSelect
        label={t('columns.vendor')}
        all={t('filters.allProviders')}
        value={search.provider}
        onChange={(provider) => {
          onSearch({ provider, open: undefined });
        }}
        options={offered(providers, search.provider).map((row) => ({
          value: row.provider,
          label: vendorNameOf(t, row),
        }))}
      />
      <FilterSelect
        label={t('columns.state')}
        all={t('filters.allStates')}
        value={search.state}
        onChange={(state) => {
          onSearch({ state, open: undefined });
        }}
        options={betStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      />
    </>
  );
}

/** One that the address names is offered as well, also when it took no bet of these days. */
function offered(providers: readonly Provider[], named: string | undefined): readonly Provider[] {
  const isThere = named === undefined || providers.some(({ provider }) => provider === named);
  return isThere ? providers : [...providers, { provider: named, vendorName: codeOf(named) }];
}

/** What a provider goes by where nothing says its name. */
function codeOf(provider: string): string {
  return provider.startsWith('vendor:') ? provider.slice('vendor:'.length) : '';
}

/** The filters that narrow the record now; real money is what it always begins with. */
export function useAppliedBets(filtered: Filtered): readonly AppliedFilter[] {
  const t = useTranslations('bets');
  const money = useTranslations('records.record');
  const { search, onSearch, providers } = filtered;
  const { mode, category, provider, state } = search;
  const vendor = offered(providers, provider).find((row) => row.provider === provider);
  const filter = (
    id: 'mode' | 'category' | 'provider' | 'state',
    label: string,
  ): AppliedFilter => ({
    id,
    label,
    onRemove: () => {
      onSearch({ [id]: undefined, open: undefined });
    },
  });
  return [
    ...(mode === 'trial' ? [filter('mode', money('trial'))] : []),
    ...(category === undefined ? [] : [filter('category', t(`category.${category}`))]),
    ...(vendor === undefined ? [] : [filter('provider', vendorNameOf(t, vendor))]),
    ...(state === undefined ? [] : [filter('state', t(`state.${state}`))]),
  ];
}
