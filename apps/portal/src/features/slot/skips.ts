/**
 * What the player may skip of a showing. Reels are no part of it: they stop early only where the
 * site may let them (R15).
 */
export interface Skips {
  /** Begins a part that may be skipped; its signal ends with the whole showing too. */
  readonly begin: () => AbortSignal;
  readonly end: () => void;
  /** True once the rest of the free spins was skipped. */
  readonly isFeatureSkipped: () => boolean;
  readonly skipPart: () => void;
  readonly skipFeature: () => void;
}

export function createSkips(
  leaving: AbortSignal,
  onChange: (canSkip: boolean) => void = () => {},
): Skips {
  const feature = new AbortController();
  let part = new AbortController();
  return {
    begin: () => {
      part = new AbortController();
      onChange(true);
      return AbortSignal.any([leaving, part.signal]);
    },
    end: () => {
      onChange(false);
    },
    isFeatureSkipped: () => feature.signal.aborted,
    skipPart: () => {
      part.abort();
    },
    skipFeature: () => {
      feature.abort();
      part.abort();
    },
  };
}
