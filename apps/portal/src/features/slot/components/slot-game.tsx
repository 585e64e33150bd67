import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSoundSwitch } from '../../../shared/stage/sound/use-sound-switch.ts';
import { useRoundLoop } from '../hooks/use-round-loop.ts';
import { useStage } from '../../../shared/stage/use-stage.ts';
import { themeOf } from '../../../shared/stage/symbols/theme-of.ts';
import type { Launch } from '../round.ts';
import { GameStrip } from './game-strip.tsx';
import { PlayBar } from './play-bar.tsx';
import { StageOverlay } from './stage-overlay.tsx';
import styles from './slot.module.css';

const GameInfo = lazy(async () => {
  const { GameInfo: component } = await import('./game-info.tsx');
  return { default: component };
});

interface SlotGameProps {
  readonly launch: Launch;
  readonly onLeave: () => void;
}

/** A launched game (G-13): strip, machine, play bar; nothing else of the portal is shown. */
export function SlotGame({ launch, onLeave }: SlotGameProps) {
  const t = useTranslations('slot.play');
  const frame = useRef<HTMLDivElement>(null);
  const { sound, isSoundOn, toggleSound } = useSoundSwitch();
  const [isInfoOpen, setInfoOpen] = useState<boolean>();
  const [stakeIndex, setStakeIndex] = useState(() => indexOfDefault(launch));
  const stake = launch.stakes[stakeIndex]?.stake ?? launch.defaultStake;
  const { nodeId } = launch.game;
  const theme = useMemo(() => themeOf({ nodeId, themeId: launch.theme }), [nodeId, launch.theme]);
  const firstStops = launch.design.strips.map((_, reel) => reel * 3);
  const { canvas, stage } = useStage({
    design: launch.design,
    theme,
    stops: firstStops,
    onReelStop: sound.reelStop,
  });
  const { play, state } = useRoundLoop({ launch, stage, sound });
  useSpaceToSpin(() => {
    if (isInfoOpen !== true) {
      play.spin(stake);
    }
  });
  return (
    <div ref={frame} data-ux="G-13" className={styles['frame']}>
      <GameStrip launch={launch} state={state} frame={frame} onLeave={onLeave} />
      <div className={styles['stage']}>
        <canvas ref={canvas} className={styles['canvas']} role="img" aria-label={t('machine')} />
        {launch.mode === 'trial' && (
          <span data-ux="G-13-trial" className={styles['trial']}>
            <Tag tone="warn">{t('trialLabel')}</Tag>
          </span>
        )}
        <StageOverlay launch={launch} state={state} />
      </div>
      <PlayBar
        launch={launch}
        state={state}
        stakeIndex={stakeIndex}
        onStake={setStakeIndex}
        onSpin={() => {
          play.spin(stake);
        }}
        onAskAgain={play.askAgain}
        onRefilled={play.refilled}
        isSoundOn={isSoundOn}
        onSound={toggleSound}
        onInfo={() => {
          setInfoOpen(true);
        }}
      />
      {isInfoOpen !== undefined && (
        <Suspense>
          <GameInfo
            launch={launch}
            theme={theme}
            stake={stake}
            isOpen={isInfoOpen}
            onClose={() => {
              setInfoOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function indexOfDefault({ stakes, defaultStake }: Launch): number {
  return Math.max(
    0,
    stakes.findIndex(({ stake }) => stake === defaultStake),
  );
}

/** Space plays, unless it belongs to the control that has the focus. */
function useSpaceToSpin(onSpin: () => void): void {
  const press = useEffectEvent((key: KeyboardEvent) => {
    const isControl =
      key.target instanceof Element &&
      key.target.closest('button, input, select, textarea, a, summary, dialog') !== null;
    if (key.code === 'Space' && !key.repeat && !isControl) {
      key.preventDefault();
      onSpin();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}
