import { useTranslations } from '@portal/i18n/react';
import { PromotionView } from '@portal/records';
import { buttonClass, Card, EmptyState, MapPinDrawing, Skeleton } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { OffersRest } from '../../../shared/offers/offers-rest.tsx';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import { usePromotions, type Promotion } from '../../../shared/promotions/list-promotions.ts';
import { toMinor } from '../../../shared/money/amounts.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import { ProgressBar } from '../../../shared/progress/progress-bar.tsx';
import { PromotionAction } from './promotion-action.tsx';
import { StatusTag } from './status-tag.tsx';
import { TakenBonus } from './taken-bonus.tsx';

/** One promotion: what it gives, what it asks for, and the one thing to do (PR-02). */
export function PromotionDetail({ id }: { readonly id: string }) {
  const { data, error, refetch } = usePromotions();
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-48" />
        <Skeleton className="h-40" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    );
  }
  const promotion = data.find((candidate) => candidate.id === id);
  return promotion === undefined ? <Gone /> : <Detail promotion={promotion} />;
}

function Gone() {
  const t = useTranslations('promotions');
  return (
    <EmptyState
      drawing={<MapPinDrawing />}
      title={t('gone.title')}
      text={t('gone.text')}
      headingLevel={1}
      action={
        <Link to="/promotions" className={buttonClass({ variant: 'primary' })}>
          {t('back')}
        </Link>
      }
    />
  );
}

function Detail({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions');
  const money = useMoneyLine();
  const hearsOffers = useHearsOffers();
  const { hasVip } = useSite();
  const { entry } = promotion;
  const doneMinor = toMinor(entry?.progress?.doneAmount ?? '0');
  return (
    <div data-ux="PR-02">
      <PromotionView
        promotion={promotion}
        words={{ t, money }}
        hasVip={hasVip}
        hasReached={(fromAmount) => entry !== null && doneMinor >= toMinor(fromAmount)}
        note={entry?.hasNewerTerms === true && <OwnTerms />}
        aside={
          <Card className="grid content-start gap-4 p-5">
            {hearsOffers ? (
              <>
                <Standing promotion={promotion} />
                <PromotionAction promotion={promotion} />
              </>
            ) : (
              <Resting promotion={promotion} />
            )}
          </Card>
        }
      />
    </div>
  );
}

/** Who joined keeps the terms of that day, whatever the desk changed since. */
function OwnTerms() {
  const t = useTranslations('promotions');
  return (
    <p data-ux="PR-02-own-terms" className="m-0 max-w-160 text-14 text-text-2">
      {t('terms.own')}
    </p>
  );
}

/** Where it stands, without what calls to go on; the way to a bonus that was taken stays. */
function Resting({ promotion: { status, entry } }: { readonly promotion: Promotion }) {
  return (
    <>
      <p className="m-0">
        <StatusTag status={status} />
      </p>
      <OffersRest />
      {entry !== null && entry.rewardId !== null && <TakenBonus rewardId={entry.rewardId} />}
    </>
  );
}

/** Where it stands now takes the focus of the button that an act made go (design brief 3.9). */
function useFocusOfGone(status: Promotion['status']) {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current !== status && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    shown.current = status;
  }, [status]);
  return place;
}

function Standing({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions');
  const { status, entry, claimsLeft, currency } = promotion;
  const { progress = null, comment = null } = entry ?? {};
  const place = useFocusOfGone(status);
  return (
    <div className="grid gap-3">
      <p ref={place} tabIndex={-1} className="m-0 flex flex-wrap items-center gap-3">
        <StatusTag status={status} />
        {claimsLeft !== null && status !== 'CLOSE' && (
          <span className="text-14 text-accent">{t('left', { count: claimsLeft })}</span>
        )}
      </p>
      {progress !== null && (
        <ProgressBar
          {...progress}
          currency={promotion.type === 'DEPOSIT_COUNT' ? null : currency}
        />
      )}
      {comment !== null && (
        <p dir="auto" className="m-0 border-s-2 border-line-strong ps-3 text-14 text-text-2">
          {comment}
        </p>
      )}
    </div>
  );
}
