import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, TextArea, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import type { HelpCenter } from '../../../shared/site/api/read-help.ts';
import { followFeedback } from '../api/follow-feedback.ts';
import { ownFeedbackQuery, type OwnFeedback } from '../api/list-own-feedback.ts';
import { useMessageChecks } from '../hooks/use-message-checks.ts';

interface FollowFormProps {
  readonly row: OwnFeedback;
  readonly rule: HelpCenter['feedback'];
}

/** After an answer, once: a second message to the same matter (MC-24). */
export function FollowForm(props: FollowFormProps) {
  const t = useTranslations('service');
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <OpenForm {...props} />
  ) : (
    <Button className="justify-self-start" onClick={() => setIsOpen(true)}>
      {t('once')}
    </Button>
  );
}

function OpenForm({ row, rule }: FollowFormProps) {
  const t = useTranslations('service');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const { content: check } = useMessageChecks(rule);
  const form = useForm({
    initial: { content: '' },
    keptAs: `service-${row.id}`,
    checks: { content: check },
    submit: async (body) => {
      const outcome = await followFeedback({ params: { id: row.id }, body });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['content'] });
      }
      toastDone(t('sent'));
      await queries.invalidateQueries(ownFeedbackQuery);
      return undefined;
    },
  });
  const { leastWords: least, mostWords: most } = rule;
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
      <Field
        label={t('second')}
        isRequired
        hint={t('length', { least, most })}
        {...form.field('content')}
      >
        <TextArea {...form.text('content')} rows={4} maxLength={4000} dir="auto" />
      </Field>
    </Form>
  );
}
