import { useTranslations } from '@portal/i18n/react';
import { toMinor } from '../money/amounts.ts';
import { useMoneyLine } from '../money/money-text.tsx';

const whole = 100;

/** How much of what is asked for was done. */
export function ProgressBar(props: {
  readonly doneAmount: string;
  readonly targetAmount: string;
  readonly currency: string;
}) {
  const t = useTranslations('promotions');
  const money = useMoneyLine();
  const { doneAmount, targetAmount, currency } = props;
  const target = toMinor(targetAmount);
  const done = toMinor(doneAmount);
  const share = target === 0n ? whole : Math.min(whole, Number((done * 100n) / target));
  const text = t('progress', {
    done: money(doneAmount, currency),
    target: money(targetAmount, currency),
  });
  return (
    <div className="grid gap-1">
      <div
        role="progressbar"
        aria-label={text}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={whole}
        className="h-3 overflow-hidden rounded-pill bg-s3"
      >
        <span
          className="block h-full rounded-pill bg-primary"
          style={{ inlineSize: `${share}%` }}
        />
      </div>
      <p className="m-0 text-13 text-text-2 tabular-nums">{text}</p>
    </div>
  );
}
