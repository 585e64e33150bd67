import { useTranslations } from '@portal/i18n/react';
import type { SentBodyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol/endpoints';
import { Button, Field, Form, TextArea, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { answerQuestion } from '../api/answer-question.ts';
import { cashierKeys } from '../cashier-keys.ts';
import { useProofPictures } from '../use-proof-pictures.ts';
import { PictureInput } from './picture-input.tsx';

type Answer = SentBodyOf<Endpoints['answerWithdrawalQuestion']>;

const shown = ['note', 'images'] as const;
const places = { proof_unreadable: 'images' } as const;
const mostNote = 500;

/** The answer to what the house asked about a withdrawal; the review goes on with it. */
export function QuestionForm({ id }: { readonly id: string }) {
  const t = useTranslations('cashier.question');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const proof = useProofPictures();
  const send = useMoneyCall((body: Answer, key) => answerQuestion({ params: { id }, body, key }));
  const form = useForm({
    initial: { note: '', images: '' },
    checks: { note: (value) => (value.trim() === '' ? t('noteNeeded') : undefined) },
    submit: async ({ note }) => {
      const pictures = await proof.read();
      if (!pictures.ok) {
        return { fields: pictures.fields };
      }
      const { images } = pictures;
      const outcome = await send({ note: note.trim(), ...(images.length > 0 && { images }) });
      void queries.invalidateQueries({ queryKey: cashierKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('sent'));
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
      <Field label={t('note')} isRequired {...form.field('note')}>
        <TextArea {...form.text('note')} maxLength={mostNote} rows={3} />
      </Field>
      <Field label={t('pictures')} hint={t('picturesHint')} {...form.field('images')}>
        <PictureInput
          onChoose={(files) => {
            proof.choose(files);
            form.set('images', String(files.length));
          }}
        />
      </Field>
    </Form>
  );
}
