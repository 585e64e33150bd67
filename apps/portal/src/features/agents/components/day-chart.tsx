import { moneyLine } from '@portal/i18n';
import { useFormats, useTranslations } from '@portal/i18n/react';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';

export interface ChartBar {
  readonly key: string;
  /** What stands under the bar. */
  readonly label: string;
  readonly amount: string;
}

const height = 160;
const barWidth = 16;
const gap = 8;
/** A bar that stands alone keeps its width, in the middle. */
const placesOfOne = 7;

/** Amounts of days as bars from a line of zero, and the same as a table for whoever sees none. */
export function DayChart(props: { readonly caption: string; readonly bars: readonly ChartBar[] }) {
  const t = useTranslations('team-reports.overview');
  const formats = useFormats();
  const { caption, bars } = props;
  const amounts = bars.map(({ amount }) => Number(amount));
  const highest = Math.max(0, ...amounts);
  const lowest = Math.min(0, ...amounts);
  const scale = highest === lowest ? 0 : height / (highest - lowest);
  const places = bars.length === 1 ? placesOfOne : Math.max(1, bars.length);
  const axisText = (end: number) => {
    const bar = bars[amounts.indexOf(end)];
    return end === 0 || bar === undefined
      ? formats.count(0)
      : moneyLine(formats.money(bar.amount, ''));
  };
  const width = places * (barWidth + gap);
  const before = (places - bars.length) / 2;
  return (
    <figure className="m-0 grid gap-2">
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="flex flex-col justify-between text-end text-12 text-text-3"
        >
          <span>{axisText(highest)}</span>
          <span>{axisText(lowest)}</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full"
        >
          {bars.map(({ key }, place) => {
            const amount = amounts[place] ?? 0;
            const length = Math.abs(amount) * scale;
            return (
              <rect
                key={key}
                x={(before + place) * (barWidth + gap) + gap / 2}
                y={(highest - Math.max(0, amount)) * scale}
                width={barWidth}
                height={Math.max(length, amount === 0 ? 0 : 1)}
                rx={2}
                className={amount < 0 ? 'fill-bad' : 'fill-primary'}
              />
            );
          })}
          <line
            x1={0}
            x2={width}
            y1={highest * scale}
            y2={highest * scale}
            className="stroke-line-strong"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <div
        aria-hidden="true"
        className={`flex text-13 text-text-3 ${bars.length === 1 ? 'justify-center' : 'justify-between'}`}
        dir="ltr"
      >
        <span>{bars[0]?.label}</span>
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </div>
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{caption}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, label, amount }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>
                <MoneyCell amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
