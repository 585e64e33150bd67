import { useTranslations } from '@portal/i18n/react';
import { rewardKinds } from '@portal/protocol';
import { Field, type FormHandle, Input, Select, TextArea } from '@portal/ui';
import { SpinFields } from '../../../shared/spin-fields.tsx';
import { hasAmount, isShareKind, type PromotionDraft } from '../promotion-draft.ts';
import { FormSection } from './form-section.tsx';
import { TicketFields } from './ticket-fields.tsx';

interface FieldsProps {
  readonly form: FormHandle<PromotionDraft>;
}

/**
 * How much it gives: a fixed amount, a share with a cap, steps, a share of losses, free spins,
 * points or tickets of a raffle.
 */
export function GiftFields({ form }: FieldsProps) {
  const t = useTranslations('desk-promotions');
  const { rewardKind } = form.values;
  return (
    <FormSection title={t('form.gift')}>
      <Field label={t('form.rewardKind')}>
        <Select
          {...form.choice('rewardKind')}
          options={rewardKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </Field>
      {rewardKind === 'POINTS' && (
        <Field label={t('form.points')} isRequired {...form.field('points')}>
          <Input {...form.text('points')} inputMode="numeric" dir="ltr" />
        </Field>
      )}
      {rewardKind === 'TICKET' && <TicketFields form={form} />}
      {hasAmount(rewardKind) && (
        <Field
          label={t(rewardKind === 'FIXED' ? 'form.amount' : 'form.counts')}
          isRequired
          {...form.field('amount')}
        >
          <Input {...form.text('amount')} inputMode="decimal" dir="ltr" />
        </Field>
      )}
      {isShareKind(rewardKind) && (
        <>
          <Field
            label={t(rewardKind === 'CASHBACK' ? 'form.percentLoss' : 'form.percent')}
            isRequired
            {...form.field('percent')}
          >
            <Input {...form.text('percent')} inputMode="decimal" dir="ltr" after="%" />
          </Field>
          <Field label={t('form.cap')} hint={t('form.capHint')} {...form.field('cap')}>
            <Input {...form.text('cap')} inputMode="decimal" dir="ltr" />
          </Field>
        </>
      )}
      {rewardKind === 'TIERED' && (
        <Field
          label={t('form.steps')}
          hint={t('form.stepsHint')}
          isRequired
          className="sm:col-span-2"
          {...form.field('steps')}
        >
          <TextArea {...form.text('steps')} rows={4} dir="ltr" className="tabular-nums" />
        </Field>
      )}
      {rewardKind === 'FREEBET' && <SpinFields form={form} />}
    </FormSection>
  );
}

/** What may be given away; it closes by itself when that is used up. */
export function BudgetFields({ form }: FieldsProps) {
  const t = useTranslations('desk-promotions.form');
  return (
    <FormSection title={t('money')}>
      <Field label={t('budget')} hint={t('budgetHint')} isRequired {...form.field('budget')}>
        <Input {...form.text('budget')} inputMode="decimal" dir="ltr" />
      </Field>
      <Field label={t('hourly')} hint={t('hourlyHint')} {...form.field('hourly')}>
        <Input {...form.text('hourly')} inputMode="decimal" dir="ltr" />
      </Field>
      <Field label={t('mostClaims')} hint={t('mostClaimsHint')} {...form.field('mostClaims')}>
        <Input {...form.text('mostClaims')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field label={t('sort')} hint={t('sortHint')} {...form.field('sort')}>
        <Input {...form.text('sort')} inputMode="numeric" dir="ltr" />
      </Field>
    </FormSection>
  );
}
