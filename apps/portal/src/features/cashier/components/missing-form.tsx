import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, useForm } from '@portal/ui';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { toMinor } from '../../../shared/money/amounts.ts';
import { fullAmount, useAmountCheck } from '../../../shared/money/use-amount-check.ts';
import { typedAmount } from '../../../shared/money/typed-amount.ts';
import { useAnswer } from '../use-answer.ts';
import { useProofPictures } from '../use-proof-pictures.ts';
import { MissingProofFields } from './missing-proof-fields.tsx';

const shown = ['amount', 'note', 'images'] as const;
const places = {
  receipt_amount: 'amount',
  proof_missing: 'images',
  proof_unreadable: 'images',
} as const;

interface MissingFormProps {
  readonly withdrawalId: string;
  /** The payment that did not arrive, or not whole. */
  readonly slice: { readonly id: string; readonly amount: string };
  readonly currency: string;
  readonly answer: 'partly' | 'not_received';
  readonly onBack: () => void;
}

/** What did not arrive, with a picture that shows it (portal.md 4). */
export function MissingForm(props: MissingFormProps) {
  const { withdrawalId, slice, currency, answer, onBack } = props;
  const t = useTranslations('cashier.receipt');
  const formats = useFormats();
  const amountCheck = useAmountCheck(currency);
  const words = useFormWords();
  const landing = useLanding();
  const { answer: send } = useAnswer(withdrawalId);
  const proof = useProofPictures();
  const isPartly = answer === 'partly';
  const form = useForm({
    initial: { amount: '', note: '', images: '' },
    checks: {
      ...(isPartly && {
        amount: (value: string) =>
          amountCheck(value) ??
          (isPartOf(slice.amount, fullAmount(typedAmount(value, formats), currency))
            ? undefined
            : t('arrivedPart')),
      }),
      images: () => (proof.count === 0 ? t('pictureNeeded') : undefined),
    },
    submit: async ({ amount, note }) => {
      const pictures = await proof.read();
      if (!pictures.ok) {
        return { fields: pictures.fields };
      }
      const { images } = pictures;
      const outcome = await send({
        sliceId: slice.id,
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
      <MissingProofFields form={form} proof={proof} />
    </Form>
  );
}

/** Less than nothing and all of it are other answers. */
function isPartOf(payment: string, part: string | undefined): boolean {
  return part !== undefined && toMinor(part) > 0n && toMinor(part) < toMinor(payment);
}
