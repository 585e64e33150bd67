import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Withdrawal } from '../api/read-withdrawal.ts';
import { useAnswer } from '../use-answer.ts';
import { Complaint } from './complaint.tsx';
import { Countdown } from './countdown.tsx';
import { FullPayment } from './full-payment.tsx';
import { MissingForm } from './missing-form.tsx';
import { ProofPicture } from './proof-picture.tsx';

type Slice = Withdrawal['slices'][number];

/** Payments that were sent, and what the member says about them. */
export function Receipts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  // What came back was sent once, and its member may look for it.
  const shown = withdrawal.slices.filter(
    ({ state, returnedAt }) => state !== 'RELEASED' || returnedAt !== null,
  );
  return (
    <>
      <FullPayment withdrawal={withdrawal} />
      {shown.map((slice) => (
        <Receipt key={slice.id} withdrawal={withdrawal} slice={slice} />
      ))}
    </>
  );
}

interface ReceiptProps {
  readonly withdrawal: Withdrawal;
  readonly slice: Slice;
}

function Receipt({ withdrawal, slice }: ReceiptProps) {
  const t = useTranslations('cashier.receipt');
  const formats = useFormats();
  return (
    <div data-ux="M-21" className="grid gap-2 border-t border-line pt-3">
      <p className="m-0 flex flex-wrap justify-between gap-x-3">
        <span>{t(`state.${slice.state}`)}</span>
        <strong>
          <MoneyText amount={slice.amount} currency={withdrawal.currency} />
        </strong>
      </p>
      {slice.returnedAt !== null && (
        <p className="m-0 text-14 text-text-2">
          {t('returned', { time: formats.fullDateTime(slice.returnedAt) })}
        </p>
      )}
      {slice.isFromPeer && <p className="m-0 text-14 text-text-2">{t('fromPeer')}</p>}
      {slice.bankReference !== null && (
        <p className="m-0 text-14 text-text-2">
          {t('bankReference')} <bdi dir="ltr">{slice.bankReference}</bdi>
        </p>
      )}
      {slice.claimedAmount !== null && (
        <p className="m-0 text-14">
          {t('youSaid')} <MoneyText amount={slice.claimedAmount} currency={withdrawal.currency} />
        </p>
      )}
      {slice.note !== null && <q className="text-14 text-text-2">{slice.note}</q>}
      {slice.proofIds.map((id) => (
        <ProofPicture key={id} id={id} />
      ))}
      {slice.state === 'DISPUTED' && <Disputed withdrawal={withdrawal} slice={slice} />}
      <Complaint withdrawalId={withdrawal.id} slice={slice} />
      {slice.state === 'CLAIMED' && (
        <>
          {slice.confirmBy !== null && (
            <>
              <Countdown
                until={slice.confirmBy}
                left={(time) => t('timeLeft', { time })}
                over={t('timeOver')}
              />
              <p className="m-0 text-14">
                {t(slice.silence === 'person' ? 'unanswered' : 'auto', {
                  time: formats.fullDateTime(slice.confirmBy),
                })}
              </p>
            </>
          )}
          <Answers withdrawal={withdrawal} slice={slice} />
        </>
      )}
    </div>
  );
}

/** After silence it can still be answered; a dispute can be shown more of. */
function Disputed({ withdrawal, slice }: ReceiptProps) {
  const t = useTranslations('cashier.receipt');
  const [isAdding, setAdding] = useState(false);
  if (withdrawal.reason === 'receipt_unanswered') {
    return <Answers withdrawal={withdrawal} slice={slice} />;
  }
  return isAdding ? (
    <MissingForm
      withdrawalId={withdrawal.id}
      slice={slice}
      currency={withdrawal.currency}
      answer="not_received"
      onBack={() => setAdding(false)}
    />
  ) : (
    <Button size="touch" onClick={() => setAdding(true)}>
      {t('addPictures')}
    </Button>
  );
}

/** Received, partly, not received: of the same size, so that no answer is nudged. */
function Answers({ withdrawal, slice }: ReceiptProps) {
  const t = useTranslations('cashier.receipt');
  const [missing, setMissing] = useState<'partly' | 'not_received'>();
  const { answer, isBusy, failure } = useAnswer(withdrawal.id);
  if (missing !== undefined) {
    return (
      <MissingForm
        key={missing}
        withdrawalId={withdrawal.id}
        slice={slice}
        currency={withdrawal.currency}
        answer={missing}
        onBack={() => setMissing(undefined)}
      />
    );
  }
  return (
    <>
      <div className="grid gap-2 sm:grid-cols-3">
        <Button
          size="touch"
          busy={isBusy}
          onClick={() => void answer({ sliceId: slice.id, answer: 'received' })}
        >
          {t('received')}
        </Button>
        <Button size="touch" onClick={() => setMissing('partly')}>
          {t('partly')}
        </Button>
        <Button size="touch" onClick={() => setMissing('not_received')}>
          {t('notReceived')}
        </Button>
      </div>
      {failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {failure}
        </p>
      )}
    </>
  );
}
