import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SlotTheme } from './data/themes.ts';
import { createStage, type Stage } from './reels/stage.ts';
import type { StagedDesign } from './reels/stage-state.ts';

/** The two canvases of a stage, one over the other. */
export interface StageCanvases {
  readonly backdrop: RefObject<HTMLCanvasElement | null>;
  readonly front: RefObject<HTMLCanvasElement | null>;
}

/** Builds the stage on its canvases and keeps it at their size. */
export function useStage(options: {
  readonly design: StagedDesign;
  readonly theme: SlotTheme;
  readonly stops: readonly number[];
  readonly onReelStop?: (reel: number) => void;
}): { canvases: StageCanvases; stage: Stage | undefined } {
  const { design, theme } = options;
  const backdrop = useRef<HTMLCanvasElement>(null);
  const front = useRef<HTMLCanvasElement>(null);
  const latest = useRef(options);
  const [stage, setStage] = useState<Stage>();
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (backdrop.current === null || front.current === null) {
      return undefined;
    }
    const built = createStage({
      backdrop: backdrop.current,
      front: front.current,
      design,
      theme,
      stops: latest.current.stops,
      onReelStop: (reel) => latest.current.onReelStop?.(reel),
    });
    const watcher = new ResizeObserver(() => {
      built.resize();
    });
    watcher.observe(front.current);
    setStage(built);
    return () => {
      watcher.disconnect();
      built.dispose();
      setStage(undefined);
    };
  }, [design, theme]);
  return { canvases: { backdrop, front }, stage };
}
