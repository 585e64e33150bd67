import { useTranslations } from '@portal/i18n/react';
import { announce, isCalm } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { Draw } from '../halls.ts';
import { countOf, DrawnNumbers } from './drawn-numbers.tsx';
import styles from './draw.module.css';

interface StageProps {
  readonly issueNo: string;
  readonly draw: Draw;
  readonly family: string;
  /** A newer draw is on its way. */
  readonly isAwaited: boolean;
}

/** The whole of a show, however many numbers there are. */
const showMs = 2400;

/**
 * The numbers of the last draw. When a newer one arrives they come out one by one: what is shown
 * was decided before, the motion decides nothing.
 */
export function DrawStage({ issueNo, draw, family, isAwaited }: StageProps) {
  const t = useTranslations('lottery.header');
  const shown = useRevealed(issueNo, countOf(draw));
  const isWhole = shown >= countOf(draw);
  const text = t('drawn', { issue: issueNo });
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

/** How many numbers are shown: all of the draw that the page opened with, then one by one. */
export function useRevealed(issueNo: string, count: number, startsHidden = false): number {
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
        setState({ issueNo, shown: stillness ? count : shown + 1 });
      },
      stillness ? 0 : Math.max(60, showMs / count),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isDone, issueNo, shown, count]);
  return shown;
}
