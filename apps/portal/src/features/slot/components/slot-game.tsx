import { useTranslations } from '@portal/i18n/react';
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { lazyInTime } from '../../../shared/client/lazy-in-time.ts';
import { useMember } from '../../../shared/session/session.ts';
import { createSound } from '../../../shared/stage/sound/sound.ts';
import { useSoundSwitch } from '../../../shared/stage/sound/use-sound-switch.ts';
import { StageCanvas } from '../../../shared/stage/stage-canvas.tsx';
import { themeOf } from '../../../shared/stage/symbols/theme-of.ts';
import { useStage } from '../../../shared/stage/use-stage.ts';
import { useRoundLoop } from '../hooks/use-round-loop.ts';
import { firstStep, rememberStake } from '../remembered-stake.ts';
import { nameOf } from '../round-loop.ts';
import type { Launch } from '../round.ts';
import { GameStrip } from './game-strip.tsx';
import { PlayBar } from './play-bar.tsx';
import { StageScenes } from './stage-scenes.tsx';
import styles from './slot.module.css';

const GameInfo = lazyInTime(async () => (await import('./game-info.tsx')).GameInfo);

interface SlotGameProps {
  readonly launch: Launch;
  /** What the portal says under the strip: that there is no network. */
  readonly notice: ReactNode;
  /** Hears whether a round is under way, which nothing of the portal interrupts. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onLeave: () => void;
  /** Opens the game anew, because it has changed. */
  readonly onReload: () => void;
}

/**
 * A launched game (G-13): strip, machine, play bar; nothing else of the portal is shown. It is dark
 * in both themes, as its stage is.
 */
export function SlotGame({ launch, notice, onBusy, onLeave, onReload }: SlotGameProps) {
  const t = useTranslations('slot.play');
  const frame = useRef<HTMLDivElement>(null);
  const { sound, isSoundOn, toggleSound } = useSoundSwitch(createSound);
  const [isInfoOpen, setInfoOpen] = useState<boolean>();
  const { stakeIndex, stake, setStakeIndex } = useStake(launch);
  const { nodeId } = launch.game;
  const theme = useMemo(() => themeOf({ nodeId, themeId: launch.theme }), [nodeId, launch.theme]);
  const firstStops = launch.design.strips.map((_, reel) => reel * 3);
  const { backdropRef, frontRef, stage } = useStage({
    design: launch.design,
    theme,
    stops: firstStops,
    onReelStop: sound.reelStop,
  });
  const { play, state } = useRoundLoop({ launch, stage, sound });
  const press = (): void => {
    play.press(stake);
  };
  useSpace(() => {
    if (isInfoOpen !== true) {
      press();
    }
  });
  const { step } = state;
  const isBusy = state.phase !== 'idle';
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <div ref={frame} data-ux="G-13" data-theme="dark" className={styles['frame']}>
      <GameStrip launch={launch} state={state} frame={frame} onLeave={onLeave} />
      <div className={styles['notice']}>{notice}</div>
      <div className={styles['stage']}>
        <StageCanvas
          backdropRef={backdropRef}
          frontRef={frontRef}
          label={t('machine')}
          isFeature={step?.kind === 'freeSpin' || step?.kind === 'freeSpinWon'}
        />
        <TapArea onTap={play.tap} />
        <StageScenes launch={launch} state={state} />
      </div>
      <PlayBar
        launch={launch}
        state={state}
        stakeIndex={stakeIndex}
        onStake={setStakeIndex}
        onPress={press}
        onFree={play.playFree}
        onSkipFeature={play.skipFeature}
        onRefilled={play.refilled}
        onReload={onReload}
        onLeave={onLeave}
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

/** The chosen step; a game begins with the one that was chosen last. */
function useStake(launch: Launch) {
  const account = useMember()?.id ?? '';
  const game = nameOf({ nodeId: launch.game.nodeId, mode: launch.mode, account });
  const [stakeIndex, choose] = useState(() => firstStep(game, launch));
  const stakeAt = (index: number): string => launch.stakes[index]?.stake ?? launch.defaultStake;
  return {
    stakeIndex,
    stake: stakeAt(stakeIndex),
    setStakeIndex: (index: number) => {
      choose(index);
      rememberStake(game, stakeAt(index));
    },
  };
}

/**
 * The machine takes taps; the keyboard has the main button for the same. It never takes the focus,
 * so that Space goes on playing after a tap.
 */
function TapArea({ onTap }: { readonly onTap: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={styles['tap']}
      onMouseDown={(press) => {
        press.preventDefault();
      }}
      onClick={onTap}
    />
  );
}

/** Space plays, unless it belongs to the control that has the focus. */
function useSpace(onPress: () => void): void {
  const press = useEffectEvent((key: KeyboardEvent) => {
    const isControl =
      key.target instanceof Element &&
      key.target.closest('button, input, select, textarea, a, summary, dialog') !== null;
    if (key.code === 'Space' && !key.repeat && !isControl) {
      key.preventDefault();
      onPress();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}
