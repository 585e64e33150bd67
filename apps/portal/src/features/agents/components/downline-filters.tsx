import { useTranslations } from '@portal/i18n/react';
import { Chip, Input, FilterSelect, Select, type AppliedFilter } from '@portal/ui';
import { type DownlineSearch, downlineSorts } from '../downline-search.ts';
import { amountPattern } from '../team-record-search.ts';
import { TypedFilter } from './record-filters.tsx';

export interface DownlineAddress {
  readonly search: DownlineSearch;
  readonly onSearch: (change: DownlineSearch) => void;
}

const kinds = ['agent', 'member'] as const;

/** Which part of a downline, and in which order (agents-loyalty-money.md B5). */
export function DownlineFilters({
  search,
  onSearch,
  hasBalances,
}: DownlineAddress & { readonly hasBalances: boolean }) {
  const t = useTranslations('team.downline');
  const change = (next: DownlineSearch): void => onSearch({ ...next, page: undefined });
  return (
    <>
      <Select
        aria-label={t('scope')}
        value={search.scope ?? 'direct'}
        onChange={(scope) => change({ scope })}
        options={(['direct', 'team'] as const).map((value) => ({
          value,
          label: t(`scopes.${value}`),
        }))}
      />
      <FilterSelect
        label={t('kind')}
        all={t('allKinds')}
        value={search.kind}
        onChange={(kind) => change({ kind })}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <JoinedBounds search={search} onSearch={change} />
      {hasBalances && <BalanceBounds search={search} onSearch={change} />}
      <Chip
        isSelected={search.contract === 'yes'}
        onClick={() => change({ contract: search.contract === 'yes' ? undefined : 'yes' })}
      >
        {t('withContract')}
      </Chip>
      <Order search={search} onSearch={change} hasBalances={hasBalances} />
    </>
  );
}

function JoinedBounds({ search, onSearch }: DownlineAddress) {
  const t = useTranslations('team.downline');
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="ui-filter-field">
          {t(name === 'from' ? 'joinedFrom' : 'joinedTo')}
          <Input
            type="date"
            dir="ltr"
            value={search[name] ?? ''}
            onChange={({ target }) => onSearch({ [name]: target.value || undefined })}
          />
        </label>
      ))}
    </>
  );
}

function BalanceBounds({ search, onSearch }: DownlineAddress) {
  const t = useTranslations('team.downline');
  const amount = (text: string | undefined) =>
    text !== undefined && amountPattern.test(text) ? text : undefined;
  return (
    <>
      <TypedFilter
        label={t('leastBalance')}
        value={search.leastBalance}
        onValue={(text) => onSearch({ leastBalance: amount(text) })}
      />
      <TypedFilter
        label={t('mostBalance')}
        value={search.mostBalance}
        onValue={(text) => onSearch({ mostBalance: amount(text) })}
      />
    </>
  );
}

function Order({
  search,
  onSearch,
  hasBalances,
}: DownlineAddress & { readonly hasBalances: boolean }) {
  const t = useTranslations('team.downline');
  return (
    <>
      <Select
        aria-label={t('sort')}
        value={search.sort ?? 'joined'}
        onChange={(sort) => onSearch({ sort: sort === 'joined' ? undefined : sort })}
        options={downlineSorts
          .filter((value) => hasBalances || value !== 'balance')
          .map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      <Select
        aria-label={t('order')}
        value={search.order ?? 'desc'}
        onChange={(order) => onSearch({ order })}
        options={(['desc', 'asc'] as const).map((value) => ({
          value,
          label: t(`orders.${value}`),
        }))}
      />
    </>
  );
}

/** What narrows the list, each to be taken away by itself. */
export function useAppliedDownline({
  search,
  onSearch,
}: DownlineAddress): readonly AppliedFilter[] {
  const t = useTranslations('team.downline');
  const labels = {
    search: search.search,
    kind: search.kind && t(`kinds.${search.kind}`),
    scope: search.scope === 'team' ? t('scopes.team') : undefined,
    from: search.from && `${t('joinedFrom')} ${search.from}`,
    to: search.to && `${t('joinedTo')} ${search.to}`,
    leastBalance: search.leastBalance && `${t('leastBalance')} ${search.leastBalance}`,
    mostBalance: search.mostBalance && `${t('mostBalance')} ${search.mostBalance}`,
    contract: search.contract && t('withContract'),
  } as const;
  return Object.entries(labels).flatMap(([id, label]) =>
    label === undefined
      ? []
      : [{ id, label, onRemove: () => onSearch({ [id]: undefined, page: undefined }) }],
  );
}
