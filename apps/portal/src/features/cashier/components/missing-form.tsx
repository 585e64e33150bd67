import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, TextArea, useForm } from '@portal/ui';
import { useState } from 'react';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { typedAmount } from '../../../shared/money/typed-amount.ts';
import { shrinkPicture } from '../../../shared/pictures/shrink-picture.ts';
import { useAnswer } from '../use-answer.ts';

const shown = ['amount', 'note', 'images'] as const;
const places = {
  receipt_amount: 'amount',
  proof_missing: 'images',
  proof_unreadable: 'images',
} as const;
const mostImages = 3;
const mostNote = 140;

interface MissingFormProps {
  readonly withdrawalId: string;
  readonly sliceId: string;
  readonly answer: 'partly' | 'not_received';
  readonly onBack: () => void;
}

/** What did not arrive, with a picture that shows it (portal.md 4). */
export function MissingForm({ withdrawalId, sliceId, answer, onBack }: MissingFormProps) {
  const t = useTranslations('cashier.receipt');
  const formats = useFormats();
  const words = useFormWords();
  const landing = useLanding();
  const { answer: send } = useAnswer(withdrawalId);
  const [files, setFiles] = useState<readonly File[]>([]);
  const isPartly = answer === 'partly';
  const form = useForm({
    initial: { amount: '', note: '', images: '' },
    checks: {
      ...(isPartly && {
        amount: (value: string) =>
          typedAmount(value, formats) === undefined ? t('amountNeeded') : undefined,
      }),
      images: () => (files.length === 0 ? t('pictureNeeded') : undefined),
    },
    submit: async ({ amount, note }) => {
      const pictures = await Promise.all(files.slice(0, mostImages).map(shrinkPicture));
      const images = pictures.filter((picture) => picture !== undefined);
      const outcome = await send({
        sliceId,
        answer,
        images,
        ...(note.trim() !== '' && { note: note.trim() }),
        ...(isPartly && { amount: typedAmount(amount, formats) ?? '' }),
      });
      return outcome.ok ? undefined : landing(outcome, { shown, places });
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button size="touch" onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" variant="primary" size="touch" busy={form.isBusy}>
            {t('send')}
          </Button>
        </>
      }
    >
      {isPartly && (
        <Field label={t('arrived')} isRequired {...form.field('amount')}>
          <Input {...form.text('amount')} inputMode="decimal" dir="ltr" autoComplete="off" />
        </Field>
      )}
      <Field label={t('picture')} hint={t('pictureHint')} isRequired {...form.field('images')}>
        <Input
          name="images"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          multiple
          onChange={({ target }) => {
            setFiles([...(target.files ?? [])]);
            form.set('images', String(target.files?.length ?? 0));
          }}
        />
      </Field>
      <Field label={t('note')} {...form.field('note')}>
        <TextArea {...form.text('note')} maxLength={mostNote} rows={2} />
      </Field>
    </Form>
  );
}
