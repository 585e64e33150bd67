import { useTranslations } from '@portal/i18n/react';
import { Input, SearchIcon, Segmented, type AppliedFilter } from '@portal/ui';
import { amountPattern, scopeOf, type TeamRecordAddress } from '../team-record-search.ts';

/** Whose lines: one account by its whole name, those right below, or the whole team. */
export function WhoseFilter({ search, onSearch }: TeamRecordAddress) {
  const t = useTranslations('team-records');
  return (
    <>
      <TypedFilter
        label={t('find')}
        value={search.account}
        onValue={(account) => onSearch({ account, scope: undefined, open: undefined })}
        isAccount
      />
      <Segmented
        label={t('scope')}
        value={scopeOf(search)}
        onChange={(scope) => onSearch({ scope, open: undefined })}
        options={[
          { value: 'self', label: t('scopes.self') },
          { value: 'direct', label: t('scopes.direct') },
          { value: 'team', label: t('scopes.team') },
        ]}
      />
    </>
  );
}

/** Bounds of an amount; what is no amount is not taken. */
export function AmountFilters({ search, onSearch }: TeamRecordAddress) {
  const t = useTranslations('team-records');
  const taken = (text: string | undefined) =>
    text !== undefined && amountPattern.test(text) ? text : undefined;
  return (
    <>
      <TypedFilter
        label={t('least')}
        value={search.least}
        onValue={(text) => onSearch({ least: taken(text), open: undefined })}
      />
      <TypedFilter
        label={t('most')}
        value={search.most}
        onValue={(text) => onSearch({ most: taken(text), open: undefined })}
      />
    </>
  );
}

/** Typed and taken with Enter or on leaving, so that no half of it is asked for. */
export function TypedFilter(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
  readonly isAccount?: boolean;
}) {
  const { label, value, onValue, isAccount = false } = props;
  const take = (typed: string): void => {
    const text = typed.trim();
    if (text !== (value ?? '')) {
      onValue(text === '' ? undefined : text);
    }
  };
  return (
    <Input
      key={value ?? ''}
      type="search"
      inputMode={isAccount ? 'text' : 'decimal'}
      defaultValue={value ?? ''}
      maxLength={isAccount ? 60 : 15}
      dir="ltr"
      aria-label={label}
      placeholder={label}
      {...(isAccount && { before: <SearchIcon size={18} /> })}
      onBlur={({ target }) => take(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          take(event.currentTarget.value);
        }
      }}
    />
  );
}

/** What both records can be narrowed to besides their own kinds. */
export function useAppliedWhose({ search, onSearch }: TeamRecordAddress): readonly AppliedFilter[] {
  const t = useTranslations('team-records');
  const { account, least, most } = search;
  const one = (id: 'account' | 'least' | 'most', label: string): AppliedFilter => ({
    id,
    label,
    onRemove: () => onSearch({ [id]: undefined, open: undefined }),
  });
  return [
    ...(account === undefined ? [] : [one('account', account)]),
    ...(least === undefined ? [] : [one('least', t('atLeast', { amount: least }))]),
    ...(most === undefined ? [] : [one('most', t('atMost', { amount: most }))]),
  ];
}
