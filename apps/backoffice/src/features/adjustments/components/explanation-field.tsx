import { useTranslations } from '@portal/i18n/react';
import { Field, TextArea } from '@portal/ui';
import type { ComponentProps } from 'react';
import { useReasonCheck } from '../../../shared/reason-field.tsx';

/** It may be left out; what is there has to be something to read. */
export function useExplanationCheck(): (text: string) => string | undefined {
  const check = useReasonCheck();
  return (text) => (text.trim() === '' ? undefined : check(text));
}

/** What is sent of it: nothing where nothing was written. */
export function explanationIn(text: string): { readonly explanation?: string } {
  return text.trim() === '' ? {} : { explanation: text.trim() };
}

/** What the member reads of a correction, beside the reason, which is the desk's own. */
export function ExplanationField(props: {
  readonly error: string | undefined;
  readonly input: ComponentProps<'textarea'>;
}) {
  const t = useTranslations('desk-adjustments.explanation');
  return (
    <Field label={t('label')} hint={t('hint')} error={props.error}>
      <TextArea {...props.input} maxLength={500} dir="auto" />
    </Field>
  );
}
