import { useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon, IconButton } from '@portal/ui';
import { useEffect, useState, type RefObject } from 'react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useHiddenBalance } from '../../../shared/money/hidden-balance.ts';
import { fromMinor } from '../../../shared/money/amounts.ts';
import type { RoundLoopState } from '../round-loop.ts';
import type { Launch } from '../round.ts';
import { FullscreenIcon } from '../../../shared/stage/fullscreen-icon.tsx';
import styles from './slot.module.css';

interface GameStripProps {
  readonly launch: Launch;
  readonly state: RoundLoopState;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onLeave: () => void;
}

/**
 * 40 px over the game: back, name, session time, net, wallet, full screen (design-brief.md 1.14).
 */
export function GameStrip({ launch, state, frame, onLeave }: GameStripProps) {
  const t = useTranslations('slot.strip');
  const isHidden = useHiddenBalance((balance) => balance.isHidden);
  const { currency } = launch;
  return (
    <header data-ux="G-13-strip" className={styles['strip']}>
      <IconButton small label={t('back')} icon={<ChevronStartIcon />} onClick={onLeave} />
      <h1 className="truncate text-14 font-semibold" dir="auto">
        {launch.game.displayName}
      </h1>
      <SessionTime />
      <span className="flex items-baseline gap-1">
        <span className="text-text-3 max-sm:sr-only">{t('net')}</span>
        <MoneyText
          amount={fromMinor(state.netMinor, currency)}
          currency={currency}
          sign="always"
          tone="signed"
        />
      </span>
      <output aria-live="off" className="ms-auto flex items-baseline gap-1 font-semibold">
        <span className="font-normal text-text-3 max-sm:sr-only">{t('balance')}</span>
        {isHidden ? (
          <span aria-label={t('balanceHidden')}>••••••</span>
        ) : (
          <MoneyText amount={fromMinor(state.balanceMinor, currency)} currency={currency} />
        )}
      </output>
      {document.fullscreenEnabled && (
        <IconButton
          small
          label={t('fullscreen')}
          icon={<FullscreenIcon />}
          onClick={() => {
            void toggleFullscreen(frame.current);
          }}
        />
      )}
    </header>
  );
}

/** Minutes and seconds since the game was opened. */
function SessionTime() {
  const t = useTranslations('slot.strip');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const openedAt = performance.now();
    const timer = setInterval(() => {
      setSeconds(Math.floor((performance.now() - openedAt) / 1000));
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return (
    <span dir="ltr" role="timer" aria-label={t('time')} className="text-text-2 tabular-nums">
      {pad(Math.floor(seconds / 60))}:{pad(seconds % 60)}
    </span>
  );
}

async function toggleFullscreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement === null) {
    await element?.requestFullscreen();
  } else {
    await document.exitFullscreen();
  }
}
