import { useFormats, useTranslations } from '@portal/i18n/react';
import { PromotionScene } from '@portal/records';
import { Card, classNames } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import type { Promotion } from '../../../shared/promotions/list-promotions.ts';
import { useGiftText } from '../../../shared/promotions/gift-text.ts';
import { StatusTag } from './status-tag.tsx';

/** A promotion in the list: its picture with what it gives, its name, and where it stands. */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions');
  const formats = useFormats();
  const giftText = useGiftText();
  const hearsOffers = useHearsOffers();
  const { id, title, lead, art, type, status, opensAt, closesAt, claimsLeft } = promotion;
  const isSoon = status === 'COMING_SOON';
  return (
    <Card
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden p-0 transition-transform',
        'hover:-translate-y-0.5 motion-reduce:transform-none',
        status === 'CLOSE' && 'grayscale',
      )}
    >
      <div data-theme="dark" className="relative isolate h-36 overflow-hidden text-text">
        <PromotionScene art={art} />
        <p className="relative m-0 grid h-full max-w-[62%] content-end gap-1 p-4">
          <span className="text-13 font-semibold opacity-90">{t(`types.${type}`)}</span>
          <span className="text-24 leading-tight font-bold text-balance drop-shadow-md">
            {giftText(promotion)}
          </span>
        </p>
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="m-0 text-18 font-semibold">
            <Link
              to="/promotions/$promotionId"
              params={{ promotionId: id }}
              className="text-text no-underline after:absolute after:inset-0 group-hover:text-link"
            >
              {title}
            </Link>
          </h2>
          <StatusTag status={status} />
        </div>
        <p className="m-0 grow text-14 text-text-2">{lead}</p>
        <p className="m-0 text-13 text-text-3">
          {isSoon
            ? t('opens', { time: formats.dateTime(opensAt) })
            : t('closes', { time: formats.dateTime(closesAt) })}
          {hearsOffers && claimsLeft !== null && status !== 'CLOSE' && (
            <span className="ms-2 text-accent">{t('left', { count: claimsLeft })}</span>
          )}
        </p>
      </div>
    </Card>
  );
}
