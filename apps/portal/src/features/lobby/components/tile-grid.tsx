import { useTranslations } from '@portal/i18n/react';
import { Button, classNames, EmptyState, NetDrawing, Skeleton } from '@portal/ui';
import { useDeferredValue } from 'react';
import type { Game, GamePage } from '../../../shared/games/game.ts';
import { GameTile } from '../../../shared/games/game-tile.tsx';
import styles from '../../../shared/games/tile.module.css';

/** Tiles that a desktop shows before it is scrolled; a phone shows fewer. */
const firstScreen = 14;

interface GridProps {
  readonly data: GamePage | undefined;
  readonly isStale: boolean;
  readonly onClear: () => void;
}

export function GameGrid({ data, isStale, onClear }: GridProps) {
  return data?.content.length === 0 ? (
    <NoGames onClear={onClear} />
  ) : (
    <TileGrid games={data?.content} isBusy={isStale} />
  );
}

export function TileGrid(props: {
  readonly games: readonly Game[] | undefined;
  readonly isBusy: boolean;
}) {
  const { games } = props;
  // The rows below the first screen are drawn in small steps, so that a tap is answered meanwhile.
  const shown = useDeferredValue(games, games?.slice(0, firstScreen));
  return (
    <div
      className={classNames(styles['grid'], 'mt-4', props.isBusy && 'opacity-60')}
      aria-busy={games === undefined || props.isBusy}
    >
      {shown === undefined
        ? Array.from({ length: 21 }, (_, index) => <TileSkeleton key={index} />)
        : shown.map((game, index) => (
            <GameTile key={game.nodeId} game={game} isEager={index < firstScreen} />
          ))}
    </div>
  );
}

function TileSkeleton() {
  return (
    <div className={styles['tile']} aria-hidden="true">
      <div className={styles['tile-art']}>
        <Skeleton height="100%" />
      </div>
      <div className={styles['tile-foot']}>
        <Skeleton width="70%" height="12px" />
      </div>
    </div>
  );
}

export function NoGames({ onClear }: { readonly onClear: () => void }) {
  const t = useTranslations('lobby.list');
  return (
    <EmptyState
      drawing={<NetDrawing />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Button variant="primary" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  );
}
