export interface Glyph {
  readonly width: number;
  /** Strokes on a grid 6 units high: upper-case `M` is absolute, the rest is relative. */
  readonly path: string;
}

const round = 'M2 0c-1.4 0-2 1.3-2 3s.6 3 2 3 2-1.3 2-3-.6-3-2-3z';

/** The stroke alphabet of the lettering: 26 letters, 10 digits and three marks. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  A: { width: 4, path: 'M0 6l2-6 2 6M.8 4h2.4' },
  B: { width: 4, path: 'M0 3h2.3a1.5 1.5 0 0 0 0-3h-2.3v6h2.4a1.5 1.5 0 0 0 0-3' },
  C: { width: 4, path: 'M4 1.2c-.4-.8-1-1.2-1.8-1.2-1.5 0-2.2 1.3-2.2 3s.7 3 2.2 3c.8 0 1.4-.4 1.8-1.2' },
  D: { width: 4, path: 'M0 0v6h1.6c1.6 0 2.4-1.2 2.4-3s-.8-3-2.4-3z' },
  E: { width: 3.6, path: 'M3.6 0h-3.6v6h3.6M0 3h3' },
  F: { width: 3.6, path: 'M3.6 0h-3.6v6M0 3h3' },
  G: { width: 4, path: 'M4 1.2c-.4-.8-1-1.2-1.8-1.2-1.5 0-2.2 1.3-2.2 3s.7 3 2.2 3c1 0 1.8-.6 1.8-1.6v-1.2h-1.5' },
  H: { width: 4, path: 'M0 0v6M4 0v6M0 3h4' },
  I: { width: 0.2, path: 'M.1 0v6' },
  J: { width: 3.2, path: 'M3.2 0v4.4a1.6 1.6 0 0 1-3.2 0' },
  K: { width: 4, path: 'M0 0v6M4 0l-4 3.6M1.4 2.4l2.6 3.6' },
  L: { width: 3.4, path: 'M0 0v6h3.4' },
  M: { width: 5, path: 'M0 6v-6l2.5 4 2.5-4v6' },
  N: { width: 4, path: 'M0 6v-6l4 6v-6' },
  O: { width: 4, path: round },
  P: { width: 4, path: 'M0 6v-6h2.3a1.7 1.7 0 0 1 0 3.4h-2.3' },
  Q: { width: 4, path: `${round}M2.4 4.2l1.6 1.8` },
  R: { width: 4, path: 'M0 6v-6h2.3a1.7 1.7 0 0 1 0 3.4h-2.3M2.2 3.4l1.8 2.6' },
  S: { width: 3.8, path: 'M3.7 1.1c-.4-.7-1-1.1-1.8-1.1-1.1 0-1.9.6-1.9 1.5 0 2 3.8 1 3.8 3 0 .9-.8 1.5-1.9 1.5-.9 0-1.6-.4-2-1.2' },
  T: { width: 4, path: 'M0 0h4M2 0v6' },
  U: { width: 4, path: 'M0 0v4a2 2 0 0 0 4 0v-4' },
  V: { width: 4, path: 'M0 0l2 6 2-6' },
  W: { width: 5, path: 'M0 0l1.2 6 1.3-4.5 1.3 4.5 1.2-6' },
  X: { width: 4, path: 'M0 0l4 6M4 0l-4 6' },
  Y: { width: 4, path: 'M0 0l2 3 2-3M2 3v3' },
  Z: { width: 4, path: 'M0 0h4l-4 6h4' },
  '0': { width: 4, path: round },
  '1': { width: 1.5, path: 'M0 1.2l1.4-1.2v6' },
  '2': { width: 3.9, path: 'M.1 1.4c.2-.9 1-1.4 1.9-1.4 1.1 0 1.9.7 1.9 1.7 0 1.6-2.4 2.5-3.8 4.3h3.8' },
  '3': { width: 4, path: 'M.2 0h3.6l-2 2.4c1.3 0 2.2.7 2.2 1.8s-.9 1.8-2.1 1.8c-.9 0-1.6-.4-1.9-1.1' },
  '4': { width: 4, path: 'M3 6v-6l-3 4.2h4' },
  '5': { width: 4, path: 'M3.7 0h-3.2l-.3 2.7c.5-.4 1-.6 1.7-.6 1.3 0 2.1.8 2.1 1.9s-.9 2-2.1 2c-.9 0-1.6-.4-1.9-1.1' },
  '6': { width: 4, path: 'M3.4 0c-2 .6-3.4 2-3.4 4a2 2 0 1 0 2-2c-1 0-1.7.6-1.9 1.4' },
  '7': { width: 4, path: 'M0 0h4l-2.6 6' },
  '8': { width: 3.2, path: 'M1.6 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 1 0 0-2.8M1.6 2.8a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 1 0 0-3.2' },
  '9': { width: 4, path: 'M.6 6c2-.6 3.4-2 3.4-4a2 2 0 1 0-2 2c1 0 1.7-.6 1.9-1.4' },
  "'": { width: 0.4, path: 'M.2 0v1.4' },
  '-': { width: 2, path: 'M0 3h2' },
  '&': { width: 4.2, path: 'M4 6l-3.1-3.8c-.9-1.1-.2-2.2.9-2.2s1.6 1.2.7 2l-1.6 1.3c-1.6 1.3-.6 2.7.7 2.7 1.2 0 2.1-.8 2.4-2.4' },
};
