import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { classNames, Skeleton, VisuallyHidden } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { favouritesQuery } from '../../../shared/favourites/api/list-favourites.ts';
import { recentGamesQuery } from '../../../shared/favourites/api/list-recent-games.ts';
import { vendorsQuery } from '../../../shared/games/api/list-vendors.ts';
import type { Game } from '../../../shared/games/game.ts';
import { GameImage } from '../../../shared/games/game-image.tsx';
import { useOpenGame } from '../../../shared/games/start-game.ts';
import { useMember, useSession } from '../../../shared/session/session.ts';
import { useSite } from '../../../shared/site/site-facts.ts';

const factLook = classNames(
  'flex h-16 flex-col-reverse items-center justify-center rounded-card border border-line bg-s1',
  'px-1 text-center lg:flex-row-reverse lg:gap-2',
);

/** As many as a wide screen has room for. */
const mostGames = 10;

/**
 * What this person comes back for (H-13): recent games, then favourites; whoever has none of either
 * reads three facts. All of them are of one height, so that nothing moves.
 */
export function PersonalStrip() {
  const status = useSession((state) => state.status);
  const member = useMember();
  if (status === 'checking') {
    return null;
  }
  return member?.isTrial === false ? <OwnStrip /> : <Facts />;
}

function OwnStrip() {
  const t = useTranslations('home-late.own');
  const { code } = useLanguage();
  const recent = useQuery(recentGamesQuery(1, code));
  const favourites = useQuery(favouritesQuery(1, code));
  if (recent.isPending || favourites.isPending) {
    return <Skeleton height="64px" />;
  }
  const all = [...(recent.data?.content ?? []), ...(favourites.data?.content ?? [])];
  const games = [...new Map(all.map((game) => [game.nodeId, game])).values()];
  return games.length === 0 ? (
    <Facts />
  ) : (
    <ul className="flex list-none gap-2 overflow-x-auto" aria-label={t('title')}>
      {games.slice(0, mostGames).map((game) => (
        <li key={game.nodeId} className="w-44 flex-none">
          <GameChip game={game} />
        </li>
      ))}
    </ul>
  );
}

function GameChip({ game }: { readonly game: Game }) {
  const t = useTranslations('home-late.own');
  const open = useOpenGame(game);
  return (
    <button
      type="button"
      onClick={open}
      className="flex h-16 w-full items-center gap-3 rounded-card border border-line bg-s1 p-2 text-start hover:bg-s2"
    >
      <span className="size-12 flex-none overflow-hidden rounded-control">
        <GameImage src={game.showIcon} width={48} height={48} />
      </span>
      <span className="min-w-0 truncate text-13 font-semibold" dir="auto">
        <VisuallyHidden>{t('continue')}</VisuallyHidden>
        {game.displayName}
      </span>
    </button>
  );
}

function Facts() {
  const t = useTranslations('home-late.facts');
  const formats = useFormats();
  const { code } = useLanguage();
  const { languages } = useSite();
  const { data = [] } = useQuery(vendorsQuery(code));
  const games = data
    .filter(({ gameCategory }) => gameCategory !== 'HOT')
    .reduce((sum, category) => sum + category.games, 0);
  const facts = [
    { id: 'games', figure: games === 0 ? '…' : formats.count(games), label: t('games') },
    { id: 'languages', figure: formats.count(languages.length), label: t('languages') },
    { id: 'rounds', figure: formats.share(1), label: t('rounds') },
  ];
  return (
    // The last label is a sentence: on a phone it has the room of two lines.
    <dl className="grid grid-cols-[1fr_1fr_1.7fr] gap-2 sm:grid-cols-3">
      {facts.map(({ id, figure, label }) => (
        <div key={id} className={factLook}>
          <dt className="text-12 leading-tight text-text-2 lg:text-13">{label}</dt>
          <dd className="text-16 leading-tight font-bold lg:text-18">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
