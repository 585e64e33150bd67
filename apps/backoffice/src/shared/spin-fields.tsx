import { useTranslations } from '@portal/i18n/react';
import { Field, type FormHandle, Input } from '@portal/ui';

interface SpinDraft {
  readonly slot: string;
  readonly spins: string;
  readonly spinStake: string;
  readonly spinDays: string;
}

/** Where free spins are played, how many of them, at which stake and for how long. */
export function SpinFields({
  form,
}: {
  readonly form: Pick<FormHandle<SpinDraft>, 'field' | 'text'>;
}) {
  const t = useTranslations('desk-spins');
  return (
    <>
      <Field label={t('slot')} hint={t('slotHint')} isRequired {...form.field('slot')}>
        <Input {...form.text('slot')} dir="ltr" />
      </Field>
      <Field label={t('spins')} isRequired {...form.field('spins')}>
        <Input {...form.text('spins')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field
        label={t('spinStake')}
        hint={t('spinStakeHint')}
        isRequired
        {...form.field('spinStake')}
      >
        <Input {...form.text('spinStake')} inputMode="decimal" dir="ltr" />
      </Field>
      <Field label={t('spinDays')} isRequired {...form.field('spinDays')}>
        <Input {...form.text('spinDays')} inputMode="numeric" dir="ltr" />
      </Field>
    </>
  );
}
