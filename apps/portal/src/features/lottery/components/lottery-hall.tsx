import { useLanguage } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureIn } from '../../../shared/client/failure-in.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useDocumentTitle } from '../../../shared/heading/use-document-title.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { gameQuery } from '../api/read-game.ts';
import { menusQuery } from '../api/read-menus.ts';
import { vietnamQuery } from '../api/read-vietnam-menus.ts';
import { groupsByFamily, type GameGroup } from '../game-groups.ts';
import type { HallPath } from '../halls.ts';
import { useServerNow } from '../hooks/use-server-now.ts';
import { LotteryLobby } from './lottery-lobby.tsx';
import { LotteryTable } from './lottery-table.tsx';

interface HallProps {
  readonly hall: HallPath;
  readonly gameCode: string | undefined;
}

/** A page of the lottery: its games, or one of them. */
export function LotteryHall({ hall, gameCode }: HallProps) {
  return gameCode === undefined ? (
    <Lobby hall={hall} />
  ) : (
    <Game key={gameCode} hall={hall} gameCode={gameCode} />
  );
}

/** The groups of a hall with the server's time; Vietnamese games come by region. */
function useGroups(hall: HallPath) {
  const { code } = useLanguage();
  const isVietnam = hall === '/vnLottery';
  const menus = useQuery({ ...menusQuery(code), enabled: !isVietnam });
  const regions = useQuery({ ...vietnamQuery(code), enabled: isVietnam });
  const query = isVietnam ? regions : menus;
  const groups: readonly GameGroup[] | undefined = isVietnam
    ? regions.data?.vnLotteryMenus.map(({ region, gameMenus }) => ({
        name: region,
        games: gameMenus,
      }))
    : menus.data && groupsByFamily(menus.data.gameMenus, hall);
  return { query, groups };
}

function Lobby({ hall }: { readonly hall: HallPath }) {
  const { query, groups } = useGroups(hall);
  if (query.data === undefined || groups === undefined) {
    return query.isError ? (
      <LoadFailed error={query.error} headingLevel={1} onRetry={() => void query.refetch()} />
    ) : (
      <Waiting />
    );
  }
  return (
    <Ticking told={query.data} readAtMs={query.dataUpdatedAt}>
      {(now) => <LotteryLobby hall={hall} groups={groups} now={now} />}
    </Ticking>
  );
}

function Game({ hall, gameCode }: { readonly hall: HallPath; readonly gameCode: string }) {
  const { code } = useLanguage();
  const { currency } = useSite();
  const { groups = [] } = useGroups(hall);
  const query = useQuery(gameQuery(gameCode, code));
  const { data: game } = query;
  useDocumentTitle(game?.game.displayName, game !== undefined);
  if (game === undefined) {
    return query.isError ? (
      <LoadFailed
        error={query.error}
        headingLevel={1}
        {...(failureIn(query.error)?.code !== 'lottery_game_not_found' && {
          onRetry: () => void query.refetch(),
        })}
      />
    ) : (
      <Waiting />
    );
  }
  return (
    <Ticking told={game} readAtMs={query.dataUpdatedAt}>
      {(now) => (
        <LotteryTable hall={hall} game={game} groups={groups} currency={currency} now={now} />
      )}
    </Ticking>
  );
}

function Ticking(props: {
  readonly told: { readonly serverTime: string };
  readonly readAtMs: number;
  readonly children: (now: number) => ReactNode;
}) {
  const now = useServerNow({ serverTime: props.told.serverTime, readAtMs: props.readAtMs });
  return props.children(now);
}

function Waiting() {
  return (
    <div className="grid gap-3" aria-busy="true">
      <Skeleton height="56px" />
      <Skeleton height="320px" />
      <StillLoading />
    </div>
  );
}
