import { useTranslations } from '@portal/i18n/react';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import type { TeamOverview } from '../api/read-team-overview.ts';
import { trendFigures, useTrendNames } from './trend-tiles.tsx';

/** The same thirty days as the lines draw, for whoever sees none. */
export function TrendTable({ trend }: Pick<TeamOverview, 'trend'>) {
  const t = useTranslations('team-reports.overview');
  const nameOf = useTrendNames();
  return (
    <div className="sr-only">
      <table>
        <caption>{t('thirtyDays')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {trendFigures.map((name) => (
              <th key={name} scope="col">
                {nameOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trend.days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{day.day}</th>
              {trendFigures.map((name) => (
                <td key={name}>
                  <MoneyCell amount={day[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
