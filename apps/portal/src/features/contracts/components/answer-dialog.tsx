import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, Dialog, Field, Form, TextArea, toastDone, useForm } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { PaymentPasswordField } from '../../../shared/payment/payment-password-field.tsx';
import { WithPaymentPassword } from '../../../shared/payment/with-payment-password.tsx';
import { proofPlaces } from '../../../shared/payment/proof-places.ts';
import { nowMs } from '../../../shared/time/clock.ts';
import { contractKeys } from '../api/contract-keys.ts';
import { processContract } from '../api/process-contract.ts';
import { provePayment } from '../api/prove-payment.ts';
import { type ContractView, contractQuery } from '../api/read-contract.ts';
import type { AnswerDetails } from '../dialogs.ts';
import { AnswerTerms } from './answer-terms.tsx';
import { ContractFacts } from './contract-facts.tsx';
import { ContractReplay } from './contract-replay.tsx';
import { EndingContracts } from './ending-contracts.tsx';

/** A party says yes or no, takes a request back, or asks for the end of a contract (M-11). */
export function AnswerDialog({ details, onClose }: DialogProps<AnswerDetails>) {
  const t = useTranslations('contracts.answer');
  const { contract, action } = details;
  const isOffer = contract.state === 'PENDING' && action === 'accept';
  const view = useQuery({ ...contractQuery(contract.id), enabled: isOffer });
  // What was read for a yes says nothing about a no: only a yes ends anything.
  const ends = isOffer ? (view.data?.willEnd ?? []) : [];
  const form = <AnswerForm details={details} ends={ends} onClose={onClose} />;
  return (
    <Dialog
      ux="M-11-answer"
      kind="form"
      isOpen
      onClose={onClose}
      title={t(`title.${wordOf(details)}`)}
      closeLabel={t('cancel')}
    >
      <ContractFacts contract={contract} />
      {contract.state === 'PENDING' && <AnswerTerms contract={contract} />}
      {contract.state === 'PENDING' && <ContractReplay contract={contract} />}
      {isSigned(details) ? (
        <WithPaymentPassword onLeave={onClose}>{form}</WithPaymentPassword>
      ) : (
        form
      )}
    </Dialog>
  );
}

function AnswerForm(props: {
  readonly details: AnswerDetails;
  readonly ends: ContractView['willEnd'];
  readonly onClose: () => void;
}) {
  const t = useTranslations('contracts.answer');
  const { details, onClose } = props;
  const { contract, action } = details;
  const landing = useLanding();
  const queries = useQueryClient();
  const own = props.ends.filter(({ payee }) => payee === contract.payee);
  const below = props.ends.filter(({ payee }) => payee !== contract.payee);
  const isSecret = isSigned(details);
  const required = useTranslations('common.form')('required');
  const hasReason = action === 'reject' || action === 'terminate';
  const form = useForm({
    initial: { reason: '', isConfirmed: false, paymentPassword: '' },
    secrets: ['paymentPassword'],
    checks: {
      isConfirmed: (value) => (value || below.length === 0 ? undefined : t('confirmNeeded')),
      paymentPassword: (value) => (isSecret && value === '' ? required : undefined),
    },
    submit: async ({ reason, isConfirmed, paymentPassword }) => {
      const proof = isSecret ? await provePayment({ body: { paymentPassword } }) : undefined;
      if (proof?.ok === false) {
        return landing(proof, { shown: ['paymentPassword'], places: proofPlaces });
      }
      const outcome = await processContract(contract.kind, {
        body: {
          contractId: contract.id,
          version: contract.version,
          action,
          ...(reason.trim() !== '' && { reason }),
          ...(isConfirmed && { confirmEnd: true }),
        },
      });
      void queries.invalidateQueries({ queryKey: contractKeys.all });
      if (!outcome.ok) {
        const shown = [
          ...(hasReason ? (['reason'] as const) : []),
          ...(isSecret ? (['paymentPassword'] as const) : []),
        ];
        return landing(outcome, { shown, places: proofPlaces });
      }
      toastDone(t(`done.${wordOf(details)}`));
      onClose();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={useFormWords()}
      actions={
        <>
          <Button size="touch" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="touch" busy={form.isBusy}>
            {t(`title.${wordOf(details)}`)}
          </Button>
        </>
      }
    >
      <p className="m-0 text-14">{t(`text.${textOf(details)}`)}</p>
      {own.length > 0 && <EndingContracts ends={own} place="endsOwn" />}
      {below.length > 0 && <EndingContracts ends={below} place="ends" />}
      {below.length > 0 && (
        <Checkbox
          label={t('confirm')}
          {...form.box('isConfirmed')}
          {...form.field('isConfirmed')}
        />
      )}
      {hasReason && (
        <Field label={t('reason')} {...form.field('reason')}>
          <TextArea {...form.text('reason')} maxLength={140} rows={2} />
        </Field>
      )}
      {isSecret && (
        <PaymentPasswordField
          field={form.field('paymentPassword')}
          input={form.text('paymentPassword')}
        />
      )}
    </Form>
  );
}

/** Who pays signs an end of pay with the payment password; who is paid needs none (C2). */
function isSigned({ contract, action }: AnswerDetails): boolean {
  return contract.direction === 'out' && (action === 'accept' || action === 'terminate');
}

/** A yes to a termination ends the contract. */
function wordOf({ contract, action }: AnswerDetails) {
  return action === 'accept' && contract.state === 'TERM_REQUESTED' ? 'acceptEnd' : action;
}

/** Which sentence says what will happen. */
function textOf({ contract, action }: AnswerDetails) {
  const isTermination = contract.state === 'TERM_REQUESTED';
  const isBegun = contract.startsAt === null || Date.parse(contract.startsAt) <= nowMs();
  if (action === 'accept') {
    const endText = isBegun ? 'acceptEnd' : 'acceptEndUnbegun';
    const accept = contract.kind === 'DIVIDEND' ? 'acceptDividend' : 'accept';
    return isTermination ? endText : accept;
  }
  if (action === 'reject') {
    return isTermination ? 'rejectEnd' : 'reject';
  }
  return action === 'terminate' && !isBegun ? 'terminateUnbegun' : action;
}
