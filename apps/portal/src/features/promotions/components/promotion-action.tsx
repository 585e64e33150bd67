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
import { useGiftText } from '../../../shared/promotions/gift-text.ts';
import type { Promotion } from '../../../shared/promotions/list-promotions.ts';
import { useAct } from '../use-act.ts';
import { HeldNote } from './held-note.tsx';
import { ApplicationForm } from './application-form.tsx';
import { TakenBonus } from './taken-bonus.tsx';

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
  return (
    <>
      <HourFull promotion={promotion} />
      <ByStatus promotion={promotion} />
    </>
  );
}

/** The gifts of this hour are given, and there are more in the next. */
function HourFull({ promotion: { hourFullUntil } }: Acting) {
  const t = useTranslations('promotions.wait');
  const formats = useFormats();
  return hourFullUntil === null ? null : (
    <Note>{t('hourFull', { time: formats.dateTime(hourFullUntil) })}</Note>
  );
}

function ByStatus({ promotion }: Acting) {
  const t = useTranslations('promotions.wait');
  const formats = useFormats();
  const given = useGivenText();
  const { status, entry, opensAt, isReviewed } = promotion;
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
          {entry?.reason === null ? (
            <HeldNote promotion={promotion} />
          ) : (
            <Note>{t('REJECTED', { reason: entry?.reason ?? '' })}</Note>
          )}
          <ApplicationForm promotion={promotion} />
        </div>
      );
    case 'ISSUED':
    case 'CLAIMED':
      return (
        <div className="grid gap-3">
          <Note>{t(status, { amount: given(promotion) })}</Note>
          {entry !== null && entry.rewardId !== null && <TakenBonus rewardId={entry.rewardId} />}
        </div>
      );
    case 'APPLYING':
      return entry?.heldBy === null ? <Note>{t(status)}</Note> : <HeldNote promotion={promotion} />;
    case 'CLOSE':
      return <Closed promotion={promotion} />;
  }
}

/** Why there is nothing to take: whom it is for, where the one who looks is not meant. */
function Closed({ promotion }: Acting) {
  const t = useTranslations('promotions');
  const { gap, leastRank, entry, cycle } = promotion;
  if (gap === null || (entry !== null && gap !== 'deposits')) {
    return <Note>{t('wait.CLOSE')}</Note>;
  }
  const word = gap === 'tag' || gap === 'line' ? 'other' : gap;
  return <Note>{t(`gap.${word}`, { rank: leastRank ?? 0, cycle })}</Note>;
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

const inKind: ReadonlySet<Promotion['reward']['kind']> = new Set(['FREEBET', 'POINTS', 'TICKET']);

/** What this member has of it: an amount, rounds of a slot, points or tickets. */
function useGivenText(): (promotion: Promotion) => string {
  const money = useMoneyLine();
  const gift = useGiftText();
  return (promotion) =>
    inKind.has(promotion.reward.kind)
      ? gift(promotion)
      : money(promotion.entry?.giftAmount ?? '0', promotion.currency);
}

function Claim({ promotion }: Acting) {
  const t = useTranslations('promotions');
  const { id, reward } = promotion;
  const amount = useGivenText()(promotion);
  const claim = useMoneyCall((_again: null, key) => claimPromotion({ params: { id }, key }));
  return (
    <Act
      label={t('action.claim', { amount })}
      done={t(`done.${doneWord(reward)}`, { amount })}
      held={t('done.held')}
      send={() => claim(null)}
    />
  );
}

function doneWord({ kind }: Promotion['reward']): 'spins' | 'kind' | 'claim' {
  if (kind === 'FREEBET') {
    return 'spins';
  }
  return inKind.has(kind) ? 'kind' : 'claim';
}

function Act<E extends Endpoint>(props: {
  readonly label: string;
  readonly done: string;
  /** Said instead where what was asked for waits for somebody to look at it. */
  readonly held?: string;
  readonly send: () => Promise<Outcome<E>>;
}) {
  const { label, done, held = done, send } = props;
  const { act, isBusy, failure } = useAct(send);
  const press = async () => {
    const outcome = await act();
    if (outcome.ok) {
      toastDone(isHeld(outcome.value) ? held : done);
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

/** Whether the answer says that nothing was credited. */
function isHeld(value: unknown): boolean {
  const { status } = value as Pick<Promotion, 'status'>;
  return status === 'APPLYING' || status === 'REJECTED';
}

/** Zalo has to say whose account it is before anything is given for it (PR-13). */
function BindZalo() {
  const t = useTranslations('promotions');
  return (
    <div data-ux="PR-13" className="grid justify-items-start gap-3">
      <Note>{t('wait.zalo')}</Note>
      <Link to="/m/securityCenter" className={buttonClass({ variant: 'primary', size: 'touch' })}>
        {t('action.bindZalo')}
      </Link>
    </div>
  );
}

/** Of a deposit that is played the play is missing once it came. */
function waitsForDeposit({ type, status }: Promotion): boolean {
  return type === 'DEPOSIT_BET'
    ? status === 'JOINED'
    : type === 'DEPOSIT_COUNT' || type.endsWith('_DEPOSIT') || type === 'DEPOSIT';
}

/** What is still missing: a deposit, play, or an account elsewhere. */
function GoOn({ promotion }: Acting) {
  const t = useTranslations('promotions');
  if (promotion.type === 'ZALO') {
    return <BindZalo />;
  }
  const isDeposit = waitsForDeposit(promotion);
  const isCashback = promotion.reward.kind === 'CASHBACK';
  const deposit = promotion.type === 'DEPOSIT_COUNT' ? 'wait.deposits' : 'wait.deposit';
  return (
    <div className="grid justify-items-start gap-3">
      <Note>{t(isDeposit ? deposit : isCashback ? 'wait.loss' : 'wait.play')}</Note>
      {isCashback ? null : isDeposit ? (
        <Link
          to="/m/depositv2"
          search={{ promotion: promotion.id }}
          className={buttonClass({ variant: 'primary', size: 'touch' })}
        >
          {t('action.deposit')}
        </Link>
      ) : (
        <Link to="/" className={buttonClass({ variant: 'primary', size: 'touch' })}>
          {t('action.play')}
        </Link>
      )}
    </div>
  );
}
