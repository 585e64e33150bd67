import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SlotTheme } from './data/themes.ts';
import { createStage, type Stage } from './reels/stage.ts';
import type { StagedDesign } from './reels/stage-state.ts';

/** The two canvases of a stage, one over the other. */
export interface StageRefs {
  readonly backdropRef: RefObject<HTMLCanvasElement | null>;
  readonly frontRef: RefObject<HTMLCanvasElement | null>;
}

/** Builds the stage on its canvases and keeps it at their size. */
export function useStage(options: {
  readonly design: StagedDesign;
  readonly theme: SlotTheme;
  readonly stops: readonly number[];
  readonly onReelStop?: (reel: number) => void;
}): StageRefs & { readonly stage: Stage | undefined } {
  const { design, theme } = options;
  const backdropRef = useRef<HTMLCanvasElement>(null);
  const frontRef = useRef<HTMLCanvasElement>(null);
  const latest = useRef(options);
  const [stage, setStage] = useState<Stage>();
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const backdrop = backdropRef.current;
    const front = frontRef.current;
    if (backdrop === null || front === null) {
      return undefined;
    }
    const built = createStage({
      backdrop,
      front,
      design,
      theme,
      stops: latest.current.stops,
      onReelStop: (reel) => latest.current.onReelStop?.(reel),
    });
    const watcher = new ResizeObserver(() => {
      built.resize();
    });
    watcher.observe(front);
    setStage(built);
    return () => {
      watcher.disconnect();
      built.dispose();
      setStage(undefined);
    };
  }, [design, theme]);
  return { backdropRef, frontRef, stage };
}
