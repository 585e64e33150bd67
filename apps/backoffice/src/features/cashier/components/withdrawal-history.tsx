import { useTranslations } from '@portal/i18n/react';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';
import { useStepReason } from '../step-reasons.ts';
import { DeskPicture } from './desk-picture.tsx';
import { WithdrawalState } from './withdrawal-state.tsx';

/** Steps with their authors and reasons, and the payments with what was said about them. */
export function WithdrawalHistory({ withdrawal }: { readonly withdrawal: ReviewedWithdrawal }) {
  const t = useTranslations('desk-cashier');
  const reasonText = useStepReason();
  return (
    <>
      {withdrawal.slices.length > 0 && (
        <section className="grid gap-2">
          <h3 className="m-0 text-16 font-semibold">{t('payments')}</h3>
          {withdrawal.slices.map((slice) => (
            <Payment key={slice.id} slice={slice} currency={withdrawal.currency} />
          ))}
        </section>
      )}
      <section className="grid gap-2">
        <h3 className="m-0 text-16 font-semibold">{t('steps')}</h3>
        <ol className="m-0 grid list-none gap-2 p-0 text-14">
          {withdrawal.steps.map((step, index) => (
            // Steps are only added at the end, and a state may come twice.
            <li key={`${index}-${step.state}`} className="flex flex-wrap items-center gap-2">
              <WithdrawalState state={step.state} />
              <span className="text-text-2">{t(`by.${step.by}`)}</span>
              {step.author !== null && <bdi className="text-text-2">{step.author}</bdi>}
              <Moment at={step.at} />
              {step.reason !== null && <bdi>{reasonText(step.reason)}</bdi>}
              {step.note !== null && <q>{step.note}</q>}
            </li>
          ))}
        </ol>
        {withdrawal.proofIds.map((id) => (
          <DeskPicture key={id} id={id} label={t('answerPicture')} failed={t('proofFailed')} />
        ))}
      </section>
    </>
  );
}

function Payment(props: {
  readonly slice: ReviewedWithdrawal['slices'][number];
  readonly currency: string;
}) {
  const t = useTranslations('desk-cashier');
  const { slice, currency } = props;
  return (
    <div className="grid gap-1 text-14">
      <span className="flex flex-wrap gap-2">
        <MoneyText amount={slice.amount} currencyCode={currency} />
        <span>{t(`slice.${slice.state}`)}</span>
        <bdi dir="ltr">{slice.bankReference}</bdi>
        <Moment at={slice.sentAt} />
      </span>
      {slice.claimedAmount !== null && (
        <span>
          {t('arrived')} <MoneyText amount={slice.claimedAmount} currencyCode={currency} />
        </span>
      )}
      {slice.returnedAt !== null && (
        <span>
          {t('returnedAt')} <Moment at={slice.returnedAt} />
        </span>
      )}
      {slice.note !== null && <q>{slice.note}</q>}
      {slice.proofIds.map((id) => (
        <DeskPicture key={id} id={id} label={t('proof')} failed={t('proofFailed')} />
      ))}
      {slice.complaint !== null && <Complaint complaint={slice.complaint} />}
    </div>
  );
}

/** What the member said after it had been counted as received. */
function Complaint(props: {
  readonly complaint: NonNullable<ReviewedWithdrawal['slices'][number]['complaint']>;
}) {
  const t = useTranslations('desk-cashier');
  const { state, madeAt, dueAt, note, proofIds } = props.complaint;
  return (
    <div className="grid gap-1 border-s-2 border-line ps-3">
      <span className="flex flex-wrap gap-2">
        {t('complaint.madeAt')} <Moment at={madeAt} /> <span>{t(`complaint.state.${state}`)}</span>
      </span>
      {state === 'OPEN' && (
        <span>
          {t('complaint.dueAt')} <Moment at={dueAt} />
        </span>
      )}
      {note !== null && <q>{note}</q>}
      {proofIds.map((id) => (
        <DeskPicture key={id} id={id} label={t('complaint.proof')} failed={t('proofFailed')} />
      ))}
    </div>
  );
}
