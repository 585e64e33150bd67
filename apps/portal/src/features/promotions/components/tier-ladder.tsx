import { useTranslations } from '@portal/i18n/react';
import { CheckIcon, classNames } from '@portal/ui';
import { toMinor } from '../../../shared/money/amounts.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Promotion } from '../../../shared/promotions/list-promotions.ts';

/** The steps of an offer, those that were reached marked, with how far the next one is. */
export function TierLadder({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions.tiers');
  const money = useMoneyLine();
  const { reward, currency, entry } = promotion;
  const doneAmount = entry?.progress?.doneAmount ?? '0';
  const doneMinor = toMinor(doneAmount);
  return (
    <section className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <ol className="m-0 grid list-none gap-2 p-0">
        {reward.tiers.map(({ fromAmount, giftAmount }) => {
          const isReached = entry !== null && doneMinor >= toMinor(fromAmount);
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
              <span className="grow">{t('from', { amount: money(fromAmount, currency) })}</span>
              <b>{money(giftAmount, currency)}</b>
              {isReached && <span className="sr-only">{t('reached')}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
