import { useTranslations } from '@portal/i18n/react';
import { useGiftText } from './gift-text.ts';
import { usePromotions } from './list-promotions.ts';

/**
 * What opening an account brings now, in the figures of the offer itself; nothing while no such
 * promotion can be joined.
 */
export function SignUpGift() {
  const t = useTranslations('promotions.joining');
  const giftText = useGiftText();
  const { data = [] } = usePromotions();
  const offer = data.find(({ type, status }) => type === 'SIGNUP' && status === 'JOIN');
  return offer === undefined ? null : (
    <p className="m-0 rounded-control bg-tint-primary px-3 py-2 text-14">
      {t('gift', { title: offer.title, gift: giftText(offer) })}
    </p>
  );
}
