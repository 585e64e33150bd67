import { useTranslations } from '@portal/i18n/react';
import { depositRefusals, type DepositRefusal } from '@portal/protocol';
import { Field, Input, Select, useForm } from '@portal/ui';
import type { ReactNode } from 'react';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import type { ReviewedDeposit } from '../api/read-deposit.ts';
import { type DepositDecision, useDecideDeposit } from '../use-decide-deposit.ts';

const shown = ['reason', 'bankReference', 'payerName', 'amount'] as const;
const places = {
  reference_used: 'bankReference',
  deposit_paid_amount: 'amount',
  amount_too_large: 'amount',
} as const;
export const depositLetters = {
  claim: 'c',
  confirm: 'a',
  refuse: 'r',
  credit: 'b',
  refund: 'f',
  end_refund: 'p',
  charge_back: 'k',
} as const;
const variants = {
  claim: 'secondary',
  confirm: 'primary',
  refuse: 'danger',
  credit: 'primary',
  refund: 'secondary',
  end_refund: 'primary',
  charge_back: 'danger',
} as const;

/** Decisions that name a payment by the reference of the bank or provider. */
const naming = ['confirm', 'end_refund', 'charge_back'] as const;

interface Values {
  readonly reason: string;
  readonly bankReference: string;
  readonly payerName: string;
  readonly amount: string;
  readonly code: DepositRefusal;
}

/**
 * What this operator may decide about the deposit, with a reason for the trail: a form around all
 * that decides, so that its buttons stay in view.
 */
export function DepositDecisionForm(props: {
  readonly deposit: ReviewedDeposit;
  readonly onDone: () => void;
  /** All that decides, above the fields. */
  readonly children: ReactNode;
}) {
  const { deposit, onDone } = props;
  const { abilities, id, approvalId } = deposit;
  const t = useTranslations('desk-deposits');
  const reasonCheck = useReasonCheck();
  const decide = useDecideDeposit(id);
  const form = useForm<Values>({
    initial: {
      reason: '',
      bankReference: '',
      payerName: '',
      amount: deposit.amount,
      code: 'nothing_arrived',
    },
    keptAs: `deposit:${id}`,
    checks: { reason: reasonCheck },
  });
  const namesPayment = naming.some((decision) => abilities.includes(decision));

  const body = (
    <div className="grid gap-4 pb-2">
      {props.children}
      {approvalId !== null && <p className="m-0 text-text-2">{t('waitsForSecond')}</p>}
      {isSentByOther(deposit) && <p className="m-0 text-text-2">{t('sentByOther')}</p>}
    </div>
  );
  return abilities.length === 0 ? (
    body
  ) : (
    <DecisionFrame
      form={form}
      offered={abilities}
      letters={depositLetters}
      variants={variants}
      label={(decision) => t(`decision.${decision}`)}
      send={decide}
      shown={shown}
      places={places}
      done={(decision, { value }) => t(`done.${endOf(decision, value)}`)}
      onDone={(decision) => decision !== 'claim' && onDone()}
    >
      {body}
      {abilities.includes('confirm') && (
        <Field label={t('arrived')} {...form.field('amount')}>
          <Input {...form.text('amount')} inputMode="decimal" dir="ltr" />
        </Field>
      )}
      {namesPayment && (
        <Field label={t('bankReference')} {...form.field('bankReference')}>
          <Input {...form.text('bankReference')} maxLength={60} dir="ltr" />
        </Field>
      )}
      {abilities.includes('confirm') && (
        <Field label={t('payerName')} hint={t('payerHint')} {...form.field('payerName')}>
          <Input {...form.text('payerName')} maxLength={80} autoComplete="off" />
        </Field>
      )}
      {abilities.includes('refuse') && (
        <Field label={t('code.label')}>
          <Select
            {...form.choice('code')}
            options={depositRefusals.map((value) => ({ value, label: t(`code.${value}`) }))}
          />
        </Field>
      )}
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </DecisionFrame>
  );
}

/** Whoever decided is not who sends; a taken order offers nothing and says whose it is. */
function isSentByOther({ state, abilities }: ReviewedDeposit): boolean {
  return state === 'REFUNDING' && abilities.length > 0 && !abilities.includes('end_refund');
}

/** Which sentence says what a decision came to. */
function endOf(decision: DepositDecision, { state, approvalId }: ReviewedDeposit) {
  const mayWait = decision === 'confirm' || decision === 'charge_back';
  if (mayWait && approvalId !== null) {
    return 'second';
  }
  const isAside = state === 'MISMATCH' || state === 'LATE';
  return decision === 'confirm' && isAside ? 'differs' : decision;
}
