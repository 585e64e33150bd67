import { useTranslations } from '@portal/i18n/react';
import type {
  ComplaintRefusal,
  RejectionReason,
  Ruling,
  WithdrawalQuestion,
} from '@portal/protocol';
import { Field, Input, Select, useForm } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';
import { complainedOf, ComplaintFields } from './complaint-fields.tsx';
import { PayoutEndField } from './payout-end-field.tsx';
import { disputedOf, RulingFields } from './ruling-fields.tsx';
import { SliceField } from './slice-field.tsx';
import { SlipField } from './slip-field.tsx';
import { heldReason } from '../held-reason.ts';
import { payoutEndsOf } from '../payout-ends.ts';
import { type Decision, useDecide } from '../use-decide.ts';
import { useMissing } from '../use-missing.ts';

const codes = [
  'documents_missing',
  'name_differs',
  'play_under_review',
  'account_unusable',
  'asked_by_member',
  'legal_duty',
] as const satisfies readonly RejectionReason[];
/** Where a request for a second person still decides something. */
const waitingStates: readonly ReviewedWithdrawal['state'][] = [
  'REVIEW',
  'INFO_NEEDED',
  'DISPUTED',
  'PAYING',
  'COMPLETED',
];
const questions = [
  'source_of_funds',
  'identity_doubt',
  'account_owner',
  'sanctions_check',
  'authority_order',
] as const satisfies readonly WithdrawalQuestion[];
const shown = ['reason', 'bankReference', 'amount', 'ruling', 'code'] as const;
const places = { reference_used: 'bankReference', receipt_amount: 'amount' } as const;
const letters = {
  claim: 'c',
  approve: 'a',
  ask: 'q',
  reject: 'r',
  pay: 'p',
  send: 's',
  fail: 'f',
  rule: 'u',
  return: 'b',
  settle: 'l',
  pause: 'h',
  end: 'e',
} as const;
const variants = {
  claim: 'secondary',
  approve: 'primary',
  ask: 'secondary',
  reject: 'danger',
  pay: 'secondary',
  send: 'primary',
  fail: 'danger',
  rule: 'primary',
  return: 'danger',
  settle: 'primary',
  pause: 'secondary',
  end: 'danger',
} as const;

interface Values {
  readonly reason: string;
  readonly bankReference: string;
  readonly provider: string;
  readonly code: RejectionReason | '';
  readonly question: WithdrawalQuestion;
  readonly ruling: Ruling | '';
  readonly amount: string;
  /** The payment that came back. */
  readonly sliceId: string;
  /** The payment complained of, and what becomes of the complaint. */
  readonly complainedId: string;
  readonly answer: 'pay' | ComplaintRefusal;
  /** How a payment ends of which its provider said something strange. */
  readonly payoutEnd: string;
}

/**
 * What this operator may decide about the withdrawal, with a reason for the trail: a form around
 * all that decides, so that its buttons stay in view.
 */
export function DecisionForm(props: {
  readonly withdrawal: ReviewedWithdrawal;
  readonly onDone: () => void;
  /** All that decides, above the fields. */
  readonly children: ReactNode;
}) {
  const { withdrawal, onDone } = props;
  const { abilities } = withdrawal;
  const t = useTranslations('desk-cashier');
  const [slip, setSlip] = useState<string>();
  const decide = useDecide(withdrawal, slip);
  const missing = useMissing();
  const codeOptions = useCodeOptions();
  const mayPay = abilities.includes('pay');
  const mayReturn = abilities.includes('return');
  const mayEnd = abilities.includes('end');
  const ends = payoutEndsOf(withdrawal);
  const returnable = withdrawal.slices.filter(mayComeBack);
  const form = useDecision(withdrawal);
  const body = (
    <div className="grid gap-4 pb-2">
      {props.children}
      {isPutForward(withdrawal) && <p className="m-0 text-text-2">{t('waitsForSecond')}</p>}
      {isPaidByOther(withdrawal) && <p className="m-0 text-text-2">{t('paidByOther')}</p>}
    </div>
  );
  return abilities.length === 0 ? (
    body
  ) : (
    <DecisionFrame
      form={form}
      offered={abilities}
      letters={letters}
      variants={variants}
      label={(decision) => t(`decision.${decision}`)}
      missing={(decision, values) => missing(values, decision)}
      send={decide}
      shown={shown}
      places={places}
      done={(decision, { value }) => {
        return t(`done.${putsForward(decision, value) ? 'second' : decision}`);
      }}
      onDone={(decision) => decision !== 'claim' && onDone()}
    >
      {body}
      {abilities.includes('ask') && (
        <Field label={t('question.label')}>
          <Select
            {...form.choice('question')}
            options={questions.map((value) => ({ value, label: t(`question.${value}`) }))}
          />
        </Field>
      )}
      {abilities.includes('reject') && (
        <Field label={t('code.label')} {...form.field('code')}>
          <Select {...form.choice('code')} options={codeOptions} />
        </Field>
      )}
      {abilities.includes('rule') && (
        <RulingFields
          withdrawal={withdrawal}
          choice={form.choice('ruling')}
          amount={form.values.amount}
          {...form.field('ruling')}
        >
          <Field label={t('ruling.amount')} {...form.field('amount')}>
            <Input {...form.text('amount')} inputMode="decimal" dir="ltr" />
          </Field>
        </RulingFields>
      )}
      {mayEnd && <PayoutEndField ends={ends} choice={form.choice('payoutEnd')} />}
      {mayEnd && (
        <Field label={t('payoutEnd.amount')} {...form.field('amount')}>
          <Input {...form.text('amount')} inputMode="decimal" dir="ltr" />
        </Field>
      )}
      {abilities.includes('settle') && (
        <ComplaintFields
          slices={complainedOf(withdrawal)}
          payment={form.choice('complainedId')}
          answer={form.choice('answer')}
        />
      )}
      {abilities.includes('send') && (
        <Field label={t('payout.provider')}>
          <Select
            {...form.choice('provider')}
            options={withdrawal.providers.map(({ code, name }) => {
              return { value: code, label: name };
            })}
          />
        </Field>
      )}
      {mayReturn && (
        <SliceField label={t('cameBack')} slices={returnable} choice={form.choice('sliceId')} />
      )}
      {(mayPay || mayReturn || mayEnd) && (
        <Field label={t('bankReference')} {...form.field('bankReference')}>
          <Input {...form.text('bankReference')} maxLength={60} dir="ltr" />
        </Field>
      )}
      {mayPay && <SlipField onPick={setSlip} />}
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </DecisionFrame>
  );
}

/** What is typed about it, kept while the sheet goes from order to order. */
function useDecision(withdrawal: ReviewedWithdrawal) {
  const reasonCheck = useReasonCheck();
  return useForm<Values>({
    initial: {
      reason: '',
      bankReference: '',
      provider: withdrawal.providers[0]?.code ?? '',
      code: '',
      question: 'source_of_funds',
      ruling: '',
      // What its member says arrived is what a ruling of a part begins with.
      amount: disputedOf(withdrawal)?.claimedAmount ?? '',
      sliceId: withdrawal.slices.find(mayComeBack)?.id ?? '',
      complainedId: complainedOf(withdrawal)[0]?.id ?? '',
      answer: 'pay',
      payoutEnd: payoutEndsOf(withdrawal)[0]?.value ?? '',
    },
    keptAs: `withdrawal:${withdrawal.id}`,
    checks: { reason: reasonCheck },
  });
}

function useCodeOptions() {
  const t = useTranslations('desk-cashier');
  return [
    { value: '' as const, label: t('code.choose') },
    ...codes.map((value) => ({ value, label: t(`code.${value}`) })),
  ];
}

const gone: readonly ReviewedWithdrawal['slices'][number]['state'][] = [
  'CLAIMED',
  'DISPUTED',
  'CONFIRMED',
  'AUTO_CONFIRMED',
];

/** Payments that left the house; the server says whether they are young enough. */
function mayComeBack(slice: ReviewedWithdrawal['slices'][number]): boolean {
  return gone.includes(slice.state) && slice.returnedAt === null && !slice.isFromPeer;
}

/** Whoever approved is not who pays; a taken order offers nothing and says whose it is. */
function isPaidByOther(withdrawal: ReviewedWithdrawal): boolean {
  const { state, abilities, slices } = withdrawal;
  const isHeld = heldReason(withdrawal) !== undefined;
  const isPayable = state === 'APPROVED' || state === 'PAYING';
  const isUnderWay = slices.some((slice) => slice.state === 'ASSIGNED');
  const isOffered = abilities.length === 0 || abilities.includes('pay');
  return isPayable && !isUnderWay && !isHeld && !isOffered;
}

function isPutForward({ state, approvalId }: ReviewedWithdrawal): boolean {
  return approvalId !== null && waitingStates.includes(state);
}

function putsForward(decision: Decision, order: ReviewedWithdrawal): boolean {
  return decision !== 'claim' && decision !== 'ask' && isPutForward(order);
}
