import { useTranslations } from '@portal/i18n/react';
import { Field, Input } from '@portal/ui';
import type { ComponentProps } from 'react';

/** When a change of the site comes into force, on the clocks of the site; empty for at once. */
export function WhenField(props: {
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
  readonly timeZone: string;
}) {
  const t = useTranslations('desk-versions.when');
  const { error, input, timeZone } = props;
  return (
    <Field label={t('label')} hint={t('hint', { zone: timeZone })} error={error}>
      <Input {...input} type="datetime-local" dir="ltr" />
    </Field>
  );
}
