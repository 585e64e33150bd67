import { useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon, IconButton, Tag } from '@portal/ui';
import { useEffect, useState, type RefObject } from 'react';
import { nowMs } from '../../../shared/time/clock.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useHiddenBalance } from '../../../shared/money/hidden-balance.ts';
import { fromMinor } from '../../../shared/money/amounts.ts';
import type { RoundLoopState } from '../round-loop.ts';
import type { Launch } from '../round.ts';
import { FullscreenIcon } from '../../../shared/stage/fullscreen-icon.tsx';
import styles from './strip.module.css';

interface GameStripProps {
  readonly launch: Launch;
  readonly state: RoundLoopState;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onLeave: () => void;
}

/**
 * Over the game: back, name, time and net of the sitting, wallet, full screen (design-brief.md
 * 1.14). On a narrow screen the figures have a row of their own.
 */
export function GameStrip({ launch, state, frame, onLeave }: GameStripProps) {
  const t = useTranslations('slot.strip');
  const trial = useTranslations('slot.play')('trialLabel');
  const isHidden = useHiddenBalance((balance) => balance.isHidden);
  const { currency } = launch;
  const { sitting, balanceMinor } = state;
  return (
    <header data-ux="G-13-strip" className={styles['strip']}>
      <IconButton small label={t('back')} icon={<ChevronStartIcon />} onClick={onLeave} />
      <h1 className="truncate text-14 font-semibold" dir="auto">
        {launch.game.displayName}
      </h1>
      {launch.mode === 'trial' && (
        <span data-ux="G-13-trial" className="flex-none">
          <Tag tone="warn">{trial}</Tag>
        </span>
      )}
      <div className={styles['figures']}>
        <SittingTime openedAtMs={sitting.openedAtMs} />
        <span className={styles['figure']}>
          <span className={styles['label']}>{t('net')}</span>
          <MoneyText
            amount={fromMinor(sitting.netMinor, currency)}
            currency={currency}
            sign="always"
            tone="signed"
          />
        </span>
        <output aria-live="off" className={styles['figure']}>
          <span className={styles['label']}>{t('balance')}</span>
          {isHidden ? (
            <span aria-label={t('balanceHidden')}>••••••</span>
          ) : (
            <MoneyText amount={fromMinor(balanceMinor, currency)} currency={currency} />
          )}
        </output>
      </div>
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

const secondMs = 1000;

/** Minutes and seconds since the sitting began. */
function SittingTime({ openedAtMs }: { readonly openedAtMs: number }) {
  const t = useTranslations('slot.strip');
  const [seconds, setSeconds] = useState(() => secondsSince(openedAtMs));
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(secondsSince(openedAtMs));
    }, secondMs);
    return () => {
      clearInterval(timer);
    };
  }, [openedAtMs]);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return (
    <span dir="ltr" role="timer" aria-label={t('time')} className="text-text-2 tabular-nums">
      {pad(Math.floor(seconds / 60))}:{pad(seconds % 60)}
    </span>
  );
}

function secondsSince(openedAtMs: number): number {
  return Math.max(0, Math.floor((nowMs() - openedAtMs) / secondMs));
}

async function toggleFullscreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement === null) {
    await element?.requestFullscreen();
  } else {
    await document.exitFullscreen();
  }
}
