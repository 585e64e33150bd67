import { useEffect, useRef, useState, type RefObject } from 'react';
import { createStage, type Stage, type StagedDesign } from './reels/stage.ts';
import type { SlotTheme } from './data/themes.ts';

/** Builds the stage on its canvas and keeps it at the canvas's size. */
export function useStage(options: {
  readonly design: StagedDesign;
  readonly theme: SlotTheme;
  readonly stops: readonly number[];
  readonly onReelStop?: (reel: number) => void;
}): { canvas: RefObject<HTMLCanvasElement | null>; stage: Stage | undefined } {
  const { design, theme } = options;
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(options);
  const [stage, setStage] = useState<Stage>();
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const element = canvas.current;
    if (element === null) {
      return undefined;
    }
    const built = createStage({
      canvas: element,
      design,
      theme,
      stops: latest.current.stops,
      onReelStop: (reel) => latest.current.onReelStop?.(reel),
    });
    const watcher = new ResizeObserver(() => {
      built.resize();
    });
    watcher.observe(element);
    setStage(built);
    return () => {
      watcher.disconnect();
      built.dispose();
      setStage(undefined);
    };
  }, [design, theme]);
  return { canvas, stage };
}
