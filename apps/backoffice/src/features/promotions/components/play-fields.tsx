import { useTranslations } from '@portal/i18n/react';
import { turnoverBases, wageringCategories, winningsPolicies } from '@portal/protocol';
import { Checkbox, Field, type FormHandle, Input, Select, TextArea } from '@portal/ui';
import { baseOf, isInKind, type PromotionDraft } from '../promotion-draft.ts';
import { FormSection } from './form-section.tsx';

/** What has to be played before the money is the member's own. */
export function PlayFields({ form }: { readonly form: FormHandle<PromotionDraft> }) {
  const t = useTranslations('desk-promotions');
  const terms = useTranslations('promotions.terms');
  const isFree = form.values.rewardKind === 'FREEBET';
  if (isInKind(form.values)) {
    // What a deposit is played by before there is a gift.
    return form.values.type === 'DEPOSIT_BET' ? (
      <FormSection title={t('form.play')}>
        <Weights form={form} />
      </FormSection>
    ) : null;
  }
  const bases = turnoverBases.filter((base) => (base === 'WINNINGS') === isFree);
  return (
    <FormSection title={t('form.play')}>
      <Field
        label={t('form.multiple')}
        hint={t('form.multipleHint')}
        isRequired
        {...form.field('multiple')}
      >
        <Input {...form.text('multiple')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field label={t('form.base')}>
        <Select
          {...form.choice('base')}
          value={baseOf(form.values)}
          options={bases.map((value) => ({ value, label: t(`base.${value}`) }))}
        />
      </Field>
      <Field label={t('form.days')} isRequired {...form.field('days')}>
        <Input {...form.text('days')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field label={t('form.maxStake')} hint={t('form.maxStakeHint')} {...form.field('maxStake')}>
        <Input {...form.text('maxStake')} inputMode="decimal" dir="ltr" />
      </Field>
      {!isFree && (
        <Field
          label={t('form.maxCashout')}
          hint={t('form.maxCashoutHint')}
          className="sm:col-span-2"
          {...form.field('maxCashout')}
        >
          <Input {...form.text('maxCashout')} inputMode="decimal" dir="ltr" />
        </Field>
      )}
      {!isFree && (
        <Checkbox className="sm:col-span-2" label={t('form.noRebate')} {...form.box('noRebate')} />
      )}
      <Field label={t('form.policy')} className="sm:col-span-2">
        <Select
          {...form.choice('policy')}
          options={winningsPolicies.map((value) => ({ value, label: terms(`policies.${value}`) }))}
        />
      </Field>
      <Weights form={form} />
      <Field
        label={t('form.excluded')}
        hint={t('form.excludedHint')}
        className="sm:col-span-2"
        {...form.field('excluded')}
      >
        <TextArea {...form.text('excluded')} rows={2} dir="ltr" />
      </Field>
    </FormSection>
  );
}

function Weights({ form }: { readonly form: FormHandle<PromotionDraft> }) {
  const t = useTranslations('desk-promotions.form');
  const categories = useTranslations('promotions.categories');
  return (
    <fieldset className="m-0 grid gap-2 border-0 p-0 sm:col-span-2">
      <legend className="p-0 text-14 font-semibold">{t('weights')}</legend>
      <p className="m-0 text-13 text-text-3">{t('weightsHint')}</p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {wageringCategories.map((category) => (
          <Field key={category} label={categories(category)} {...form.field(category)}>
            <Input {...form.text(category)} inputMode="numeric" dir="ltr" after="%" />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
