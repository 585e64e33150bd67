import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, EmptyState, MapPinDrawing, RichText, Skeleton } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { OffersRest } from '../../../shared/offers/offers-rest.tsx';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import { usePromotions, type Promotion } from '../../../shared/promotions/list-promotions.ts';
import { useGiftText } from '../../../shared/promotions/gift-text.ts';
import { ProgressBar } from '../../../shared/progress/progress-bar.tsx';
import { PromotionAction } from './promotion-action.tsx';
import { PromotionScene } from './promotion-scene.tsx';
import { StatusTag } from './status-tag.tsx';
import { TakenBonus } from './taken-bonus.tsx';
import { TermsFacts } from './terms-facts.tsx';
import { TierLadder } from './tier-ladder.tsx';
import { WeightsTable } from './weights-table.tsx';

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
  const { reward, rules, wagering } = promotion;
  const hearsOffers = useHearsOffers();
  return (
    <article data-ux="PR-02" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-6">
        <Hero promotion={promotion} />
        {reward.tiers.length > 0 && <TierLadder promotion={promotion} />}
        <section className="grid gap-3">
          <h2 className="m-0 text-18 font-semibold">{t('terms.title')}</h2>
          {promotion.entry?.hasNewerTerms === true && (
            <p data-ux="PR-02-own-terms" className="m-0 max-w-160 text-14 text-text-2">
              {t('terms.own')}
            </p>
          )}
          <TermsFacts promotion={promotion} />
        </section>
        {wagering.multiple > 0 && <WeightsTable promotion={promotion} />}
        <section className="grid gap-2">
          <h2 className="m-0 text-18 font-semibold">{t('rules')}</h2>
          <RichText text={rules} className="max-w-160 text-14 text-text-2" />
        </section>
      </div>
      <Card className="grid content-start gap-4 self-start p-5 max-lg:order-first lg:sticky lg:top-4">
        {hearsOffers ? (
          <>
            <Standing promotion={promotion} />
            <PromotionAction promotion={promotion} />
          </>
        ) : (
          <Resting promotion={promotion} />
        )}
      </Card>
    </article>
  );
}

function Hero({ promotion }: { readonly promotion: Promotion }) {
  const giftText = useGiftText();
  const { art, title, lead } = promotion;
  return (
    <header data-theme="dark" className="relative isolate overflow-hidden rounded-card text-text">
      <PromotionScene art={art} />
      <div className="relative grid min-h-48 max-w-[64%] content-end gap-2 p-6 max-sm:max-w-[74%]">
        <p className="m-0 text-30 leading-tight font-bold text-balance drop-shadow-md">
          {giftText(promotion)}
        </p>
        <h1 className="m-0 text-20 font-semibold">{title}</h1>
        <p className="m-0 text-14 opacity-90">{lead}</p>
      </div>
    </header>
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

function Standing({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions');
  const { status, entry, claimsLeft, currency } = promotion;
  const { progress = null, comment = null } = entry ?? {};
  return (
    <div className="grid gap-3">
      <p className="m-0 flex flex-wrap items-center gap-3">
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
