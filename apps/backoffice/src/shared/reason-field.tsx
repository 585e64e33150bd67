import { useTranslations } from '@portal/i18n/react';
import { Field, TextArea } from '@portal/ui';
import type { ComponentProps } from 'react';

const shortestReason = 3;

/** Whether the trail would take it. */
function isReason(text: string): boolean {
  // Letters that nobody sees are none.
  return text.replaceAll(/[\p{C}\p{Z}]/gu, '').length >= shortestReason;
}

/** The check of a reason, for the forms that ask for one. */
export function useReasonCheck(): (reason: string) => string | undefined {
  const t = useTranslations('desk-shell.reason');
  return (reason) => (isReason(reason) ? undefined : t('short', { min: shortestReason }));
}

/** Why an operator acts; it goes to the audit trail, and `hint` says who else reads it. */
export function ReasonField(props: {
  readonly error: string | undefined;
  readonly input: ComponentProps<'textarea'>;
  readonly hint?: string;
}) {
  const t = useTranslations('desk-shell.reason');
  return (
    <Field label={t('label')} isRequired hint={props.hint ?? t('hint')} error={props.error}>
      <TextArea {...props.input} maxLength={500} dir="auto" />
    </Field>
  );
}
