import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { saleOf, useGames, type DeskGame } from '../../features/lottery/api/list-games.ts';
import { NewGameButton } from '../../features/lottery/components/new-game-button.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { ListPage } from '../../shared/list-page.tsx';
import { lotterySources, type LotterySearch } from '../searches.ts';

/** The games of the lottery: where their results come from, and whether they take bets (BO-18). */
export default function LotteryPage() {
  const t = useTranslations('desk-lottery');
  const title = useTranslations('desk-shell.places')('lottery');
  const navigate = useNavigate();
  const { search = '', source } = useSearch({ from: '/lottery' });
  const go = (change: Partial<LotterySearch>) =>
    void navigate({ to: '/lottery', search: { search, source, ...change } });
  const games = useGames();
  const words = search.toLowerCase();
  const rows = games.data?.filter(
    ({ gameCode, displayName, settings }) =>
      (source === undefined || settings.source === source) &&
      `${gameCode} ${displayName}`.toLowerCase().includes(words),
  );
  return (
    <ListPage
      ux="BO-18"
      title={title}
      search={{ label: t('search'), value: search, onSearch: (text) => go({ search: text }) }}
      filters={[
        filterOf({
          id: 'source',
          label: t('columns.source'),
          values: lotterySources,
          textOf: (option) => t(`source.${option}`),
          all: t('source.all'),
          value: source,
          onChange: (value) => go({ source: value }),
        }),
      ]}
      end={games.data !== undefined && <NewGameButton games={games.data} />}
      onClear={() => void navigate({ to: '/lottery', search: {} })}
      query={{
        data: rows,
        error: games.error,
        isStale: games.isPlaceholderData,
        refetch: () => void games.refetch(),
      }}
      columns={useColumns()}
      rowKey={({ gameCode }) => gameCode}
      texts={{
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        nothing: t('nothing'),
        failed: t('failed'),
      }}
    />
  );
}

function useColumns() {
  const t = useTranslations('desk-lottery');
  return [
    {
      id: 'code',
      header: t('columns.game'),
      isTitle: true,
      cell: ({ gameCode, displayName }: DeskGame) => (
        <Link
          to="/lottery/$gameCode"
          params={{ gameCode }}
          className="ui-row-link font-semibold text-link"
        >
          <bdi>{displayName}</bdi> <bdi className="text-12 text-text-3">{gameCode}</bdi>
        </Link>
      ),
    },
    {
      id: 'source',
      header: t('columns.source'),
      cell: ({ settings }: DeskGame) => t(`source.${settings.source}`),
    },
    {
      id: 'schedule',
      header: t('columns.schedule'),
      cell: ({ settings: { schedule } }: DeskGame) =>
        schedule.kind === 'interval'
          ? t('schedule.interval', { seconds: schedule.intervalSeconds })
          : t(`schedule.${schedule.kind}`),
    },
    {
      id: 'version',
      header: t('columns.version'),
      isNumber: true,
      cell: ({ version }: DeskGame) => version,
    },
    {
      id: 'sale',
      header: t('columns.sale'),
      cell: (game: DeskGame) => {
        const sale = saleOf(game);
        return (
          <span className="flex flex-wrap gap-2">
            <Tag tone={sale === 'open' ? 'ok' : 'warn'}>{t(`sale.${sale}`)}</Tag>
            {game.waitingResults > 0 && (
              <Tag tone="warn">{t('waitingResults', { count: game.waitingResults })}</Tag>
            )}
          </span>
        );
      },
    },
  ];
}
