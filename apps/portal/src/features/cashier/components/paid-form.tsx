import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { proveDeposit } from '../api/prove-deposit.ts';
import { cashierKeys } from '../cashier-keys.ts';
import { shrinkPicture } from '../../../shared/pictures/shrink-picture.ts';

const shown = ['images'] as const;
const places = { proof_unreadable: 'images' } as const;
const mostImages = 3;

/** Says that a transfer was made, with a picture of it. */
export function PaidForm({ id }: { readonly id: string }) {
  const t = useTranslations('deposit.tracker');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useForm({
    initial: { images: '' },
    checks: { images: () => (files.length === 0 ? t('pictureNeeded') : undefined) },
    submit: async () => {
      const pictures = await Promise.all(files.slice(0, mostImages).map(shrinkPicture));
      const images = pictures.filter((picture) => picture !== undefined);
      if (images.length === 0) {
        return { fields: { images: t('pictureNeeded') } };
      }
      const outcome = await proveDeposit({ params: { id }, body: { images } });
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
    </Form>
  );
}
