import { useFormats, useTranslations } from '@portal/i18n/react';
import { Segmented, Select } from '@portal/ui';
import { useState } from 'react';
import type { LotteryIssue } from '../halls.ts';
import { cellsOf, hotAndCold, trackOf, trendForm, type TrendTrack } from '../trend.ts';
import { usePlaceText } from '../hooks/use-place-text.ts';
import styles from './side.module.css';

const looks = ['frequency', 'missing', 'line'] as const;
type Look = (typeof looks)[number];

/** How often numbers were drawn, how long they were not, and the way they took (LOT-12). */
export function TrendPanel({
  issues,
  family,
}: {
  readonly issues: readonly LotteryIssue[];
  readonly family: string;
}) {
  const t = useTranslations('lottery.trend');
  const form = trendForm(family);
  const [look, setLook] = useState<Look>('frequency');
  const [place, setPlace] = useState<number | 'all'>(form.places > 0 ? 0 : 'all');
  const placeText = usePlaceText(family);
  const track = trackOf(form, issues, place);
  if (track.draws.length === 0) {
    return <p className="m-0 text-14 text-text-2">{t('empty')}</p>;
  }
  return (
    <div data-ux="LOT-12" className="grid gap-3">
      <Segmented
        label={t('look')}
        value={look}
        onChange={setLook}
        options={looks.map((value) => ({ value, label: t(`looks.${value}`) }))}
      />
      {form.places > 0 && (
        <Select
          aria-label={t('place')}
          value={String(place)}
          onChange={(value) => {
            setPlace(value === 'all' ? 'all' : Number(value));
          }}
          options={[
            ...Array.from({ length: form.places }, (_, at) => ({
              value: String(at),
              label: placeText(at),
            })),
            { value: 'all', label: t('all') },
          ]}
        />
      )}
      <p className="m-0 text-13 text-text-2">{t('over', { count: track.draws.length })}</p>
      {look === 'line' ? <TrendLine track={track} /> : <TrendBars track={track} look={look} />}
      <HotAndCold track={track} />
      <p className="m-0 text-12 text-text-3">{t('note')}</p>
    </div>
  );
}

function TrendBars({ track, look }: { readonly track: TrendTrack; readonly look: Look }) {
  const t = useTranslations('lottery.trend');
  const formats = useFormats();
  const cells = cellsOf(track);
  const valueOf = (cell: (typeof cells)[number]): number =>
    look === 'missing' ? cell.missing : cell.drawn;
  const most = Math.max(1, ...cells.map(valueOf));
  return (
    <table className={styles['bars']}>
      <caption className="sr-only">{t(`looks.${look}`)}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t(`looks.${look}`)}</th>
          <th scope="col">{t('longest')}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <tr key={cell.number}>
            <th scope="row">{cell.number}</th>
            <td>
              <span
                className={styles['bar']}
                data-look={look}
                style={{ inlineSize: `${(valueOf(cell) / most) * 100}%` }}
              />
              <span>{formats.count(valueOf(cell))}</span>
            </td>
            <td className="text-text-3">
              {look === 'missing' ? formats.count(cell.longestMissing) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shownDraws = 30;

/** The number of one place from draw to draw, the oldest at the start. */
function TrendLine({ track }: { readonly track: TrendTrack }) {
  const t = useTranslations('lottery.trend');
  const draws = track.draws.slice(0, shownDraws).toReversed();
  const [from = 0] = track.numbers;
  const steps = Math.max(1, track.numbers.length - 1);
  const points = draws.flatMap(([number], at) =>
    number === undefined
      ? []
      : [{ x: 6 + at * 10, y: 94 - ((number - from) / steps) * 88, number }],
  );
  return (
    <div
      className="overflow-x-auto"
      dir="ltr"
      tabIndex={0}
      role="region"
      aria-label={t('looks.line')}
    >
      <svg
        viewBox={`0 0 ${Math.max(60, draws.length * 10 + 6)} 100`}
        className={styles['path']}
        role="img"
        aria-label={points.map(({ number }) => number).join(', ')}
      >
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="1.8" />
        ))}
      </svg>
    </div>
  );
}

function HotAndCold({ track }: { readonly track: TrendTrack }) {
  const t = useTranslations('lottery.trend');
  const { hot, cold } = hotAndCold(cellsOf(track), 3);
  return (
    <dl className={styles['hot']}>
      <div>
        <dt>{t('hot')}</dt>
        <dd>{hot.map(({ number, drawn }) => t('times', { number, count: drawn })).join(' · ')}</dd>
      </div>
      <div>
        <dt>{t('cold')}</dt>
        <dd>
          {cold.map(({ number, missing }) => t('since', { number, count: missing })).join(' · ')}
        </dd>
      </div>
    </dl>
  );
}
