import { useTranslations } from '@portal/i18n/react';
import { billPayStates, contractScopes } from '@portal/protocol';
import { recordLabels, type RecordDays } from '@portal/records';
import { DateRange, Input, FilterSelect, type AppliedFilter } from '@portal/ui';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { billDirections, type ContractAddress, type ContractSearch } from '../contract-search.ts';

/** Takes every filter of the records away; their days stay. */
export const withoutFilters: ContractSearch = {
  direction: undefined,
  scope: undefined,
  payState: undefined,
  account: undefined,
};

/** Days, direction, categories and state of the records of pay. */
export function BillFilters(props: ContractAddress & { readonly days: RecordDays }) {
  const t = useTranslations('contracts');
  const { search, onSearch, days } = props;
  return (
    <>
      <BillDays days={days} onSearch={onSearch} />
      <FilterSelect
        label={t('bill.direction')}
        all={t('bill.all')}
        value={search.direction}
        onChange={(value) => onSearch({ direction: value })}
        options={billDirections.map((value) => ({ value, label: t(`bill.${value}`) }))}
      />
      <FilterSelect
        label={t('bill.scope')}
        all={t('bill.anyScope')}
        value={search.scope}
        onChange={(value) => onSearch({ scope: value })}
        options={contractScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
      />
      <FilterSelect
        label={t('bill.state')}
        all={t('bill.anyState')}
        value={search.payState}
        onChange={(value) => onSearch({ payState: value })}
        options={billPayStates.map((value) => ({ value, label: t(`payState.${value}`) }))}
      />
    </>
  );
}

function BillDays(props: Pick<ContractAddress, 'onSearch'> & { readonly days: RecordDays }) {
  const { days, onSearch } = props;
  const words = useTranslations('record-page');
  const labels = recordLabels(words, {
    filters: useFilterLabels(words('filters')),
    zone: days.zone,
    close: useTranslations('ui.dialog')('close'),
  });
  return (
    <DateRange
      {...days.limits}
      value={days.range}
      today={days.today}
      labels={labels.range}
      onChange={(range) => onSearch({ ...range })}
    />
  );
}

/** The other party, by its whole account; asked for with Enter. */
export function PartySearch({ search, onSearch }: ContractAddress) {
  const t = useTranslations('contracts.bill');
  return (
    <form
      key={search.account ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        const account = new FormData(event.currentTarget).get('account');
        const text = typeof account === 'string' ? account.trim() : '';
        onSearch({ account: text === '' ? undefined : text });
      }}
    >
      <Input
        type="search"
        name="account"
        defaultValue={search.account ?? ''}
        maxLength={60}
        dir="ltr"
        aria-label={t('account')}
        placeholder={t('account')}
      />
    </form>
  );
}

export function useAppliedFilters({ search, onSearch }: ContractAddress): readonly AppliedFilter[] {
  const t = useTranslations('contracts');
  const { direction, scope, payState, account } = search;
  const one = (id: keyof typeof withoutFilters, label: string): AppliedFilter => ({
    id,
    label,
    onRemove: () => onSearch({ [id]: undefined }),
  });
  return [
    ...(direction === undefined ? [] : [one('direction', t(`bill.${direction}`))]),
    ...(scope === undefined ? [] : [one('scope', t(`scope.${scope}`))]),
    ...(payState === undefined ? [] : [one('payState', t(`payState.${payState}`))]),
    ...(account === undefined ? [] : [one('account', account)]),
  ];
}
