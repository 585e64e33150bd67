import { useTranslations } from '@portal/i18n/react';
import type { ReactNode } from 'react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Launch } from '../round.ts';

/** The largest win and the volatility, as the design was enumerated; nothing where it was not. */
export function SpreadFacts(props: {
  readonly launch: Launch;
  readonly amount: (credits: number) => string;
}) {
  const { launch, amount } = props;
  const t = useTranslations('slot.info');
  const { spread, freeSpins } = launch.design;
  if (spread === undefined) {
    return null;
  }
  const money = (credits: number): ReactNode => (
    <MoneyText amount={amount(credits)} currency={launch.currency} />
  );
  const { maxSpinCredits, deviation } = spread;
  const level = t(`volatilities.${spread.volatility}`);
  return (
    <section>
      <dl className="grid max-w-120 gap-x-6 gap-y-1 text-14 sm:grid-cols-[auto_1fr]">
        <dt className="text-text-2">{t('maxSpin')}</dt>
        <dd className="font-semibold">{money(maxSpinCredits)}</dd>
        {freeSpins !== undefined && (
          <>
            <dt className="text-text-2">{t('maxFreeSpin')}</dt>
            <dd className="font-semibold">{money(maxSpinCredits * freeSpins.multiplier)}</dd>
          </>
        )}
        <dt className="text-text-2">{t('volatility')}</dt>
        <dd className="font-semibold">{t('deviation', { level, deviation })}</dd>
      </dl>
      <p className="mt-1 text-13 text-text-3">
        {t(freeSpins === undefined ? 'maxNotePlain' : 'maxNote')}
      </p>
    </section>
  );
}
