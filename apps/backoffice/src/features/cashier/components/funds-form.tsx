import { useTranslations } from '@portal/i18n/react';
import { Button, Card, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { changeProtectedFunds } from '../api/change-protected-funds.ts';

const shown = ['amount', 'reason'] as const;
const places = { deposit_paid_amount: 'amount' } as const;

/** What is kept apart for members at the bank, as somebody reads it there. */
export function FundsForm() {
  const t = useTranslations('desk-control.funds');
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const form = useForm({
    initial: { amount: '', reason: '' },
    checks: {
      amount: (value) => (value.trim() === '' ? t('needed') : undefined),
      reason: reasonCheck,
    },
    submit: async ({ amount, reason }) => {
      const body = { amount: amount.trim(), reason: reason.trim() };
      const outcome = await changeProtectedFunds({ body });
      void queryClient.invalidateQueries();
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('saved'));
      return undefined;
    },
  });
  return (
    <Card className="grid content-start gap-3 p-4">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <Form
        form={form}
        words={words}
        actions={
          <Button type="submit" busy={form.isBusy}>
            {t('save')}
          </Button>
        }
      >
        <Field label={t('amount')} {...form.field('amount')}>
          <Input {...form.text('amount')} inputMode="decimal" dir="ltr" />
        </Field>
        <ReasonField {...form.field('reason')} input={form.text('reason')} />
      </Form>
    </Card>
  );
}
