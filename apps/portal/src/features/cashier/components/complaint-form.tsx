import { useTranslations } from '@portal/i18n/react';
import type { SentBodyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol/endpoints';
import { Button, Form, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { createComplaint } from '../api/create-complaint.ts';
import { cashierKeys } from '../cashier-keys.ts';
import { useProofPictures } from '../use-proof-pictures.ts';
import { MissingProofFields } from './missing-proof-fields.tsx';

const shown = ['note', 'images'] as const;
const places = { proof_missing: 'images', proof_unreadable: 'images' } as const;

interface ComplaintFormProps {
  readonly withdrawalId: string;
  readonly sliceId: string;
  readonly onBack: () => void;
}

/** A payment that silence counted as received did not arrive, with a picture that shows it. */
export function ComplaintForm({ withdrawalId: id, sliceId, onBack }: ComplaintFormProps) {
  const t = useTranslations('cashier.complaint');
  const receipt = useTranslations('cashier.receipt');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const proof = useProofPictures();
  const send = useMoneyCall((body: SentBodyOf<Endpoints['createComplaint']>, key) =>
    createComplaint({ params: { id }, body, key }),
  );
  const form = useForm({
    initial: { note: '', images: '' },
    checks: { images: () => (proof.count === 0 ? receipt('pictureNeeded') : undefined) },
    submit: async ({ note }) => {
      const pictures = await proof.read();
      if (!pictures.ok) {
        return { fields: pictures.fields };
      }
      const { images } = pictures;
      const text = note.trim();
      const outcome = await send({ sliceId, images, ...(text !== '' && { note: text }) });
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
        <>
          <Button size="touch" onClick={onBack}>
            {receipt('back')}
          </Button>
          <Button type="submit" variant="primary" size="touch" busy={form.isBusy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <MissingProofFields form={form} proof={proof} />
    </Form>
  );
}
