import { useTranslations } from '@portal/i18n/react';
import { promotionArts, promotionCycles, promotionTypes } from '@portal/protocol';
import { Checkbox, Field, type FormHandle, Input, Select } from '@portal/ui';
import { siteTimeZone } from '../../../shared/env.ts';
import { asksAfterDeposit, asksRetro, type PromotionDraft } from '../promotion-draft.ts';
import { FormSection } from './form-section.tsx';

/** What it is for, when, for whom; what members have seen of that stays. */
export function KindFields(props: {
  readonly form: FormHandle<PromotionDraft>;
  readonly isFixed: boolean;
}) {
  const { form, isFixed } = props;
  const t = useTranslations('desk-promotions');
  const shared = useTranslations('promotions');
  const zone = t('form.zone', { zone: siteTimeZone() });
  const fixed = isFixed ? { hint: t('form.typeFixed') } : {};
  return (
    <FormSection title={t('form.kind')}>
      <Field label={t('form.type')} {...fixed}>
        <Select
          {...form.choice('type')}
          disabled={isFixed}
          options={promotionTypes.map((value) => ({ value, label: shared(`types.${value}`) }))}
        />
      </Field>
      <Field label={t('form.cycle')} {...fixed}>
        <Select
          {...form.choice('cycle')}
          disabled={isFixed}
          options={promotionCycles.map((value) => ({
            value,
            label: shared(`terms.cycles.${value}`),
          }))}
        />
      </Field>
      <Field label={t('form.opens')} hint={zone} isRequired {...form.field('opens')}>
        <Input {...form.text('opens')} type="datetime-local" dir="ltr" />
      </Field>
      <Field label={t('form.closes')} hint={zone} isRequired {...form.field('closes')}>
        <Input {...form.text('closes')} type="datetime-local" dir="ltr" />
      </Field>
      <Field label={t('form.least')} hint={t('form.leastHint')} {...form.field('least')}>
        <Input {...form.text('least')} inputMode="decimal" dir="ltr" />
      </Field>
      {form.values.type === 'DEPOSIT_COUNT' && (
        <Field label={t('form.depositCount')} isRequired {...form.field('depositCount')}>
          <Input {...form.text('depositCount')} inputMode="numeric" dir="ltr" />
        </Field>
      )}
      {form.values.type === 'DEPOSIT_BET' && (
        <Field label={t('form.playTimes')} isRequired {...form.field('playTimes')}>
          <Input {...form.text('playTimes')} inputMode="numeric" dir="ltr" />
        </Field>
      )}
      {asksRetro(form.values) && (
        <Field label={t('form.retro')} hint={t('form.retroHint')} {...form.field('retro')}>
          <Input {...form.text('retro')} inputMode="numeric" dir="ltr" />
        </Field>
      )}
      <Field label={t('form.art')}>
        <Select
          {...form.choice('art')}
          options={promotionArts.map((value) => ({ value, label: t(`art.${value}`) }))}
        />
      </Field>
      {asksAfterDeposit(form.values) && (
        <Checkbox
          className="sm:col-span-2"
          label={t('form.afterDeposit')}
          {...form.box('afterDeposit')}
        />
      )}
      <Checkbox
        className="sm:col-span-2"
        label={t('form.isReviewed')}
        {...form.box('isReviewed')}
      />
    </FormSection>
  );
}
