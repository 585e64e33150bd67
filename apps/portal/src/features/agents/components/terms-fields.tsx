import { useTranslations } from '@portal/i18n/react';
import { rateCategories, type RateCategory } from '@portal/protocol';
import { Field, type FormHandle, Input, Select } from '@portal/ui';
import { groupsBetween, isRateBetween, type Terms, type TermsValues } from '../terms.ts';

export interface TermsBounds {
  readonly least: Terms;
  readonly most: Terms;
}

/**
 * Under a rate that cannot be granted: between which two it has to be. Hidden ones are not sent.
 */
export function useTermsChecks({ least, most }: TermsBounds) {
  const t = useTranslations('team.terms');
  const check = (name: RateCategory) => (typed: string, values: { readonly hasTerms: boolean }) => {
    const bounds = { least: least.rates[name], most: most.rates[name] };
    return !values.hasTerms || isRateBetween(typed, bounds) ? undefined : t('between', bounds);
  };
  const entries = rateCategories.map((name) => [name, check(name)]);
  // The compiler cannot see that the entries of all categories make a record of them.
  return Object.fromEntries(entries) as Record<RateCategory, ReturnType<typeof check>>;
}

/**
 * A rate for each category and the prize group, each with the most that may be granted. One of
 * which nothing else can be granted is told, and is no field.
 */
export function TermsFields<Values extends TermsValues>(props: {
  readonly form: FormHandle<Values>;
  readonly bounds: TermsBounds;
}) {
  const t = useTranslations('team.terms');
  const categories = useTranslations('games.categories');
  const { least, most } = props.bounds;
  // Its own values are among those of the form, which the compiler does not see through the names.
  const form = props.form as unknown as FormHandle<TermsValues>;
  const groups = groupsBetween(least.prizeGroup, most.prizeGroup);
  const isFixed = (name: RateCategory) => least.rates[name] === most.rates[name];
  const open = rateCategories.filter((name) => !isFixed(name));
  const fixed = rateCategories
    .filter(isFixed)
    .map((name) => `${categories(name)} ${t('percent', { rate: least.rates[name] })}`);
  return (
    <fieldset className="m-0 grid gap-2 border-0 p-0">
      <legend className="mb-1 p-0 text-14 font-semibold">{t('rates')}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 empty:hidden sm:grid-cols-3">
        {open.map((name) => (
          <Field
            key={name}
            label={categories(name)}
            hint={t('upTo', { most: most.rates[name] })}
            {...form.field(name)}
          >
            <Input
              {...form.text(name)}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              maxLength={5}
            />
          </Field>
        ))}
      </div>
      {fixed.length > 0 && (
        <p className="m-0 text-14 text-text-2">{t('fixed', { rates: fixed.join(' · ') })}</p>
      )}
      {groups.length > 0 && (
        <Field label={t('group')} hint={t('groupHint')} {...form.field('prizeGroup')}>
          <Select
            {...form.choice('prizeGroup')}
            options={[
              ...(least.prizeGroup === null ? [{ value: '', label: t('usualGroup') }] : []),
              ...groups.map((group) => ({
                value: String(group),
                label: String(group),
              })),
            ]}
          />
        </Field>
      )}
    </fieldset>
  );
}
