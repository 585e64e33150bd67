import { useTranslations } from '@portal/i18n/react';
import { announce } from '@portal/ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { toMinor } from '../../../shared/money/amounts.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMedia } from '../../../shared/device/media.ts';
import { useResultText } from '../hooks/use-result-text.ts';
import { useStage } from '../../../shared/stage/use-stage.ts';
import type { Stage } from '../../../shared/stage/reels/stage.ts';
import { themeOf } from '../../../shared/stage/symbols/theme-of.ts';
import { StageCanvas } from '../../../shared/stage/stage-canvas.tsx';
import { isCelebrated } from '../../../shared/stage/wins/win-tier.ts';
import { showRound, winsOf } from '../show-round.ts';
import { createSkips } from '../skips.ts';
import { tierOfRound } from '../tier-of-round.ts';
import type { Receipt } from '../round.ts';

interface RoundReplayProps {
  readonly receipt: Receipt;
  /**
   * True while the reels turn again; otherwise the reels of the paid spin stand still and show
   * their wins.
   */
  readonly isPlaying: boolean;
}

/** A recorded round on the machine that played it; nothing is drawn anew (R38). */
export function RoundReplay({ receipt, isPlaying }: RoundReplayProps) {
  const t = useTranslations('slot.play');
  const isCalm = useMedia('isReducedMotion');
  const resultText = useResultText();
  const { round, design } = receipt;
  const theme = useMemo(
    () => themeOf({ nodeId: round.nodeId, themeId: receipt.theme }),
    [round.nodeId, receipt.theme],
  );
  const line = useMoneyLine();
  const amountText = (amount: string): string => line(amount, round.currency);
  const { backdropRef, frontRef, stage } = useStage({ design, theme, stops: round.base.stops });
  const show = useEffectEvent(async (machine: Stage, signal: AbortSignal) => {
    if (isPlaying) {
      const skips = createSkips(signal);
      const onStep = (): void => {};
      await showRound({
        stage: machine,
        round,
        isCalm,
        signal,
        skips,
        toMinor,
        amountText,
        onStep,
      });
      announce(resultText(round));
    } else {
      const isLively = isCelebrated(tierOfRound({ ...round, win: round.base.win }));
      const wins = winsOf(round.base, amountText);
      await machine.showWins({ wins, isLively, drawMs: 0 }, signal);
    }
  });
  useEffect(() => {
    if (stage === undefined) {
      return undefined;
    }
    const leaving = new AbortController();
    void show(stage, leaving.signal);
    return () => {
      leaving.abort();
    };
  }, [stage]);
  return (
    <div className="relative h-65 overflow-hidden rounded-card sm:h-105">
      <StageCanvas backdropRef={backdropRef} frontRef={frontRef} label={t('machine')} />
    </div>
  );
}
