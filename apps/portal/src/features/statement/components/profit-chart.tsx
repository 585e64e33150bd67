import { useTranslations } from '@portal/i18n/react';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Profit } from '../api/read-profit.ts';

const height = 160;
const barWidth = 8;
const step = 12;

/**
 * One bar for each day, up for a gain and down for a loss. The picture is for a glance; the figures
 * stand in the table, in the file and in its name.
 */
export function ProfitChart({ profit }: { readonly profit: Profit }) {
  const t = useTranslations('profit');
  const money = useMoneyLine();
  const { days, currency } = profit;
  // A picture needs no cents: a bar is a whole number of pixels.
  const nets = days.map(({ net }) => Number(net));
  const [best, worst] = [Math.max(0, ...nets), Math.min(0, ...nets)];
  const scale = height / Math.max(best - worst, 1);
  const zero = best * scale;
  const name = (net: number) => money(days[nets.indexOf(net)]?.net ?? '0.00', currency, 'always');
  const label = t('chart', { best: name(Math.max(...nets)), worst: name(Math.min(...nets)) });
  return (
    <section>
      <h2 className="mb-2 text-20 font-bold">{t('chartTitle')}</h2>
      <div className="overflow-x-auto rounded-card border border-line bg-s1 p-4" dir="ltr">
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${days.length * step} ${height}`}
          preserveAspectRatio="none"
          className="block h-40 w-full min-w-72"
        >
          {days.map(({ day }, index) => {
            const net = nets[index] ?? 0;
            const size = Math.abs(net) * scale;
            return (
              <rect
                key={day}
                x={index * step + (step - barWidth) / 2}
                y={net > 0 ? zero - size : zero}
                width={barWidth}
                height={size}
                className={net > 0 ? 'fill-ok' : 'fill-bad'}
              />
            );
          })}
          <line x1="0" x2={days.length * step} y1={zero} y2={zero} className="stroke-line-strong" />
        </svg>
        <p className="m-0 mt-2 flex justify-between text-12 text-text-3">
          <time dateTime={days[0]?.day}>{days[0]?.day}</time>
          <time dateTime={days.at(-1)?.day}>{days.at(-1)?.day}</time>
        </p>
      </div>
      <p className="mt-2 text-13 text-text-2">{label}</p>
    </section>
  );
}
