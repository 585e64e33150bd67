import { useLanguage, useTranslations } from '@portal/i18n/react';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
  IconButton,
  MinusIcon,
  PlusIcon,
  Skeleton,
  Tabs,
} from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { useMember } from '../../../shared/session/session.ts';
import { PauseCard } from '../../../shared/limit/pause-card.tsx';
import { ReachedCard } from '../../../shared/limit/reached-card.tsx';
import { useLimitAtEnd } from '../../../shared/protection/use-limit-at-end.ts';
import { usePause } from '../../../shared/protection/use-pause.ts';
import { menusQuery } from '../api/read-menus.ts';
import type { GameMenu } from '../halls.ts';
import { MiniTable } from './mini-table.tsx';
import { miniPlays, type MiniPlay } from './mini-plays.ts';
import styles from './mini.module.css';

/**
 * A fast game of the lottery in a small window beside whatever is read: moved by its buttons,
 * folded, closed with Esc (M-09). It locks nothing, so the page stays in use.
 */
export function MiniGame({ onClose }: DialogProps) {
  const t = useTranslations('lottery.mini');
  const [place, setPlace] = useState({ isAtStart: false, isHigh: false });
  const [isFolded, setFolded] = useState(false);
  const box = useRef<HTMLElement>(null);
  useOpener(box, onClose);
  return (
    <section
      ref={box}
      role="dialog"
      aria-label={t('title')}
      tabIndex={-1}
      data-ux="M-09"
      data-start={place.isAtStart}
      data-high={place.isHigh}
      className={styles['window']}
    >
      <header className={styles['head']}>
        <h2 className="m-0 me-auto text-16 font-semibold">{t('title')}</h2>
        <span className={styles['side']}>
          <IconButton
            label={t('side')}
            icon={place.isAtStart ? <ChevronEndIcon /> : <ChevronStartIcon />}
            onClick={() => {
              setPlace({ ...place, isAtStart: !place.isAtStart });
            }}
          />
        </span>
        <IconButton
          label={t('height')}
          icon={place.isHigh ? <ArrowDownIcon /> : <ArrowUpIcon />}
          onClick={() => {
            setPlace({ ...place, isHigh: !place.isHigh });
          }}
        />
        <IconButton
          label={t(isFolded ? 'unfold' : 'fold')}
          aria-expanded={!isFolded}
          icon={isFolded ? <PlusIcon /> : <MinusIcon />}
          onClick={() => {
            setFolded(!isFolded);
          }}
        />
        <IconButton label={t('close')} icon={<CloseIcon />} onClick={onClose} />
      </header>
      {!isFolded && <Games />}
    </section>
  );
}

/** The focus comes into the window, Esc closes it, and the focus goes back to what opened it. */
function useOpener(box: { readonly current: HTMLElement | null }, onClose: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onClose();
    }
  });
  const enter = useEffectEvent(() => {
    box.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const opener = document.activeElement;
    const { current } = box;
    const onKey = (event: KeyboardEvent): void => {
      leave(event);
    };
    enter();
    current?.addEventListener('keydown', onKey);
    return () => {
      current?.removeEventListener('keydown', onKey);
      if (opener instanceof HTMLElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [box]);
}

function Games() {
  const t = useTranslations('lottery.mini');
  const { code } = useLanguage();
  const member = useMember();
  const menus = useQuery(menusQuery(code));
  const [gameCode, setGame] = useState<string>();
  const pause = usePause();
  const limit = useLimitAtEnd();
  if (pause !== undefined) {
    return <PauseCard pause={pause} />;
  }
  if (limit !== undefined) {
    return <ReachedCard facts={limit} />;
  }
  if (menus.data === undefined) {
    return menus.isError ? (
      <LoadFailed error={menus.error} onRetry={() => void menus.refetch()} />
    ) : (
      <Skeleton height="220px" />
    );
  }
  const offered = offeredIn(menus.data.gameMenus);
  const [current] = offered.filter(({ play }) => play.gameCode === gameCode).concat(offered);
  if (current === undefined || member === undefined) {
    return <p className="m-0 p-3 text-14 text-text-2">{t('none')}</p>;
  }
  return (
    <div className={styles['body']}>
      <Tabs
        label={t('games')}
        tabs={offered.map(({ play, name }) => ({ value: play.gameCode, label: name }))}
        value={current.play.gameCode}
        onChange={setGame}
      >
        <MiniTable key={current.play.gameCode} play={current.play} />
      </Tabs>
    </div>
  );
}

interface Offered {
  readonly play: MiniPlay;
  readonly name: string;
}

/** The plays whose games are offered and take bets. */
function offeredIn(games: readonly GameMenu[]): readonly Offered[] {
  return miniPlays.flatMap((play) => {
    const game = games.find((row) => row.gameCode === play.gameCode && !row.isPaused);
    return game === undefined ? [] : [{ play, name: game.displayName }];
  });
}
