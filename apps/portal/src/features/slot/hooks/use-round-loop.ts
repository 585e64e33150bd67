import { useTranslations } from '@portal/i18n/react';
import { announce } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { matches } from '../../../shared/device/media.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMember } from '../../../shared/session/session.ts';
import type { Stage } from '../../../shared/stage/reels/stage.ts';
import type { Sound } from '../../../shared/stage/sound/sound.ts';
import { createRoundLoop, type RoundLoop, type RoundLoopState } from '../round-loop.ts';
import type { Launch, Round } from '../round.ts';
import { useResultText } from './use-result-text.ts';

/** The play of a launched game on its stage, and its results for a screen reader. */
export function useRoundLoop(options: {
  readonly launch: Launch;
  readonly stage: Stage | undefined;
  readonly sound: Sound;
}): { play: RoundLoop; state: RoundLoopState } {
  const { launch, stage, sound } = options;
  const queries = useQueryClient();
  const account = useMember()?.id ?? '';
  const line = useMoneyLine();
  const [play] = useState(() =>
    createRoundLoop({
      launch,
      account,
      sound,
      isCalm: () => matches('isReducedMotion'),
      isOnline: () => navigator.onLine,
      amountText: (amount) => line(amount, launch.currency),
      onMoved: () => {
        moneyMoved(queries);
      },
    }),
  );
  const state = useStore(play.store);
  useEffect(() => (stage === undefined ? undefined : play.attach(stage)), [play, stage]);
  useAskingOnReturn(play);
  useAnnouncements(state);
  return { play, state };
}

/** An answer that is missing is asked for as soon as there is a network again (R37). */
function useAskingOnReturn(play: RoundLoop): void {
  useEffect(() => {
    globalThis.addEventListener('online', play.askAgain);
    return () => {
      globalThis.removeEventListener('online', play.askAgain);
    };
  }, [play]);
}

function useAnnouncements({ lastRound, step }: RoundLoopState): void {
  const t = useTranslations('slot.play');
  const resultText = useResultText();
  const sayResult = useEffectEvent((round: Round) => {
    announce(resultText(round));
  });
  const sayFeature = useEffectEvent((count: number) => {
    announce(t('featureStarts', { count }));
  });
  useEffect(() => {
    if (lastRound !== undefined) {
      sayResult(lastRound);
    }
  }, [lastRound]);
  useEffect(() => {
    if (step?.kind === 'feature') {
      sayFeature(step.count);
    }
  }, [step]);
}
