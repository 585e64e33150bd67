import { useTranslations } from '@portal/i18n/react';
import { Field, TextArea } from '@portal/ui';

const shortestReason = 3;

/** Whether the trail would take it. */
export function isReason(text: string): boolean {
  // Letters that nobody sees are none.
  return text.replaceAll(/[\p{C}\p{Z}]/gu, '').length >= shortestReason;
}

/** Why an operator acts; it goes to the audit trail. */
export function ReasonField(props: {
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}) {
  const t = useTranslations('desk-shell.reason');
  return (
    <Field
      label={t('label')}
      isRequired
      hint={t('hint')}
      error={props.isWrong ? t('short', { min: shortestReason }) : undefined}
    >
      <TextArea
        value={props.value}
        maxLength={500}
        dir="auto"
        onChange={({ target }) => props.onChange(target.value)}
      />
    </Field>
  );
}
