import { useTranslations } from '@portal/i18n/react';
import { announce, isCalm } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DrawSound } from '../../../shared/stage/sound/draw-sound.ts';
import { drawText } from '../draw-text.ts';
import type { Draw } from '../halls.ts';
import { countOf, DrawnNumbers } from './drawn-numbers.tsx';
import styles from './draw.module.css';

interface StageProps {
  readonly issueNo: string;
  readonly draw: Draw;
  readonly family: string;
  /** A newer draw is on its way. */
  readonly isAwaited: boolean;
  /** Absent where draws are never heard. */
  readonly sound?: DrawSound;
}

/** The whole of a show, however many numbers there are. */
const showMs = 2400;

/**
 * The numbers of the last draw. When a newer one arrives they come out one by one: what is shown
 * was decided before, the motion decides nothing.
 */
export function DrawStage({ issueNo, draw, family, isAwaited, sound }: StageProps) {
  const t = useTranslations('lottery.header');
  const count = countOf(draw);
  const shown = useRevealed(issueNo, { count, onShown: (place) => soundOf(sound, place, count) });
  const isWhole = shown >= count;
  const text = t('drawn', { issue: issueNo, numbers: drawText(draw) });
  useEffect(() => {
    if (isWhole) {
      announce(text);
    }
  }, [isWhole, text]);
  return (
    <div className={styles['stage']} data-awaited={isAwaited} aria-busy={isAwaited || !isWhole}>
      <DrawnNumbers draw={draw} family={family} shown={shown} isShort />
      {isAwaited && <span className="text-13 text-text-2">{t('drawing')}</span>}
    </div>
  );
}

function soundOf(sound: DrawSound | undefined, place: number, count: number): void {
  if (place >= count) {
    sound?.drawn();
  } else {
    sound?.ball();
  }
}

interface Reveal {
  readonly count: number;
  readonly startsHidden?: boolean;
  /** Called as a number comes out, with its place among them, from 1. */
  readonly onShown?: (place: number) => void;
}

/** How many numbers are shown: all of the draw that the page opened with, then one by one. */
export function useRevealed(
  issueNo: string,
  { count, startsHidden = false, onShown }: Reveal,
): number {
  const tell = useEffectEvent((next: number) => onShown?.(next));
  const [state, setState] = useState({ issueNo, shown: startsHidden ? 0 : count });
  const shown = state.issueNo === issueNo ? state.shown : 0;
  const isDone = shown >= count;
  useEffect(() => {
    if (isDone) {
      return undefined;
    }
    const stillness = matchMedia('(prefers-reduced-motion: reduce)').matches || isCalm();
    const timer = setTimeout(
      () => {
        const next = stillness ? count : shown + 1;
        setState({ issueNo, shown: next });
        tell(next);
      },
      stillness ? 0 : Math.max(60, showMs / count),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isDone, issueNo, shown, count]);
  return shown;
}
