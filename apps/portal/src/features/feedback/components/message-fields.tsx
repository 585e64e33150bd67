import { useTranslations } from '@portal/i18n/react';
import type { QuestionType } from '@portal/protocol';
import { Field, Select, TextArea, type FormHandle } from '@portal/ui';
import type { HelpCenter } from '../../../shared/site/api/read-help.ts';

interface Message {
  readonly questionType: QuestionType;
  readonly content: string;
}

/** What every message to the customer service says: what it is about, and the words. */
export function MessageFields(props: {
  readonly form: Pick<FormHandle<Message>, 'field' | 'choice' | 'text'>;
  readonly rule: HelpCenter['feedback'];
}) {
  const { form, rule } = props;
  const t = useTranslations('service');
  const { leastWords: least, mostWords: most } = rule;
  return (
    <>
      <Field label={t('questionType')} {...form.field('questionType')}>
        <Select
          {...form.choice('questionType')}
          options={rule.questionTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
      </Field>
      <Field
        label={t('content')}
        isRequired
        hint={t('length', { least, most })}
        {...form.field('content')}
      >
        <TextArea {...form.text('content')} rows={6} maxLength={4000} dir="auto" />
      </Field>
    </>
  );
}
