import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { AmountInput } from '../../../shared/money/amount-input.tsx';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { fromMinor, toMinor } from '../../../shared/money/amounts.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { typedAmount } from '../../../shared/money/typed-amount.ts';
import { fullAmount, useAmountCheck } from '../../../shared/money/use-amount-check.ts';
import { createTransfer } from '../api/create-transfer.ts';
import { readRecipient } from '../api/read-recipient.ts';
import { provePayment } from '../../../shared/payment/api/prove-payment.ts';
import type { TransferTerms } from '../api/read-transfer-terms.ts';
import { cashierKeys } from '../cashier-keys.ts';
import { isPlayLeft, mayTransferMinor, mostToTransfer } from '../may-transfer.ts';
import { proofPlaces } from '../../../shared/payment/proof-places.ts';
import { PaymentPasswordField } from '../../../shared/payment/payment-password-field.tsx';
import { useAsked } from '../use-asked.ts';
import { ConfirmTransfer, type TransferQuestion } from './confirm-transfer.tsx';
import { MissingFactor } from './missing-factor.tsx';
import type { TransferWay } from './transfer.tsx';

const shown = ['to', 'amount', 'paymentPassword'] as const;
const places = {
  ...proofPlaces,
  not_found: 'to',
  transfer_partner_unavailable: 'to',
  transfer_amount: 'amount',
  transfer_limit: 'amount',
  turnover_left: 'amount',
  insufficient_balance: 'amount',
} as const;

interface Wish {
  readonly to?: string;
  readonly amount: string;
}

/** To whom, how much, payment password: what a transfer takes. */
export function TransferForm(props: {
  readonly terms: TransferTerms;
  readonly way: TransferWay;
  readonly to?: string | undefined;
}) {
  const { terms, way } = props;
  const t = useTranslations('transfer');
  const formats = useFormats();
  const line = useMoneyLine();
  const required = useTranslations('common.form')('required');
  const amountCheck = useAmountCheck(terms.currency);
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const send = useMoneyCall((body: Wish, key) => createTransfer({ body, key }));
  const bounds = {
    least: line(terms.least, terms.currency),
    most: line(terms.most, terms.currency),
  };
  const boundsCheck = (value: string): string | undefined => {
    const typed = fullAmount(typedAmount(value, formats), terms.currency) ?? '0';
    const isWithin =
      toMinor(typed) >= toMinor(terms.least) && toMinor(typed) <= toMinor(terms.most);
    return isWithin ? undefined : t('outside', bounds);
  };
  const { asked, ask } = useAsked<TransferQuestion>();
  const [isFactorMissing, setFactorMissing] = useState(false);
  const form = useForm({
    initial: { to: props.to ?? '', amount: '', paymentPassword: '' },
    checks: {
      ...(way === 'down' && {
        to: (value: string) => (value.trim() === '' ? required : undefined),
      }),
      amount: (value) => amountCheck(value) ?? boundsCheck(value),
      paymentPassword: (value) => (value === '' ? required : undefined),
    },
    submit: async ({ to, amount, paymentPassword }) => {
      const known = way === 'down' ? await readRecipient(to.trim()) : undefined;
      if (known?.ok === false) {
        return landing(known, { shown, places });
      }
      const recipient = (known === undefined ? terms.upline : known.value.recipient) ?? to;
      const typed = typedAmount(amount, formats) ?? '';
      const sum = fullAmount(typed, terms.currency) ?? typed;
      if (!(await ask({ recipient, amount: sum, currency: terms.currency }))) {
        return {};
      }
      const proof = await provePayment({ body: { paymentPassword } });
      if (!proof.ok) {
        return landing(proof, { shown, places });
      }
      const outcome = await send({ amount: typed, ...(way === 'down' && { to: to.trim() }) });
      void queries.invalidateQueries({ queryKey: cashierKeys.all });
      setFactorMissing(!outcome.ok && outcome.code === 'extra_factor_missing');
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      moneyMoved(queries);
      const { amount: sent, currency: code, partner } = outcome.value;
      toastDone(t('done', { amount: line(sent, code), partner }));
      form.set('amount', '');
      form.set('paymentPassword', '');
      return undefined;
    },
  });
  const amount = fullAmount(typedAmount(form.values.amount, formats), terms.currency);
  return (
    <>
      <Form
        form={form}
        words={words}
        actions={
          <Button
            type="submit"
            variant="primary"
            size="touch"
            className="flex-1"
            busy={form.isBusy}
          >
            {amount === undefined
              ? t('submit')
              : t('submitWith', { amount: line(amount, terms.currency) })}
          </Button>
        }
      >
        <Transferable terms={terms} />
        {way === 'up' ? (
          <p className="m-0">
            {t('toUpline')} <bdi className="font-semibold">{terms.upline}</bdi>
          </p>
        ) : (
          <Field label={t('to')} hint={t('toHint')} isRequired {...form.field('to')}>
            <Input {...form.text('to')} dir="ltr" autoComplete="off" maxLength={60} />
          </Field>
        )}
        <Field label={t('amount')} hint={t('limits', bounds)} isRequired {...form.field('amount')}>
          <AmountInput
            bounds={terms}
            input={form.text('amount')}
            onStep={(stepped) => form.set('amount', stepped)}
          />
        </Field>
        <p className="m-0 text-14 text-text-2">
          {t('leftToday', {
            left: line(terms.leftToday, terms.currency),
            count: terms.leftCount,
          })}{' '}
          {terms.turnover > 0 && t('turnover', { multiple: terms.turnover })}
        </p>
        {isPlayLeft(terms) ? <PlayLeft terms={terms} /> : <Above terms={terms} amount={amount} />}
        <PaymentPasswordField
          field={form.field('paymentPassword')}
          input={form.text('paymentPassword')}
        />
        {isFactorMissing && <MissingFactor />}
      </Form>
      <ConfirmTransfer question={asked?.question} onAnswer={(isYes) => asked?.answer(isYes)} />
    </>
  );
}

/** What is more than may go is said before it is sent. */
function Above(props: { readonly terms: TransferTerms; readonly amount: string | undefined }) {
  const t = useTranslations('transfer');
  const line = useMoneyLine();
  const { terms, amount } = props;
  const most = mostToTransfer(terms);
  if (amount === undefined || toMinor(amount) <= most) {
    return null;
  }
  return (
    <p role="status" className="m-0 text-14 text-warn">
      {t('above', { most: line(fromMinor(most, terms.currency), terms.currency) })}
    </p>
  );
}

function PlayLeft({ terms }: { readonly terms: TransferTerms }) {
  const t = useTranslations('transfer');
  const line = useMoneyLine();
  const left = line(terms.playLeft, terms.currency);
  const balance = line(terms.available, terms.currency);
  return <p className="m-0 text-14 text-warn">{t('playLeft', { left, balance })}</p>;
}

/** What of the balance may leave now (agents-loyalty-money.md E7). */
function Transferable({ terms }: { readonly terms: TransferTerms }) {
  const t = useTranslations('transfer');
  const { currency: code } = terms;
  return (
    <dl className="m-0 flex flex-wrap justify-between gap-x-4 text-14">
      <dt className="text-text-2">{t('available')}</dt>
      <dd className="m-0 font-semibold">
        <MoneyText amount={fromMinor(mayTransferMinor(terms), code)} currency={code} />
      </dd>
    </dl>
  );
}
