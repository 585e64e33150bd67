import { useTranslations } from '@portal/i18n/react';
import type { SentBodyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol/endpoints';
import { Button, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { claimPeerPayment } from '../api/claim-peer-payment.ts';
import type { Deposit } from '../api/read-deposit.ts';
import { cashierKeys } from '../cashier-keys.ts';
import { useProofPictures } from '../use-proof-pictures.ts';
import { PictureInput } from './picture-input.tsx';

const shown = ['bankReference', 'images'] as const;
const places = { proof_unreadable: 'images', reference_used: 'bankReference' } as const;

/** Says that another member was paid; in a dispute it adds what shows it. */
export function PeerForm({ deposit }: { readonly deposit: Deposit }) {
  const t = useTranslations('deposit.tracker');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const proof = useProofPictures();
  const { id, state } = deposit;
  const send = useMoneyCall((body: SentBodyOf<Endpoints['claimPeerPayment']>, key) =>
    claimPeerPayment({ params: { id }, body, key }),
  );
  const form = useForm({
    initial: { bankReference: '', images: '' },
    checks: {
      bankReference: (value) => (value.trim() === '' ? t('referenceNeeded') : undefined),
      images: () => (proof.count === 0 ? t('pictureNeeded') : undefined),
    },
    submit: async ({ bankReference }) => {
      const pictures = await proof.read();
      if (!pictures.ok) {
        return { fields: pictures.fields };
      }
      const { images } = pictures;
      const outcome = await send({ bankReference, images });
      void queries.invalidateQueries({ queryKey: cashierKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('told'));
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={form.isBusy}>
          {state === 'AWAITING' ? t('iPaid') : t('addPictures')}
        </Button>
      }
    >
      <Field
        label={t('reference')}
        hint={t('referenceHint')}
        isRequired
        {...form.field('bankReference')}
      >
        <Input {...form.text('bankReference')} maxLength={60} autoComplete="off" />
      </Field>
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
