import { useTranslations } from '@portal/i18n/react';
import { wordCount } from '@portal/protocol';
import { Button, Field, Form, Select, TextArea, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import type { HelpCenter } from '../../../shared/site/api/read-help.ts';
import { ownFeedbackQuery } from '../api/list-own-feedback.ts';
import { sendFeedback } from '../api/send-feedback.ts';

/** A message to the customer service: what it is about, and between how many words. */
export function WriteForm({ rule }: { readonly rule: HelpCenter['feedback'] }) {
  const t = useTranslations('service');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const { leastWords: least, mostWords: most } = rule;
  const [first = 'other'] = rule.questionTypes;
  const form = useForm({
    initial: { questionType: first, content: '' },
    keptAs: 'service',
    checks: {
      questionType: () => undefined,
      content: (value) => {
        const count = wordCount(value);
        return count < least || count > most ? t('length', { least, most }) : undefined;
      },
    },
    submit: async ({ questionType, content }) => {
      const outcome = await sendFeedback({ body: { questionType, content } });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['questionType', 'content'] });
      }
      toastDone(t('sent'));
      form.reset();
      void queries.invalidateQueries(ownFeedbackQuery);
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" busy={form.isBusy}>
          {t('send')}
        </Button>
      }
    >
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
    </Form>
  );
}
