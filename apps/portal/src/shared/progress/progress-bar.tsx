import { useFormats, useTranslations } from '@portal/i18n/react';
import { toMinor } from '../money/amounts.ts';
import { useMoneyLine } from '../money/money-text.tsx';
import { Bar } from './bar.tsx';

/** How much of what is asked for was done. */
export function ProgressBar(props: {
  readonly doneAmount: string;
  readonly targetAmount: string;
  /** Null where it is a number of times. */
  readonly currency: string | null;
}) {
  const t = useTranslations('promotions');
  const money = useMoneyLine();
  const formats = useFormats();
  const { doneAmount, targetAmount, currency } = props;
  const figure = (text: string) =>
    currency === null ? formats.count(Number(text)) : money(text, currency);
  const target = toMinor(targetAmount);
  const done = toMinor(doneAmount);
  const share = target === 0n ? 1 : Number(done) / Number(target);
  const text = t('progress', {
    done: figure(doneAmount),
    target: figure(targetAmount),
  });
  return (
    <div className="grid gap-1">
      <Bar label={text} share={share} className="h-3" />
      <p className="m-0 text-13 text-text-2 tabular-nums">{text}</p>
    </div>
  );
}
