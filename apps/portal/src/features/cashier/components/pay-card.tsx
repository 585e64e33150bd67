import { useTranslations } from '@portal/i18n/react';
import { buttonClass, QrCode, Skeleton } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { Deposit } from '../api/read-deposit.ts';
import { noteLeaving } from '../use-return.ts';
import { CancelDeposit } from './cancel-deposit.tsx';
import { PayTo } from './pay-to.tsx';
import { PaidForm } from './paid-form.tsx';
import { PeerForm } from './peer-form.tsx';
import { TimeLeft } from './time-left.tsx';

/** How to pay, as long as it can be paid; afterwards the way to a new deposit. */
export function PayCard({ deposit }: { readonly deposit: Deposit }) {
  const t = useTranslations('deposit.tracker');
  if (deposit.state === 'CREATED') {
    return (
      <div className="grid gap-4">
        <div aria-busy="true" className="grid gap-2">
          <p className="m-0">{t('opening')}</p>
          <Skeleton className="h-24" />
        </div>
        <CancelDeposit id={deposit.id} />
      </div>
    );
  }
  if (deposit.state === 'AWAITING') {
    return (
      <div data-ux="MC-07-pay" className="grid gap-4">
        <TimeLeft until={deposit.expiresAt} />
        <Way deposit={deposit} />
        {deposit.takesProof && !deposit.isToPeer && <PaidForm id={deposit.id} />}
        {deposit.isToPeer && <PeerForm deposit={deposit} />}
        <CancelDeposit id={deposit.id} />
      </div>
    );
  }
  if (deposit.isToPeer && deposit.takesProof) {
    return <PeerForm deposit={deposit} />;
  }
  return (
    deposit.nextActor === null && (
      <Link to="/m/depositv2" className={buttonClass({ size: 'touch' })}>
        {t('again')}
      </Link>
    )
  );
}

function Way({ deposit }: { readonly deposit: Deposit }) {
  const t = useTranslations('deposit.tracker');
  const { payment } = deposit;
  if (payment === null) {
    return null;
  }
  const { url, qrText } = payment;
  return (
    <>
      {qrText !== null && (
        <div className="grid justify-items-center gap-2">
          <p className="m-0">{t('payScan')}</p>
          <QrCode text={qrText} label={t('qr')} />
        </div>
      )}
      {payment.number !== null && <PayTo deposit={deposit} />}
      {url !== null && (
        <div className="grid gap-2">
          <p className="m-0">{t('payThere')}</p>
          <a
            href={url}
            onClick={() => noteLeaving(deposit.id)}
            className={buttonClass({ variant: 'primary', size: 'money', block: true })}
          >
            {t('goPay')}
          </a>
        </div>
      )}
    </>
  );
}
