import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Endpoint } from '@portal/protocol';
import type { Outcome } from '@portal/protocol/client';
import { Button, buttonClass, toastDone } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { useMember, useSession } from '../../../shared/session/session.ts';
import { claimPromotion } from '../api/claim-promotion.ts';
import { joinPromotion } from '../api/join-promotion.ts';
import type { Promotion } from '../../../shared/promotions/list-promotions.ts';
import { useAct } from '../use-act.ts';
import { ApplicationForm } from './application-form.tsx';

interface Acting {
  readonly promotion: Promotion;
}

/** The one thing that can be done about a promotion now (PR-02), or what is waited for. */
export function PromotionAction({ promotion }: Acting) {
  const status = useSession((state) => state.status);
  const member = useMember();
  const isOpen = promotion.status === 'JOIN';
  if (status === 'visitor' && isOpen) {
    return <LogIn />;
  }
  if (member?.isTrial === true && isOpen) {
    return <TrialRefused />;
  }
  return <ByStatus promotion={promotion} />;
}

function ByStatus({ promotion }: Acting) {
  const t = useTranslations('promotions.wait');
  const formats = useFormats();
  const money = useMoneyLine();
  const { status, entry, opensAt, isReviewed, currency } = promotion;
  const giftAmount = entry?.giftAmount ?? '0';
  switch (status) {
    case 'COMING_SOON':
      return <Note>{t('COMING_SOON', { time: formats.dateTime(opensAt) })}</Note>;
    case 'JOIN':
      return isReviewed ? (
        <ApplicationForm promotion={promotion} />
      ) : (
        <Join promotion={promotion} />
      );
    case 'JOINED':
    case 'PROCESS':
      return <GoOn promotion={promotion} />;
    case 'CLAIM':
      return <Claim promotion={promotion} />;
    case 'REJECTED':
      return (
        <div className="grid gap-3">
          <Note>{t('REJECTED', { reason: entry?.reason ?? '' })}</Note>
          <ApplicationForm promotion={promotion} />
        </div>
      );
    case 'ISSUED':
    case 'CLAIMED':
      return <Note>{t(status, { amount: money(giftAmount, currency) })}</Note>;
    case 'APPLYING':
    case 'CLOSE':
      return <Note>{t(status)}</Note>;
  }
}

function Note({ children }: { readonly children: ReactNode }) {
  return <p className="m-0 text-14 text-text-2">{children}</p>;
}

function LogIn() {
  const t = useTranslations('promotions.action');
  const show = useDialogs((state) => state.show);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" size="touch" onClick={() => show('register')}>
        {t('register')}
      </Button>
      <Button size="touch" onClick={() => show('login')}>
        {t('logIn')}
      </Button>
    </div>
  );
}

function TrialRefused() {
  const t = useTranslations('promotions.action');
  const show = useDialogs((state) => state.show);
  return (
    <Button variant="primary" size="touch" onClick={() => show('trialRefused')}>
      {t('join')}
    </Button>
  );
}

function Join({ promotion }: Acting) {
  const t = useTranslations('promotions');
  const { id, version } = promotion;
  return (
    <Act
      label={t('action.join')}
      done={t('done.join')}
      send={() => joinPromotion({ params: { id }, body: { version } })}
    />
  );
}

function Claim({ promotion }: Acting) {
  const t = useTranslations('promotions');
  const money = useMoneyLine();
  const { id, entry, currency } = promotion;
  const amount = money(entry?.giftAmount ?? '0', currency);
  const claim = useMoneyCall((_again: null, key) => claimPromotion({ params: { id }, key }));
  return (
    <Act
      label={t('action.claim', { amount })}
      done={t('done.claim', { amount })}
      send={() => claim(null)}
    />
  );
}

function Act<E extends Endpoint>(props: {
  readonly label: string;
  readonly done: string;
  readonly send: () => Promise<Outcome<E>>;
}) {
  const { label, done, send } = props;
  const { act, isBusy, failure } = useAct(send);
  const press = async () => {
    if (await act()) {
      toastDone(done);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="primary" size="touch" busy={isBusy} onClick={() => void press()}>
        {label}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {failure}
        </p>
      )}
    </div>
  );
}

/** What is still missing: a deposit, or play. */
function GoOn({ promotion }: Acting) {
  const t = useTranslations('promotions');
  const show = useDialogs((state) => state.show);
  const isDeposit = promotion.type === 'DEPOSIT' || promotion.type === 'FIRST_DEPOSIT';
  return (
    <div className="grid justify-items-start gap-3">
      <Note>{t(isDeposit ? 'wait.deposit' : 'wait.play')}</Note>
      {isDeposit ? (
        <Button variant="primary" size="touch" onClick={() => show('wallet')}>
          {t('action.deposit')}
        </Button>
      ) : (
        <Link to="/" className={buttonClass({ variant: 'primary', size: 'touch' })}>
          {t('action.play')}
        </Link>
      )}
    </div>
  );
}
