import { useTranslations } from '@portal/i18n/react';
import { billPayStates, contractScopes } from '@portal/protocol';
import { recordLabels, type RecordDays } from '@portal/records';
import { DateRange, Input, Select, type AppliedFilter } from '@portal/ui';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { billDirections, type ContractAddress, type ContractSearch } from '../contract-search.ts';

/** Takes every filter of the records away; their days stay. */
export const withoutFilters: ContractSearch = {
  direction: undefined,
  scope: undefined,
  payState: undefined,
  account: undefined,
};

const all = 'all';

/** Days, direction, categories and state of the records of pay. */
export function BillFilters(props: ContractAddress & { readonly days: RecordDays }) {
  const t = useTranslations('contracts');
  const { search, onSearch, days } = props;
  return (
    <>
      <BillDays days={days} onSearch={onSearch} />
      <Select
        aria-label={t('bill.direction')}
        value={search.direction ?? all}
        onChange={(value) => onSearch({ direction: value === all ? undefined : value })}
        options={[
          { value: all, label: t('bill.all') },
          ...billDirections.map((value) => ({ value, label: t(`bill.${value}`) })),
        ]}
      />
      <Select
        aria-label={t('bill.scope')}
        value={search.scope ?? all}
        onChange={(value) => onSearch({ scope: value === all ? undefined : value })}
        options={[
          { value: all, label: t('bill.anyScope') },
          ...contractScopes.map((value) => ({ value, label: t(`scope.${value}`) })),
        ]}
      />
      <Select
        aria-label={t('bill.state')}
        value={search.payState ?? all}
        onChange={(value) => onSearch({ payState: value === all ? undefined : value })}
        options={[
          { value: all, label: t('bill.anyState') },
          ...billPayStates.map((value) => ({ value, label: t(`payState.${value}`) })),
        ]}
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
