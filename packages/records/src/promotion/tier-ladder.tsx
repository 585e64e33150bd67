import { CheckIcon, classNames } from '@portal/ui';
import type { PromotionWords, ShownPromotion } from './promotion-words.ts';

/** The steps of an offer, those that were reached marked, with how far the next one is. */
export function TierLadder(props: {
  readonly promotion: ShownPromotion;
  readonly words: PromotionWords;
  readonly hasReached: (fromAmount: string) => boolean;
}) {
  const { promotion, words, hasReached } = props;
  const { t, money } = words;
  const { reward, currency } = promotion;
  return (
    <section className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('tiers.title')}</h2>
      <ol className="m-0 grid list-none gap-2 p-0">
        {reward.tiers.map(({ fromAmount, giftAmount }) => {
          const isReached = hasReached(fromAmount);
          return (
            <li
              key={fromAmount}
              className={classNames(
                'flex items-center gap-3 rounded-control border border-line px-3 py-2 text-14',
                isReached && 'border-ok bg-tint-ok',
              )}
            >
              <span
                className={classNames('grid size-6 place-items-center', isReached && 'text-ok')}
              >
                {isReached && <CheckIcon size={18} />}
              </span>
              <span className="grow">
                {t('tiers.from', { amount: money(fromAmount, currency) })}
              </span>
              <b>{money(giftAmount, currency)}</b>
              {isReached && <span className="sr-only">{t('tiers.reached')}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
