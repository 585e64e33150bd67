import { useTranslations } from '@portal/i18n/react';
import { Field, Input } from '@portal/ui';
import type { ComponentProps } from 'react';

interface Part {
  readonly field: { readonly error: string | undefined };
  readonly input: ComponentProps<'input'>;
}

/** When something is shown, on the clocks of the site's zone; both ends may stay open. */
export function ScheduleFields(props: {
  readonly from: Part;
  readonly to: Part;
  readonly timeZone: string;
}) {
  const t = useTranslations('desk-content.schedule');
  const { from, to, timeZone } = props;
  return (
    <>
      <Field label={t('from')} hint={t('zone', { zone: timeZone })} {...from.field}>
        <Input {...from.input} type="datetime-local" dir="ltr" />
      </Field>
      <Field label={t('to')} hint={t('open')} {...to.field}>
        <Input {...to.input} type="datetime-local" dir="ltr" />
      </Field>
    </>
  );
}
