import type { Palette } from './palette.ts';
import { closedPath, polar, svg, times } from './svg.ts';

export const symbolNames = [
  'gem',
  'star',
  'seven',
  'bell',
  'clover',
  'coin',
  'crown',
  'flame',
  'moon',
  'leaf',
] as const;

export type SymbolName = (typeof symbolNames)[number];

const petal = 'M0 2c-30-6-36-38-15-43 8-2 15 4 15 12 0-8 7-14 15-12 21 5 15 37-15 43z';
const petals = times(4, (turn) => `<path d="${petal}" transform="rotate(${turn * 90 + 45})"/>`);
const star = closedPath(
  Array.from({ length: 10 }, (_, index) =>
    polar({ x: 0, y: 2 }, index % 2 === 0 ? 50 : 23, index * 36 - 90),
  ),
);

interface Shape {
  readonly body: string;
  /** Strokes on top of the body, in ink. */
  readonly lines: string;
  /** The gloss mark, in white. */
  readonly gloss: string;
}

const shapes: Readonly<Record<SymbolName, Shape>> = {
  gem: {
    body: '<path d="M-28-38h56l22 26-50 56-50-56z"/>',
    lines: 'M-50-12H50M-28-38l12 26L0 44l16-56 12-26M-16-12 0-38l16 26',
    gloss: 'M-26-31l-13 14',
  },
  star: { body: `<path d="${star}"/>`, lines: '', gloss: 'M-6-26l-5 13-15 1' },
  seven: {
    body: '<path d="M-34-42h70v20L8 44h-30L8-20h-24v12h-18z"/>',
    lines: '',
    gloss: 'M-27-34h42',
  },
  bell: {
    body:
      '<circle cy="38" r="9"/><path d="M0-47c7 0 10 5 10 10 18 6 24 21 24 38 0 15 6 ' +
      '20 13 28h-94c7-8 13-13 13-28 0-17 6-32 24-38 0-5 3-10 10-10z"/>',
    lines: 'M-36 14h72',
    gloss: 'M-24 2c0-14 5-21 13-26',
  },
  clover: {
    body: `<path d="M3 4q5 26 22 42" fill="none" stroke-width="7"/>${petals}`,
    lines: '',
    gloss: 'M-30-16q0-12 9-14M12-31q6-3 12 1',
  },
  coin: {
    body: '<circle r="45"/>',
    lines: 'M0-33a33 33 0 1 1-.1 0zM0-18 18 0 0 18-18 0z',
    gloss: 'M-38-4c2-16 12-28 26-33',
  },
  crown: {
    body:
      '<path d="M-46 34v-54l23 22L0-40 23 2l23-22v54z"/><circle cx="-46" cy="-23" ' +
      'r="6"/><circle cy="-43" r="6"/><circle cx="46" cy="-23" r="6"/>',
    lines: 'M-46 20h92',
    gloss: 'M-38 12v-16M-10-8l6-12',
  },
  flame: {
    body:
      '<path d="M4-50c4 22 33 32 32 63-1 21-16 35-36 35s-36-14-36-35c0-15 9-23 14-36 ' +
      '6 5 9 10 10 17C-1-16 6-30 4-50z"/>',
    lines: 'M0 48c-12 0-18-9-18-18 0-12 10-16 14-28 10 10 22 18 22 29 0 9-7 17-18 17z',
    gloss: 'M-28 14c0-9 3-13 6-18',
  },
  moon: {
    body: '<path d="M16-46a47 47 0 1 0 32 62A40 40 0 0 1 16-46z"/>',
    lines: '',
    gloss: 'M-37 6c-2-16 6-30 18-38',
  },
  leaf: {
    body: '<path d="M-34 34C-50-12-16-48 44-48c6 58-28 96-78 82z"/>',
    lines: 'M-46 48C-26 16-6-6 20-24M-20 14l-2-20M-4-2h20',
    gloss: 'M-30 2c2-18 14-30 32-35',
  },
};

/** Defines a symbol once in a box of 100 units around 0,0; drawn by `placeSymbol`. */
export function defineSymbol(id: string, name: SymbolName, palette: Palette): string {
  const { body, lines, gloss } = shapes[name];
  const inner =
    lines === '' ? '' : `<path d="${lines}" fill="none" stroke-width="3" opacity=".55"/>`;
  return (
    `<g id="${id}" fill="url(#n)" stroke="${palette.ink}" stroke-width="5" ` +
    `stroke-linejoin="round" stroke-linecap="round">${body}${inner}` +
    `<path d="${gloss}" fill="none" stroke="#fff" opacity=".65"/></g>`
  );
}

export interface SymbolPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn?: number;
}

export function placeSymbol(id: string, place: SymbolPlace): string {
  const scale = Math.round((place.radius / 50) * 100) / 100;
  const turn = place.turn === undefined ? '' : svg` rotate(${place.turn})`;
  return (
    svg`<use href="#${id}" transform="translate(${place.x} ${place.y})${turn} ` +
    svg`scale(${String(scale)})"/>`
  );
}
