import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { proveDeposit } from '../api/prove-deposit.ts';
import { cashierKeys } from '../cashier-keys.ts';
import { useProofPictures } from '../use-proof-pictures.ts';
import { PictureInput } from './picture-input.tsx';

const shown = ['images'] as const;
const places = { proof_unreadable: 'images' } as const;

/** Says that a transfer was made, with a picture of it. */
export function PaidForm({ id }: { readonly id: string }) {
  const t = useTranslations('deposit.tracker');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const proof = useProofPictures();
  const send = useMoneyCall((images: string[], key) =>
    proveDeposit({ params: { id }, body: { images }, key }),
  );
  const form = useForm({
    initial: { images: '' },
    checks: { images: () => (proof.count === 0 ? t('pictureNeeded') : undefined) },
    submit: async () => {
      const pictures = await proof.read();
      if (!pictures.ok) {
        return { fields: pictures.fields };
      }
      const { images } = pictures;
      const outcome = await send(images);
      void queries.invalidateQueries({ queryKey: cashierKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('proven'));
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={form.isBusy}>
          {t('iPaid')}
        </Button>
      }
    >
      <Field label={t('picture')} hint={t('pictureHint')} isRequired {...form.field('images')}>
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
