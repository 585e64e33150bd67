import { useTranslations } from '@portal/i18n/react';
import { classNames, VisuallyHidden } from '@portal/ui';
import { Suspense } from 'react';
import { lazyInTime } from '../client/lazy-in-time.ts';
import { useAfterPaint } from '../device/use-after-paint.ts';
import type { Game } from './game.ts';
import { GameImage } from './game-image.tsx';
import { opensList, useOpenGame, useStartGame } from './start-game.ts';
import styles from './tile.module.css';

/** A heart stands in the picture's corner and moves nothing when it comes after the first paint. */
const Heart = lazyInTime(async () => (await import('../favourites/heart-button.tsx')).HeartButton);

/** Most members have no bonus that bars a game. */
const Mark = lazyInTime(
  async () => (await import('../bonus-bars/bonus-bar-mark.tsx')).BonusBarMark,
);

interface GameTileProps {
  readonly game: Game;
  readonly isEager?: boolean;
  /** The double tile that opens the hot row. */
  readonly isLarge?: boolean;
}

/** Tile anatomy of design-brief.md 1.7: art, scrim with Start and Free trial, one line of name. */
export function GameTile({ game, isEager = false, isLarge = false }: GameTileProps) {
  const t = useTranslations('games.tile');
  const start = useStartGame();
  const open = useOpenGame(game);
  const isAfterPaint = useAfterPaint();
  const hasTrial = game.supportPlay === 0;
  const side = isLarge ? { width: 300, height: 400 } : { width: 150, height: 200 };
  return (
    <div
      data-ux="G-01"
      role="group"
      aria-label={game.displayName}
      className={classNames(styles['tile'], isLarge && styles['tile-large'])}
    >
      <div className={styles['tile-art']}>
        <GameImage src={game.showIcon} isEager={isEager} {...side} />
        {opensList(game) && <span className={styles['tile-list']} aria-hidden="true" />}
        <button type="button" className={styles['tile-start']} data-ux="G-02" onClick={open}>
          <span className={styles['tile-start-label']}>{t('start')}</span>
          <VisuallyHidden>{game.displayName}</VisuallyHidden>
        </button>
        {isAfterPaint && (
          <Suspense>
            <Heart game={game} />
            <Mark game={game} />
          </Suspense>
        )}
      </div>
      <div className={styles['tile-foot']}>
        <p className={styles['tile-name']} title={game.displayName} dir="auto">
          {game.displayName}
        </p>
        {hasTrial && (
          <button
            type="button"
            data-ux="G-03"
            className={styles['tile-trial']}
            onClick={() => {
              start(game.nodeId, 'trial');
            }}
          >
            <span className={styles['tile-trial-long']}>{t('trial')}</span>
            <span className={styles['tile-trial-short']}>{t('trialShort')}</span>
            <VisuallyHidden>{game.displayName}</VisuallyHidden>
          </button>
        )}
      </div>
    </div>
  );
}
