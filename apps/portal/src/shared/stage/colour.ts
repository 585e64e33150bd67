/** An OKLCH colour for canvas fills; even lightness keeps ten palettes balanced. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  return `oklch(${lightness} ${chroma} ${hue})`;
}

/** The same colour, see-through. */
export function faded(colour: string, alpha: number): string {
  return colour.replace(')', ` / ${alpha})`);
}

/** A vertical gradient with evenly spaced stops. */
export function vertical(
  context: CanvasRenderingContext2D,
  box: { readonly top: number; readonly bottom: number },
  colours: readonly string[],
): CanvasGradient {
  const gradient = context.createLinearGradient(0, box.top, 0, box.bottom);
  colours.forEach((colour, index) => {
    gradient.addColorStop(colours.length === 1 ? 0 : index / (colours.length - 1), colour);
  });
  return gradient;
}

/** A small deterministic generator for decoration; nothing random decides anything here. */
export function decorationSequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
