import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, TextArea, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { useDecisionKeys } from '../../../shared/queue/use-decision-keys.ts';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { endBetReview } from '../api/end-bet-review.ts';
import type { BetReview } from '../api/list-bet-reviews.ts';

const shortestNote = 3;
const letters = { close: 'c' } as const;

/** What came of it; the note goes to the trail. */
export function EndReviewForm(props: { readonly review: BetReview; readonly onDone: () => void }) {
  const { review, onDone } = props;
  const t = useTranslations('desk-bets');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { note: '' },
    keptAs: `bet-review:${review.id}`,
    checks: {
      note: (text) =>
        text.trim().length < shortestNote ? t('short', { least: shortestNote }) : undefined,
    },
    submit: async ({ note }) => {
      const outcome = await endBetReview({ params: { id: review.id }, body: { note } });
      // A refusal says that the list is old.
      void queryClient.invalidateQueries({ queryKey: ['bet-reviews'] });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['note'] });
      }
      toastDone(t('done'));
      onDone();
      return undefined;
    },
  });
  const { place } = useDecisionKeys({
    letters,
    offered: review.abilities,
    onDecide: () => void form.send(),
  });
  return (
    <div ref={place}>
      <Form
        form={form}
        words={words}
        actions={
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('close')}
            <kbd aria-hidden="true">C</kbd>
          </Button>
        }
      >
        <Field label={t('note')} isRequired hint={t('hint')} {...form.field('note')}>
          <TextArea {...form.text('note')} rows={4} maxLength={500} dir="auto" />
        </Field>
      </Form>
    </div>
  );
}
