import { useFormats, useTranslations } from '@portal/i18n/react';
import {
  Card,
  EmptyState,
  FilterBar,
  FoldedBoatDrawing,
  Segmented,
  Select,
  Skeleton,
} from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { overviewQuery, type TeamOverview as Overview } from '../api/read-team-overview.ts';
import { useTeamDays } from '../hooks/use-team-days.ts';
import type { TeamAddress } from '../team-search.ts';
import { CategorySelect } from './category-select.tsx';
import { DayChart } from './day-chart.tsx';
import { FactorFirst, wantsFactor } from './factor-first.tsx';
import { ShareBars } from './share-bars.tsx';
import { TeamRange } from './team-range.tsx';
import { Tile, TileGroup } from './tiles.tsx';
import { TrendTable } from './trend-table.tsx';
import { TrendTiles } from './trend-tiles.tsx';

/** A team in figures, by day, by category and by downline (AC-02). */
export function TeamOverview({ search, onSearch }: TeamAddress) {
  const t = useTranslations('team-reports');
  const title = useTranslations('account.titles')('teamOverview');
  const formats = useFormats();
  const days = useTeamDays(search);
  const { account, category, scope } = search;
  const overview = useQuery(overviewQuery({ ...days.range, account, category, scope }));
  const { data, error } = overview;
  return (
    <div data-ux="AC-02" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PageHeading>{title}</PageHeading>
      <FilterBar
        labels={useFilterLabels(title)}
        applied={[]}
        onClear={() => undefined}
        found={data && t('updated', { moment: formats.fullDateTime(data.readAt) })}
      >
        <TeamRange days={days} onSearch={onSearch} />
        <Select
          aria-label={t('overview.scope')}
          value={scope ?? 'team'}
          onChange={(value) => onSearch({ scope: value === 'direct' ? value : undefined })}
          options={(['team', 'direct'] as const).map((value) => ({
            value,
            label: t(`overview.scopes.${value}`),
          }))}
        />
        <CategorySelect
          value={category}
          onChange={(name) => onSearch({ category: name, page: undefined })}
        />
      </FilterBar>
      {data !== undefined ? (
        <Whole overview={data} />
      ) : wantsFactor(error) ? (
        <FactorFirst />
      ) : error !== null ? (
        <LoadFailed error={error} onRetry={() => void overview.refetch()} headingLevel={2} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton height="96px" />
          <Skeleton height="96px" />
          <Skeleton height="220px" />
        </div>
      )}
    </div>
  );
}

function Whole({ overview }: { readonly overview: Overview }) {
  const t = useTranslations('team-reports.overview');
  const isEmpty = overview.days.length === 0;
  return (
    <>
      <Tiles overview={overview} />
      {isTakenBack(overview) && <p className="m-0 text-14 text-text-2">{t('takenBack')}</p>}
      {isEmpty ? (
        <EmptyState drawing={<FoldedBoatDrawing />} title={t('none')} />
      ) : (
        <Charts overview={overview} />
      )}
    </>
  );
}

/** Whether anything of the money in and out stands below zero. */
function isTakenBack({ figures, days }: Overview): boolean {
  return [figures, ...days].some(
    ({ deposit, withdrawal }) => Number(deposit) < 0 || Number(withdrawal) < 0,
  );
}

function Tiles({ overview }: { readonly overview: Overview }) {
  const t = useTranslations('team-reports.overview');
  const figure = useTranslations('team-reports.figures');
  const formats = useFormats();
  // As many days as are compared with; somebody active on two of them counts twice.
  const isOneDay = overview.trend.from === overview.trend.to;
  const { figures, people, income, currency, teamBalance, teamBalanceAt } = overview;
  const money = (amount: string, isNet = false) => (
    <MoneyText
      amount={amount}
      currency={currency}
      {...(isNet && { sign: 'always', tone: 'signed' })}
    />
  );
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <div className="relative grid lg:col-span-2">
        <TileGroup title={t('key')} columns="five">
          <TrendTiles overview={overview} against={t('against')} />
        </TileGroup>
        <TrendTable trend={overview.trend} />
      </div>
      <TileGroup title={t('play')}>
        <Tile label={figure('stake')}>{money(figures.stake)}</Tile>
        <Tile label={figure('payout')}>{money(figures.payout)}</Tile>
        <Tile label={figure('rebate')}>{money(figures.rebate)}</Tile>
        <Tile label={figure('bonus')}>{money(figures.bonus)}</Tile>
        <Tile label={figure('salary')}>{money(figures.salary)}</Tile>
        <Tile label={figure('total')}>{money(figures.total, true)}</Tile>
      </TileGroup>
      <TileGroup title={t('money')}>
        <Tile label={t('netDeposit')}>{money(overview.netDeposit, true)}</Tile>
        <Tile label={t('teamBalance')}>
          {teamBalance === null ? t('tooLarge') : money(teamBalance)}
          {teamBalanceAt !== null && (
            <span className="block text-12 text-text-2">
              {t('balanceAt', { moment: formats.time(teamBalanceAt) })}
            </span>
          )}
        </Tile>
      </TileGroup>
      <TileGroup title={t('income')}>
        <Tile label={t('received')}>{money(income.received)}</Tile>
        <Tile label={t('paid')}>{money(income.paid)}</Tile>
      </TileGroup>
      <TileGroup title={t('people')}>
        {peopleShown.map((name) => (
          <Tile key={name} label={t(name === 'active' && isOneDay ? 'activeOne' : name)}>
            {formats.count(people[name])}
          </Tile>
        ))}
      </TileGroup>
    </div>
  );
}

const peopleShown = [
  'registrations',
  'firstDeposits',
  'depositors',
  'active',
  'agents',
  'members',
  'online',
] as const;

const measures = ['stake', 'net', 'deposit', 'withdrawal'] as const;

function Charts({ overview }: { readonly overview: Overview }) {
  const t = useTranslations('team-reports.overview');
  const figure = useTranslations('team-reports.figures');
  const categories = useTranslations('games.categories');
  const statement = useTranslations('team-reports.statement');
  const [measure, setMeasure] = useState<(typeof measures)[number]>('stake');
  const { currency, days, downline } = overview;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 lg:col-span-2">
        <h2 className="m-0 text-16 font-semibold">{t('byDay')}</h2>
        <div className="overflow-x-auto whitespace-nowrap">
          <Segmented
            label={t('measure')}
            value={measure}
            onChange={setMeasure}
            options={measures.map((value) => ({ value, label: figure(value) }))}
          />
        </div>
        <DayChart
          caption={figure(measure)}
          bars={days.map((day) => ({ key: day.day, label: day.day, amount: day[measure] }))}
        />
      </Card>
      <Card className="grid content-start gap-3">
        <h2 className="m-0 text-16 font-semibold">{t('byCategory')}</h2>
        <ShareBars
          label={t('byCategory')}
          currency={currency}
          bars={overview.categories.map(({ category, stake }) => ({
            key: category,
            label: categories(category),
            amount: stake,
          }))}
        />
      </Card>
      <Card className="grid content-start gap-3">
        <h2 className="m-0 text-16 font-semibold">{t('byDownline')}</h2>
        <ShareBars
          label={t('byDownline')}
          currency={currency}
          bars={downline.map(({ account, stake }) => ({
            key: account,
            label: account === overview.upline.at(-1) ? statement('me', { account }) : account,
            amount: stake,
          }))}
        />
      </Card>
    </div>
  );
}
