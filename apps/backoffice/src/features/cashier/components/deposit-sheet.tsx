import { useTranslations } from '@portal/i18n/react';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { ReadQueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import { type ReviewedDeposit, useReviewedDeposit } from '../api/read-deposit.ts';
import { useStepReason } from '../step-reasons.ts';
import { DepositDecisionForm } from './deposit-decision.tsx';
import { DepositFacts } from './deposit-facts.tsx';
import { DepositState } from './deposit-state.tsx';
import { DeskPicture } from './desk-picture.tsx';

/** One deposit: what decides about it, what happened, and the decision. */
export function DepositSheet(props: {
  readonly id: string | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { id, queue, onClose } = props;
  const t = useTranslations('desk-deposits');
  const query = useReviewedDeposit(id);
  return (
    <ReadQueueSheet
      ux="BO-03-deposit"
      isWhole
      title={t('one')}
      failedTitle={t('failed')}
      id={id}
      query={query}
      queue={queue}
      onClose={onClose}
    >
      {(row) => (
        <DepositDecisionForm deposit={row} onDone={queue.advance}>
          <p className="m-0 flex flex-wrap items-center gap-3 text-18 font-semibold">
            <bdi>{row.memberName}</bdi>
            <MoneyText amount={row.amount} currencyCode={row.currency} />
            <DepositState {...row} />
          </p>
          <DepositFacts deposit={row} />
          <Pictures deposit={row} />
          <Steps deposit={row} />
        </DepositDecisionForm>
      )}
    </ReadQueueSheet>
  );
}

function Pictures({ deposit }: { readonly deposit: ReviewedDeposit }) {
  const t = useTranslations('desk-deposits');
  return (
    deposit.proofIds.length > 0 && (
      <section className="grid gap-2">
        <h3 className="m-0 text-16 font-semibold">{t('pictures')}</h3>
        {deposit.proofIds.map((id) => (
          <DeskPicture key={id} id={id} label={t('picture')} failed={t('pictureFailed')} />
        ))}
      </section>
    )
  );
}

function Steps({ deposit }: { readonly deposit: ReviewedDeposit }) {
  const t = useTranslations('desk-deposits');
  const reasonText = useStepReason();
  return (
    <section className="grid gap-2">
      <h3 className="m-0 text-16 font-semibold">{t('steps')}</h3>
      <ol className="m-0 grid list-none gap-2 p-0 text-14">
        {deposit.steps.map((step, index) => (
          // Steps are only added at the end, and a state may come twice.
          <li key={`${index}-${step.state}`} className="flex flex-wrap items-center gap-2">
            <DepositState state={step.state} />
            <span className="text-text-2">{t(`by.${step.by}`)}</span>
            <Moment at={step.at} />
            {step.reason !== null && <bdi>{reasonText(step.reason)}</bdi>}
            {step.note !== null && <q>{step.note}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
