import type { Endpoints, ReplyOf } from '@portal/protocol';
import {
  changePercent,
  drawnTo,
  isIn,
  spanBefore,
  type TrendDays,
  type TrendMinor,
  trendOf,
} from './trend.ts';
import type { TeamOverview } from './use-cases/read-team-overview.ts';

type Trend = ReplyOf<Endpoints['readTeamOverview']>['trend'];

/** The figures against those of the days before, and by day. */
export function presentTrend(
  { trend, category, people }: Pick<TeamOverview, 'trend' | 'category' | 'people'>,
  text: (minor: bigint) => string,
): Trend {
  const days = trend.days.filter((row) => category === undefined || row.category === category);
  const sumOf = (isShown: ReturnType<typeof isIn>) =>
    trendOf({ days: days.filter(isShown), incomeDays: trend.incomeDays.filter(isShown) });
  const beforeSpan = spanBefore(trend.span);
  const now = sumOf(isIn(trend.span));
  const before = sumOf(isIn(beforeSpan));
  const byDay = groupDays({ ...trend, days });
  return {
    from: beforeSpan.from,
    to: beforeSpan.to,
    changes: each((name) => ({
      amount: text(now[name] - before[name]),
      percent: changePercent({ now: now[name], before: before[name] }),
    })),
    registrations: people.registrations - trend.registrationsBefore,
    days: drawnTo(trend.span).map((day) => {
      const sums = trendOf(byDay(day));
      return { day, ...each((name) => text(sums[name])) };
    }),
  };
}

function groupDays({ days, incomeDays }: Pick<TrendDays, 'days' | 'incomeDays'>) {
  const play = Map.groupBy(days, ({ siteDay }) => siteDay);
  const income = Map.groupBy(incomeDays, ({ siteDay }) => siteDay);
  return (day: string) => ({ days: play.get(day) ?? [], incomeDays: income.get(day) ?? [] });
}

function each<Value>(of: (name: keyof TrendMinor) => Value) {
  return {
    deposit: of('deposit'),
    withdrawal: of('withdrawal'),
    valid: of('valid'),
    net: of('net'),
    income: of('income'),
  };
}
