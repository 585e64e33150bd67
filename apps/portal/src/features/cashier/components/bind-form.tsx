import { useTranslations } from '@portal/i18n/react';
import type { PayoutKind } from '@portal/protocol';
import { Button, Field, Form, Input, Select, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { createPayoutAccount } from '../api/create-payout-account.ts';
import { provePayment } from '../../../shared/payment/api/prove-payment.ts';
import { cashierKeys } from '../cashier-keys.ts';
import { proofPlaces } from '../../../shared/payment/proof-places.ts';
import { PaymentPasswordField } from '../../../shared/payment/payment-password-field.tsx';

const kinds = ['BANK', 'EWALLET', 'CRYPTO'] as const satisfies readonly PayoutKind[];
const shown = ['kind', 'institution', 'holder', 'number', 'paymentPassword'] as const;
const places = {
  ...proofPlaces,
  payout_account_bank: 'institution',
  payout_account_holder: 'holder',
  payout_account_number: 'number',
  payout_account_taken: 'number',
  payout_account_limit: 'kind',
} as const;

interface Values {
  readonly kind: PayoutKind;
  readonly institution: string;
  readonly holder: string;
  readonly number: string;
  readonly paymentPassword: string;
}

interface BindFormProps {
  readonly holder: string | null;
  /** What to choose from; empty where any bank may be named. */
  readonly banks: readonly string[];
  readonly chains: readonly string[];
}

/** Binds an account; all are in the name of the first one (R20). */
export function BindForm({ holder, banks, chains }: BindFormProps) {
  const t = useTranslations('cashier.accounts');
  const kindText = useTranslations('cashier.kind');
  const required = useTranslations('common.form')('required');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const bind = useMoneyCall((body: Omit<Values, 'paymentPassword'>, key) =>
    createPayoutAccount({ body, key }),
  );
  const needed = (value: string) => (value.trim() === '' ? required : undefined);
  const form = useForm<Values>({
    initial: {
      kind: 'BANK',
      institution: '',
      holder: holder ?? '',
      number: '',
      paymentPassword: '',
    },
    checks: { institution: needed, holder: needed, number: needed, paymentPassword: needed },
    submit: async ({ paymentPassword, ...account }) => {
      const proof = await provePayment({ body: { paymentPassword } });
      if (!proof.ok) {
        return landing(proof, { shown, places });
      }
      const outcome = await bind(account);
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('bound'));
      void queries.invalidateQueries({ queryKey: cashierKeys.all });
      return undefined;
    },
  });
  const { kind } = form.values;
  const kindChoice = form.choice('kind');
  const names = { BANK: banks, EWALLET: [], CRYPTO: chains }[kind];
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={form.isBusy}>
          {t('bind')}
        </Button>
      }
    >
      <h2 className="m-0 text-20 font-bold">{t('add')}</h2>
      <Field label={t('kind')} {...form.field('kind')}>
        <Select
          {...kindChoice}
          onChange={(value) => {
            kindChoice.onChange(value);
            // A bank is no network, and the other way round.
            form.set('institution', '');
          }}
          options={kinds.map((value) => ({ value, label: kindText(value) }))}
        />
      </Field>
      <Field label={t(`place.${kind}`)} isRequired {...form.field('institution')}>
        {names.length === 0 ? (
          <Input {...form.text('institution')} maxLength={60} autoComplete="off" />
        ) : (
          <Select
            {...form.choice('institution')}
            options={['', ...names].map((value) => ({
              value,
              label: value === '' ? t('choose') : value,
            }))}
          />
        )}
      </Field>
      <Field label={t('holder')} hint={t('holderHint')} isRequired {...form.field('holder')}>
        <Input
          {...form.text('holder')}
          maxLength={80}
          readOnly={holder !== null}
          autoComplete="name"
        />
      </Field>
      <Field
        label={t('number')}
        {...(kind === 'CRYPTO' && { hint: t('addressHint') })}
        isRequired
        {...form.field('number')}
      >
        <Input {...form.text('number')} maxLength={99} dir="ltr" autoComplete="off" />
      </Field>
      <PaymentPasswordField
        field={form.field('paymentPassword')}
        input={form.text('paymentPassword')}
      />
    </Form>
  );
}
