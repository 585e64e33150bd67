import { useFormats, useTranslations } from '@portal/i18n/react';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { TeamOverview } from '../api/read-team-overview.ts';
import { Tile } from './tiles.tsx';
import { TrendLine } from './trend-line.tsx';

export const trendFigures = ['deposit', 'withdrawal', 'valid', 'net', 'income'] as const;
type TrendFigure = (typeof trendFigures)[number];

/** What each figure is called. */
export function useTrendNames(): (name: TrendFigure) => string {
  const t = useTranslations('team-reports.overview');
  const figure = useTranslations('team-reports.figures');
  return (name) => (name === 'income' ? t('netIncome') : figure(name));
}

/**
 * What a team is judged by at a glance: each figure, how it differs from the days before, and its
 * last thirty days (design-brief.md 1.12).
 */
export function TrendTiles(props: { readonly overview: TeamOverview; readonly against: string }) {
  const nameOf = useTrendNames();
  const { overview, against } = props;
  const { figures, income, currency } = overview;
  return trendFigures.map((name) => {
    const isNet = name === 'net' || name === 'income';
    return (
      <Tile
        key={name}
        label={nameOf(name)}
        beside={<Beside overview={overview} name={name} against={against} />}
      >
        <MoneyText
          amount={name === 'income' ? income.net : figures[name]}
          currency={currency}
          {...(isNet && { sign: 'always', tone: 'signed' })}
        />
      </Tile>
    );
  });
}

function Beside(props: {
  readonly overview: TeamOverview;
  readonly name: TrendFigure;
  readonly against: string;
}) {
  const t = useTranslations('team-reports.overview');
  const formats = useFormats();
  const line = useMoneyLine();
  const { trend, currency } = props.overview;
  const { amount, percent } = trend.changes[props.name];
  const amounts = trend.days.map((day) => day[props.name]);
  const sorted = amounts.toSorted((left, right) => Number(left) - Number(right));
  const said = (amountShown: string | undefined) => line(amountShown ?? '0', currency);
  return (
    <>
      <MoneyText amount={amount} currency={currency} sign="always" tone="signed" />
      {/* Inside, the space would stand at the far side of it in right-to-left text. */}{' '}
      {percent !== null && (
        <>
          <bdi>({formats.percent(Number(percent) / 100)})</bdi>{' '}
        </>
      )}
      {props.against}
      <TrendLine
        amounts={amounts}
        label={t('line', {
          lowest: said(sorted[0]),
          highest: said(sorted.at(-1)),
          last: said(amounts.at(-1)),
        })}
      />
    </>
  );
}
