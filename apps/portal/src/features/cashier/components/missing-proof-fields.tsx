import { useTranslations } from '@portal/i18n/react';
import { Field, type FormHandle, TextArea } from '@portal/ui';
import type { useProofPictures } from '../use-proof-pictures.ts';
import { PictureInput } from './picture-input.tsx';

const mostNote = 140;

interface ProofValues {
  readonly note: string;
  /** How many pictures are chosen. */
  readonly images: string;
}

/** A picture that shows what did not arrive, and words to it (agents-loyalty-money.md E6). */
export function MissingProofFields({
  form,
  proof,
}: {
  readonly form: Pick<FormHandle<ProofValues>, 'field' | 'set' | 'text'>;
  readonly proof: ReturnType<typeof useProofPictures>;
}) {
  const t = useTranslations('cashier.receipt');
  return (
    <>
      <Field label={t('picture')} hint={t('pictureHint')} isRequired {...form.field('images')}>
        <PictureInput
          onChoose={(files) => {
            proof.choose(files);
            form.set('images', String(files.length));
          }}
        />
      </Field>
      <Field label={t('note')} {...form.field('note')}>
        <TextArea {...form.text('note')} maxLength={mostNote} rows={2} />
      </Field>
    </>
  );
}
