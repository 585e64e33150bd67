import { useFormats, useTranslations } from '@portal/i18n/react';
import { moneyLine } from '@portal/i18n';
import { currency, isCurrencyCode, parseAmount } from '@portal/money';
import { adjustmentDirections, type AdjustmentDirection } from '@portal/protocol';
import { Button, Dialog, Field, Form, Input, Segmented, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { adjustMember } from '../api/adjust-member.ts';
import { CeilingHint } from './ceiling-hint.tsx';
import { ExplanationField, explanationIn, useExplanationCheck } from './explanation-field.tsx';

export interface AdjustedMember {
  readonly id: string;
  readonly account: string;
  readonly currency: string;
}

interface Draft {
  readonly direction: AdjustmentDirection;
  readonly amount: string;
  readonly reason: string;
  readonly explanation: string;
}

type Adjustment = Omit<Draft, 'explanation'> & {
  readonly explanation?: string;
  readonly currency: string;
};
type Send = (body: Adjustment) => ReturnType<typeof adjustMember>;

const empty: Draft = { direction: 'credit', amount: '', reason: '', explanation: '' };
const fields = {
  shown: ['direction', 'amount', 'reason', 'explanation'],
  places: {
    adjustment_amount: 'amount',
    amount_too_large: 'amount',
    insufficient_balance: 'amount',
  },
} as const;

interface AdjustProps {
  readonly member: AdjustedMember;
  readonly onClose: () => void;
}

/** Corrects a balance: at once below the ceiling, by a second person above it. */
export function AdjustDialog(props: AdjustProps & { readonly isOpen: boolean }) {
  const t = useTranslations('desk-adjustments.form');
  const ui = useTranslations('ui.dialog');
  // It outlives the form: a try without an answer keeps its key when the dialog opens again.
  const send = useMoneyCall((body: Adjustment, key) =>
    adjustMember({ params: { id: props.member.id }, body, key }),
  );
  return (
    <Dialog
      ux="BO-16-adjust"
      isOpen={props.isOpen}
      onClose={props.onClose}
      kind="form"
      title={t('title', { account: props.member.account })}
      closeLabel={ui('close')}
    >
      <AdjustForm {...props} send={send} />
    </Dialog>
  );
}

function AdjustForm(props: AdjustProps & { readonly send: Send }) {
  const { member, send, onClose } = props;
  const t = useTranslations('desk-adjustments.form');
  const common = useTranslations('common.actions');
  const formats = useFormats();
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const explanationCheck = useExplanationCheck();
  const symbol = isCurrencyCode(member.currency) ? currency(member.currency).symbol : '';
  const form = useForm<Draft>({
    initial: empty,
    keptAs: `adjust:${member.id}`,
    checks: {
      amount: (amount) => (isAmountOf(amount, member.currency) ? undefined : t('amountWrong')),
      reason: reasonCheck,
      explanation: explanationCheck,
    },
    submit: async ({ direction, amount, reason, explanation }) => {
      const outcome = await send({
        direction,
        amount: amount.trim(),
        currency: member.currency,
        reason: reason.trim(),
        ...explanationIn(explanation),
      });
      if (!outcome.ok) {
        return landing(outcome, fields);
      }
      const { value } = outcome;
      const balance = moneyLine(formats.money(value.balance, symbol));
      toastDone(value.outcome === 'posted' ? t('posted', { balance }) : t('waiting'));
      // Balance, statement, trail and queue of the desk are older than this.
      void queryClient.invalidateQueries();
      onClose();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <Segmented
        label={t('direction')}
        options={adjustmentDirections.map((value) => ({ value, label: t(value) }))}
        {...form.choice('direction')}
      />
      <Field label={t('amount')} isRequired hint={<CeilingHint />} {...form.field('amount')}>
        <Input
          {...form.text('amount')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={20}
          before={symbol}
        />
      </Field>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
      <ExplanationField {...form.field('explanation')} input={form.text('explanation')} />
    </Form>
  );
}

function isAmountOf(text: string, code: string): boolean {
  return isCurrencyCode(code) && parseAmount(text.trim(), currency(code)).ok;
}
