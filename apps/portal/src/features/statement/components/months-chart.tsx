import { useTranslations } from '@portal/i18n/react';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Months } from '../api/read-months.ts';

const height = 160;
const barWidth = 6;
const step = 28;

/** In the order of the bars of a month; the net of play hangs below the line when it is a loss. */
const parts = [
  { field: 'deposits', label: 'paidIn', tone: 'fill-primary', swatch: 'bg-primary' },
  { field: 'withdrawals', label: 'takenOut', tone: 'fill-line-strong', swatch: 'bg-line-strong' },
  { field: 'net', label: 'net', tone: 'fill-accent', swatch: 'bg-accent' },
] as const;

/** Three bars for each month, in the order of time; the figures stand in the table below. */
export function MonthsChart({ statement }: { readonly statement: Months }) {
  const t = useTranslations('profit');
  const money = useMoneyLine();
  const { currency, totals } = statement;
  const label = t('months.chart', {
    paidIn: money(totals.deposits, currency),
    takenOut: money(totals.withdrawals, currency),
    net: money(totals.net, currency, 'always'),
  });
  const months = statement.months.toReversed();
  return (
    <section>
      <h2 className="mb-2 text-20 font-bold">{t('months.chartTitle')}</h2>
      <div className="overflow-x-auto rounded-card border border-line bg-s1 p-4" dir="ltr">
        <Bars months={months} label={label} />
        <p className="m-0 mt-2 flex justify-between text-12 text-text-3">
          <time dateTime={months[0]?.month}>{months[0]?.month}</time>
          <time dateTime={months.at(-1)?.month}>{months.at(-1)?.month}</time>
        </p>
      </div>
      <ul className="m-0 mt-2 flex list-none flex-wrap gap-x-5 gap-y-1 p-0 text-13 text-text-2">
        {parts.map((part) => (
          <li key={part.field} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-chip ${part.swatch}`} />
            {t(part.label)}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-text-2">{label}</p>
    </section>
  );
}

function Bars(props: { readonly months: Months['months']; readonly label: string }) {
  const { months, label } = props;
  // A picture needs no cents: a bar is a whole number of pixels.
  const figures = months.map((row) => parts.map(({ field }) => Number(row[field])));
  const all = figures.flat();
  const [best, worst] = [Math.max(0, ...all), Math.min(0, ...all)];
  const scale = height / Math.max(best - worst, 1);
  const zero = best * scale;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${months.length * step} ${height}`}
      preserveAspectRatio="none"
      className="block h-40 w-full"
    >
      {months.map(({ month }, at) =>
        parts.map(({ field, tone }, place) => {
          const figure = figures[at]?.[place] ?? 0;
          const size = Math.abs(figure) * scale;
          return (
            <rect
              key={`${month}-${field}`}
              x={at * step + 3 + place * (barWidth + 1)}
              y={figure > 0 ? zero - size : zero}
              width={barWidth}
              height={size}
              className={tone}
            />
          );
        }),
      )}
      <line x1="0" x2={months.length * step} y1={zero} y2={zero} className="stroke-line-strong" />
    </svg>
  );
}
