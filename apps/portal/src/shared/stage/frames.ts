/** Draws a frame whenever something moves, and nothing while all stands still. */
export interface Frames {
  /** Something changed: draws soon, and goes on until `draw` says that nothing moves any more. */
  readonly wake: () => void;
  readonly stop: () => void;
}

export function createFrames(draw: (nowMs: number) => boolean): Frames {
  let request: number | undefined;
  const frame = (nowMs: number): void => {
    request = draw(nowMs) ? requestAnimationFrame(frame) : undefined;
  };
  return {
    wake: () => {
      request ??= requestAnimationFrame(frame);
    },
    stop: () => {
      if (request !== undefined) {
        cancelAnimationFrame(request);
        request = undefined;
      }
    },
  };
}
