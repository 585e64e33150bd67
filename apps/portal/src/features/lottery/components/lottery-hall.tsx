import { useLanguage } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { failureIn } from '../../../shared/client/failure-in.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useDocumentTitle } from '../../../shared/heading/use-document-title.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { menusQuery } from '../api/read-menus.ts';
import { vietnamQuery } from '../api/read-vietnam-menus.ts';
import { groupsByFamily, type GameGroup } from '../game-groups.ts';
import type { HallPath, PrizeMode } from '../halls.ts';
import type { Launched } from '../launched.ts';
import { useAllDraws, useGameDraws } from '../hooks/use-draws.ts';
import { useOwnGame } from '../hooks/use-own-game.ts';
import { ServerClock } from '../hooks/use-server-time.tsx';
import { LotteryLobby } from './lottery-lobby.tsx';
import { LotteryTable } from './lottery-table.tsx';

interface HallProps {
  readonly hall: HallPath;
  readonly gameCode: string | undefined;
  readonly launched: Launched;
}

/** A page of the lottery: its games, or one of them. */
export function LotteryHall({ hall, gameCode, launched }: HallProps) {
  return gameCode === undefined ? (
    <Lobby hall={hall} prizeMode={launched.prizeMode} />
  ) : (
    <Game key={gameCode} hall={hall} gameCode={gameCode} prizeMode={launched.prizeMode} />
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

interface OpenHall {
  readonly hall: HallPath;
  readonly prizeMode: PrizeMode | undefined;
}

function Lobby({ hall, prizeMode }: OpenHall) {
  useAllDraws();
  const { query, groups } = useGroups(hall);
  if (query.data === undefined || groups === undefined) {
    return query.isError ? (
      <LoadFailed error={query.error} headingLevel={1} onRetry={() => void query.refetch()} />
    ) : (
      <Waiting />
    );
  }
  return (
    <ServerClock serverTime={query.data.serverTime} readAtMs={query.dataUpdatedAt}>
      <LotteryLobby hall={hall} groups={groups} prizeMode={prizeMode} />
    </ServerClock>
  );
}

function Game({ hall, gameCode, prizeMode }: OpenHall & { readonly gameCode: string }) {
  const { code } = useLanguage();
  const { currency } = useSite();
  useGameDraws(gameCode);
  const { groups = [] } = useGroups(hall);
  const { query, game } = useOwnGame(gameCode, code);
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
    <ServerClock serverTime={game.serverTime} readAtMs={query.dataUpdatedAt}>
      <LotteryTable
        hall={hall}
        game={game}
        groups={groups}
        currency={currency}
        prizeMode={prizeMode}
      />
    </ServerClock>
  );
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
