import { useTranslations } from '@portal/i18n/react';
import { PromotionScene, TermsFacts } from '@portal/records';
import { buttonClass, Card, EmptyState, GiftDrawing, Skeleton } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import { type Promotion, usePromotions } from '../../../shared/promotions/list-promotions.ts';
import { useGiftText } from '../../../shared/promotions/gift-text.ts';
import { PromotionAction } from './promotion-action.tsx';
import { StatusTag } from './status-tag.tsx';

const numberLook =
  'grid size-8 place-items-center rounded-pill bg-tint-primary font-bold text-link';

/** The gift for opening an account, with where it stands (PR-04, R-22). */
export function SignUpOffer() {
  const t = useTranslations('promotions.joining');
  const { data, error, refetch } = usePromotions();
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-72" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    );
  }
  const offers = data.filter(({ type }) => type === 'SIGNUP');
  const offer = offers.find(({ status }) => status !== 'CLOSE') ?? offers[0];
  return offer === undefined ? (
    <EmptyState
      drawing={<GiftDrawing />}
      title={t('none')}
      text={t('noneText')}
      action={
        <Link to="/promotions" className={buttonClass({})}>
          {t('others')}
        </Link>
      }
    />
  ) : (
    <Offer offer={offer} />
  );
}

function Offer({ offer }: { readonly offer: Promotion }) {
  const t = useTranslations('promotions.joining');
  const words = useTranslations('promotions');
  const giftText = useGiftText();
  const money = useMoneyLine();
  const { hasVip } = useSite();
  const steps = ['account', 'join', 'take'] as const;
  return (
    <div data-ux="PR-04" className="grid gap-6">
      <Card className="overflow-hidden p-0">
        <div data-theme="dark" className="relative isolate overflow-hidden text-text">
          <PromotionScene art={offer.art} />
          <div className="relative grid min-h-60 max-w-[66%] content-end gap-2 p-6">
            <p className="m-0 text-14 font-semibold opacity-90">{offer.title}</p>
            <p className="m-0 text-38 leading-tight font-bold drop-shadow-md">{giftText(offer)}</p>
            <p className="m-0 text-16">{offer.lead}</p>
          </div>
        </div>
        <div className="grid gap-4 p-6">
          <p className="m-0">
            <StatusTag status={offer.status} />
          </p>
          <PromotionAction promotion={offer} />
        </div>
      </Card>
      <section className="grid gap-3">
        <h2 className="m-0 text-20 font-semibold">{t('how')}</h2>
        <ol className="m-0 grid list-none gap-3 p-0 sm:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step}>
              <Card className="grid h-full content-start gap-2 p-4">
                <span className={numberLook}>{index + 1}</span>
                <b className="text-16">{t(`steps.${step}.title`)}</b>
                <span className="text-14 text-text-2">{t(`steps.${step}.text`)}</span>
              </Card>
            </li>
          ))}
        </ol>
      </section>
      <section className="grid gap-3">
        <h2 className="m-0 text-20 font-semibold">{t('terms')}</h2>
        <div className="@container">
          <TermsFacts promotion={offer} words={{ t: words, money }} hasVip={hasVip} />
        </div>
        <Link
          to="/promotions/$promotionId"
          params={{ promotionId: offer.id }}
          className="justify-self-start text-14 text-link"
        >
          {t('all')}
        </Link>
      </section>
    </div>
  );
}
