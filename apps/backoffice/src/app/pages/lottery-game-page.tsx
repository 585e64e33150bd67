import { useFormats, useTranslations } from '@portal/i18n/react';
import { CalmSeaDrawing, FilterSelect, Tag } from '@portal/ui';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { saleOf, useGames, type DeskGame } from '../../features/lottery/api/list-games.ts';
import { useIssue, useIssues, type DeskIssue } from '../../features/lottery/api/list-issues.ts';
import { GameActs } from '../../features/lottery/components/game-acts.tsx';
import { IssueSheet } from '../../features/lottery/components/issue-sheet.tsx';
import { VersionsSection } from '../../features/lottery/components/versions-section.tsx';
import { drawText } from '../../features/lottery/draw-fields.ts';
import { hotLines } from '../../features/lottery/settings-form.ts';
import { scheduleText } from '../../features/lottery/schedule-form.ts';
import { useDayName } from '../../features/lottery/use-day-names.ts';
import { CursorTable, rowsOf } from '../../shared/cursor-table.tsx';
import { DetailPage, Facts } from '../../shared/detail-page.tsx';
import { Moment, MoneyCell } from '../../shared/money-text.tsx';
import { SearchBox } from '../../shared/search-box.tsx';
import { issueStates, type LotteryGameSearch } from '../searches.ts';

/** One game: its settings in force, its issues with what they kept, results by two persons. */
export default function LotteryGamePage() {
  const t = useTranslations('desk-lottery');
  const title = useTranslations('desk-shell.places')('lottery');
  const { gameCode } = useParams({ from: '/lottery/$gameCode' });
  const games = useGames();
  const game = games.data?.find((row) => row.gameCode === gameCode);
  return (
    <DetailPage
      ux="BO-18-game"
      title={game?.displayName ?? gameCode}
      back={{ to: '/lottery', label: title }}
      query={{
        data: game,
        error: games.data !== undefined && game === undefined ? new Error(gameCode) : games.error,
        refetch: () => void games.refetch(),
      }}
      failedTitle={t('failed')}
      renderState={(item) => {
        const sale = saleOf(item);
        return <Tag tone={sale === 'open' ? 'ok' : 'warn'}>{t(`sale.${sale}`)}</Tag>;
      }}
      renderActions={(item) => <GameActs key={item.version} game={item} />}
    >
      {(item) => (
        <>
          <Settings game={item} />
          <Issues game={item} />
          <VersionsSection game={item} />
        </>
      )}
    </DetailPage>
  );
}

function Settings({ game }: { readonly game: DeskGame }) {
  const t = useTranslations('desk-lottery');
  const { settings, version, pausedBecause } = game;
  const { limits, groups, factors, hotNumbers = [] } = settings;
  const factorCount = Object.keys(factors).length;
  const formats = useFormats();
  const dayName = useDayName();
  const limit = (amount: string | undefined) =>
    amount === undefined ? '—' : <bdi dir="ltr">{formats.money(amount, '').number}</bdi>;
  return (
    <Facts
      facts={[
        { label: t('columns.version'), value: version },
        { label: t('columns.source'), value: t(`source.${settings.source}`) },
        {
          label: t('columns.schedule'),
          value: <bdi dir="ltr">{scheduleText(settings.schedule, dayName)}</bdi>,
        },
        {
          label: t('facts.stakes'),
          value: (
            <>
              {limit(limits.stakeLowest)} – {limit(limits.stakeHighest)}
            </>
          ),
        },
        { label: t('limits.payoutPerLine'), value: limit(limits.payoutPerLine) },
        { label: t('limits.payoutPerIssue'), value: limit(limits.payoutPerIssue) },
        { label: t('limits.exposurePerNumber'), value: limit(limits.exposurePerNumber) },
        { label: t('limits.exposurePerIssue'), value: limit(limits.exposurePerIssue) },
        { label: t('limits.stakePerIssue'), value: limit(limits.stakePerIssue) },
        {
          label: t('facts.groups'),
          value: `${groups.lowest} – ${groups.highest} (${groups.member})`,
        },
        { label: t('facts.factors'), value: factorCount },
        ...(hotNumbers.length === 0
          ? []
          : [
              {
                label: t('facts.hot'),
                value: (
                  <bdi dir="ltr" className="whitespace-pre-line">
                    {hotLines(hotNumbers)}
                  </bdi>
                ),
                isWide: true,
              },
            ]),
        ...(pausedBecause === null
          ? []
          : [{ label: t('facts.paused'), value: <bdi>{pausedBecause}</bdi>, isWide: true }]),
      ]}
    />
  );
}

function Issues({ game }: { readonly game: DeskGame }) {
  const t = useTranslations('desk-lottery');
  const { gameCode } = game;
  const navigate = useNavigate();
  const search = useSearch({ from: '/lottery/$gameCode' });
  const go = (change: Partial<LotteryGameSearch>) =>
    void navigate({
      to: '/lottery/$gameCode',
      params: { gameCode },
      search: { ...search, ...change },
    });
  const issues = useIssues(gameCode, search.state);
  const listed = rowsOf(issues)?.find(({ issueNo }) => issueNo === search.issue);
  const named = useIssue(gameCode, listed === undefined ? search.issue : undefined).data;
  const open = listed ?? named ?? undefined;
  return (
    <section className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-18 font-semibold">{t('issues.title')}</h2>
        <SearchBox
          label={t('issues.find')}
          value={search.issue ?? ''}
          onSearch={(issue) => go({ issue: issue === '' ? undefined : issue })}
        />
        <FilterSelect
          label={t('issue.state')}
          all={t('issues.all')}
          value={search.state}
          onChange={(state) => go({ state })}
          options={issueStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
      </header>
      {named === null && (
        <p role="status" className="text-14 text-text-2">
          {t('issues.notFound', { issue: search.issue ?? '' })}
        </p>
      )}
      <CursorTable
        query={issues}
        columns={useIssueColumns((issue) => go({ issue }))}
        rowKey={({ issueNo }) => issueNo}
        caption={t('issues.title')}
        failedTitle={t('issues.failed')}
        empty={{ drawing: <CalmSeaDrawing />, title: t('issues.empty') }}
      />
      <IssueSheet game={game} issue={open} onClose={() => go({ issue: undefined })} />
    </section>
  );
}

function useIssueColumns(onOpen: (issueNo: string) => void) {
  const t = useTranslations('desk-lottery');
  return [
    {
      id: 'issue',
      header: t('issue.number'),
      isTitle: true,
      cell: ({ issueNo, isWaitingForSecond }: DeskIssue) => (
        <span className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            className="ui-row-link font-semibold text-link"
            onClick={() => onOpen(issueNo)}
          >
            <bdi>{issueNo}</bdi>
          </button>
          {isWaitingForSecond && <Tag tone="warn">{t('issue.waiting')}</Tag>}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('issue.state'),
      cell: ({ state }: DeskIssue) => t(`state.${state}`),
    },
    {
      id: 'draws',
      header: t('issue.drawsAt'),
      cell: ({ drawsAt }: DeskIssue) => <Moment at={drawsAt} />,
    },
    {
      id: 'draw',
      header: t('issue.draw'),
      cell: ({ draw }: DeskIssue) => <bdi>{drawText(draw).slice(0, 40)}</bdi>,
    },
    {
      id: 'stake',
      header: t('issue.stake'),
      isNumber: true,
      cell: ({ stake }: DeskIssue) => (stake === null ? '—' : <MoneyCell amount={stake} />),
    },
    {
      id: 'payout',
      header: t('issue.payout'),
      isNumber: true,
      cell: ({ payout }: DeskIssue) => <MoneyCell amount={payout} />,
    },
    {
      id: 'rebate',
      header: t('issue.rebate'),
      isNumber: true,
      cell: ({ rebate }: DeskIssue) => (rebate === null ? '—' : <MoneyCell amount={rebate} />),
    },
    {
      id: 'profit',
      header: t('issue.profit'),
      isNumber: true,
      cell: ({ profit }: DeskIssue) =>
        profit === null ? '—' : <MoneyCell amount={profit} isNet />,
    },
  ];
}
