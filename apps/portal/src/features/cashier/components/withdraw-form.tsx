import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fromMinor } from '../../../shared/money/amounts.ts';
import { AmountInput } from '../../../shared/money/amount-input.tsx';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { typedAmount, writtenAmount } from '../../../shared/money/typed-amount.ts';
import { fullAmount, useAmountCheck } from '../../../shared/money/use-amount-check.ts';
import type { AmountSearch } from '../amount-search.ts';
import type { PayoutAccount } from '../api/read-payout-accounts.ts';
import { provePayment } from '../../../shared/payment/api/prove-payment.ts';
import type { Terms } from '../api/read-terms.ts';
import { requestWithdrawal } from '../api/request-withdrawal.ts';
import { cashierKeys } from '../cashier-keys.ts';
import { mostNow, shareAmounts } from '../share-amounts.ts';
import { proofPlaces } from '../../../shared/payment/proof-places.ts';
import { AccountChoice } from './account-choice.tsx';
import { MissingFactor } from './missing-factor.tsx';
import { PaymentPasswordField } from '../../../shared/payment/payment-password-field.tsx';
import { PayoutPreview } from './payout-preview.tsx';

const shown = ['payoutAccountId', 'amount', 'paymentPassword'] as const;
const places = {
  ...proofPlaces,
  not_found: 'payoutAccountId',
  payout_account_cooling: 'payoutAccountId',
  withdrawal_amount: 'amount',
  withdrawal_limit: 'amount',
  turnover_left: 'amount',
  insufficient_balance: 'amount',
} as const;

interface WithdrawFormProps {
  readonly terms: Terms;
  readonly wish: AmountSearch;
  readonly accounts: readonly PayoutAccount[];
  readonly onAsked: (id: string) => void;
  /** Another withdrawal came first, so that this one was not taken and its form goes. */
  readonly onLost: (amount: string) => void;
}

/** Account, amount, payment password: what a withdrawal takes (MC-08). */
export function WithdrawForm({ terms, wish, accounts, onAsked, onLost }: WithdrawFormProps) {
  const t = useTranslations('cashier.withdraw');
  const formats = useFormats();
  const line = useMoneyLine();
  const required = useTranslations('common.form')('required');
  const amountCheck = useAmountCheck(terms.currency);
  const words = useFormWords();
  const landing = useLanding();
  const [isFactorMissing, setFactorMissing] = useState(false);
  const queries = useQueryClient();
  const ask = useMoneyCall(
    (body: { readonly payoutAccountId: string; readonly amount: string }, key) =>
      requestWithdrawal({ body, key }),
  );
  const usual = accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
  const form = useForm({
    initial: {
      payoutAccountId: usual?.id ?? '',
      amount: writtenAmount(wish.amount ?? '', formats),
      paymentPassword: '',
    },
    checks: {
      amount: amountCheck,
      paymentPassword: (value) => (value === '' ? required : undefined),
    },
    submit: async ({ payoutAccountId, amount, paymentPassword }) => {
      const proof = await provePayment({ body: { paymentPassword } });
      if (!proof.ok) {
        return landing(proof, { shown, places });
      }
      const wanted = typedAmount(amount, formats) ?? '';
      const outcome = await ask({ payoutAccountId, amount: wanted });
      if (!outcome.ok && outcome.code === 'withdrawal_open') {
        onLost(fullAmount(wanted, terms.currency) ?? wanted);
      }
      void queries.invalidateQueries({ queryKey: cashierKeys.all });
      setFactorMissing(!outcome.ok && outcome.code === 'extra_factor_missing');
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      moneyMoved(queries);
      onAsked(outcome.value.id);
      return undefined;
    },
  });
  const typed = typedAmount(form.values.amount, formats);
  const payable = fullAmount(typed, terms.currency);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={form.isBusy}>
          {payable === undefined
            ? t('submit')
            : t('submitWith', { amount: line(payable, terms.currency) })}
        </Button>
      }
    >
      <Field label={t('to')} {...form.field('payoutAccountId')}>
        <AccountChoice accounts={accounts} {...form.choice('payoutAccountId')} />
      </Field>
      <Field
        label={t('amount')}
        hint={t('limits', {
          least: line(terms.least, terms.currency),
          most: line(terms.most, terms.currency),
        })}
        isRequired
        {...form.field('amount')}
      >
        <AmountInput
          bounds={terms}
          input={form.text('amount')}
          onStep={(amount) => form.set('amount', amount)}
        />
      </Field>
      <Shares
        terms={terms}
        onPick={(amount) => form.set('amount', writtenAmount(amount, formats))}
      />
      <PayoutPreview terms={terms} amount={typed} accountId={form.values.payoutAccountId} />
      <PaymentPasswordField
        field={form.field('paymentPassword')}
        input={form.text('paymentPassword')}
      />
      {isFactorMissing && <MissingFactor />}
    </Form>
  );
}

/** A part of what is there, or all that may be taken out now. */
function Shares(props: { readonly terms: Terms; readonly onPick: (amount: string) => void }) {
  const { terms, onPick } = props;
  const t = useTranslations('cashier.withdraw');
  const line = useMoneyLine();
  const { bound, minor } = mostNow(terms);
  const most = fromMinor(minor, terms.currency);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {shareAmounts(terms).map(({ share, amount }) => (
          <Button key={share} size="small" onClick={() => onPick(amount)}>
            {t(share)}
          </Button>
        ))}
      </div>
      <p className="m-0 text-14 text-text-2">
        {t(`bound.${bound}`, { amount: line(most, terms.currency) })}
      </p>
    </>
  );
}
