import { useLanguage, useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { gamesQuery } from '../../../shared/games/api/list-games.ts';
import { gameQuery } from '../../../shared/games/api/read-game.ts';
import type { Game } from '../../../shared/games/game.ts';
import { GameTile } from '../../../shared/games/game-tile.tsx';

const mostShown = 3;
/** Enough to find three that can be opened. */
const looked = '42';

/** What is played like a game that cannot be opened now; nothing where there is none (SYS-19). */
export function SimilarGames({ nodeId }: { readonly nodeId: string }) {
  const t = useTranslations('slot.play');
  const { code } = useLanguage();
  const game = useQuery(gameQuery(nodeId, code));
  const { gameType, gameClassify } = game.data ?? {};
  const list = useQuery({
    ...gamesQuery({ gameType, gameClassify, pageSize: looked }, code),
    enabled: gameType !== undefined,
  });
  const alike = others(list.data?.content ?? [], nodeId);
  // A small kind, or a vendor that rests with all its games, leaves too few of them.
  const isShort = list.data !== undefined && gameClassify !== undefined && alike.length < mostShown;
  const more = useQuery({
    ...gamesQuery({ gameType, pageSize: looked }, code),
    enabled: isShort,
  });
  const similar = others([...alike, ...(more.data?.content ?? [])], nodeId);
  if (similar.length === 0) {
    return null;
  }
  return (
    <section data-ux="SYS-19-similar" aria-label={t('similar')} className="mt-8 w-full">
      <h2 className="mb-3 text-center text-18 font-semibold">{t('similar')}</h2>
      <div className="mx-auto grid max-w-120 grid-cols-3 gap-3">
        {similar.map((other) => (
          <GameTile key={other.nodeId} game={other} />
        ))}
      </div>
    </section>
  );
}

function others(games: readonly Game[], nodeId: string): readonly Game[] {
  const open = games.filter((game) => game.nodeId !== nodeId && !game.isUnderMaintenance);
  const distinct = new Map(open.map((game) => [game.nodeId, game]));
  return [...distinct.values()].slice(0, mostShown);
}
