import { useTranslations } from '@portal/i18n/react';
import { contractScopes, contractStates } from '@portal/protocol';
import { FilterBar, FilterSelect, type AppliedFilter } from '@portal/ui';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import type { ContractAddress, ContractSearch } from '../contract-search.ts';
import { PartySearch } from './bill-filters.tsx';

/** Takes every filter of the list away. */
const everyContract: ContractSearch = {
  account: undefined,
  scope: undefined,
  state: undefined,
};

/** With whom, for what, and where they stand (agents-loyalty-money.md B5). */
export function ContractFilters({ search, onSearch }: ContractAddress) {
  const t = useTranslations('contracts');
  return (
    <FilterBar
      labels={useFilterLabels(t('list.caption'))}
      search={<PartySearch search={search} onSearch={onSearch} />}
      applied={useApplied({ search, onSearch })}
      onClear={() => onSearch(everyContract)}
    >
      <FilterSelect
        label={t('bill.scope')}
        all={t('bill.anyScope')}
        value={search.scope}
        onChange={(scope) => onSearch({ scope })}
        options={contractScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
      />
      <FilterSelect
        label={t('bill.state')}
        all={t('bill.anyState')}
        value={search.state}
        onChange={(state) => onSearch({ state })}
        options={contractStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
    </FilterBar>
  );
}

function useApplied({ search, onSearch }: ContractAddress): readonly AppliedFilter[] {
  const t = useTranslations('contracts');
  const { account, scope, state } = search;
  const one = (id: 'account' | 'scope' | 'state', label: string): AppliedFilter => ({
    id,
    label,
    onRemove: () => onSearch({ [id]: undefined }),
  });
  return [
    ...(account === undefined ? [] : [one('account', account)]),
    ...(scope === undefined ? [] : [one('scope', t(`scope.${scope}`))]),
    ...(state === undefined ? [] : [one('state', t(`state.${state}`))]),
  ];
}
