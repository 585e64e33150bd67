import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, TextArea, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { useDecisionKeys } from '../../../shared/queue/use-decision-keys.ts';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { answerFeedback } from '../api/answer-feedback.ts';
import type { Feedback } from '../api/list-feedback.ts';

const shortestAnswer = 3;
const letters = { answer: 'a' } as const;

/** The one answer of a message: a member reads it beside the question, a visitor by e-mail. */
export function AnswerForm(props: { readonly feedback: Feedback; readonly onDone: () => void }) {
  const { feedback, onDone } = props;
  const t = useTranslations('desk-feedback');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { answer: '' },
    keptAs: `answer:${feedback.id}`,
    checks: {
      answer: (text) =>
        text.trim().length < shortestAnswer ? t('short', { least: shortestAnswer }) : undefined,
    },
    submit: async ({ answer }) => {
      const outcome = await answerFeedback({ params: { id: feedback.id }, body: { answer } });
      // A refusal says that the list is old.
      void queryClient.invalidateQueries({ queryKey: ['feedback'] });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['answer'] });
      }
      toastDone(t('done'));
      onDone();
      return undefined;
    },
  });
  const { place } = useDecisionKeys({
    letters,
    offered: feedback.abilities,
    onDecide: () => void form.send(),
  });
  return (
    <div ref={place}>
      <Form
        form={form}
        words={words}
        actions={
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('send')}
            <kbd aria-hidden="true">A</kbd>
          </Button>
        }
      >
        <Field
          label={t('answer')}
          isRequired
          hint={t(feedback.visitor === null ? 'hint' : 'hintVisitor')}
          {...form.field('answer')}
        >
          <TextArea {...form.text('answer')} rows={6} maxLength={4000} dir="auto" />
        </Field>
      </Form>
    </div>
  );
}
