import { glyphs } from './data/glyphs.ts';
import type { Palette } from './palette.ts';
import type { Draw } from './seed.ts';
import { escapeText, fine, short, svg } from './svg.ts';

export interface Strokes {
  readonly path: string;
  /** In grid units; the height is 6. */
  readonly width: number;
}

const spacing = 1.5;
const wordSpace = 2.2;

/** The line as one path of the stroke alphabet; signs without a glyph are left out. */
export function strokesOf(line: string): Strokes {
  let x = 0;
  let path = '';
  for (const sign of line.toUpperCase()) {
    const glyph = glyphs[sign];
    if (glyph !== undefined) {
      path += shifted(glyph.path, x);
      x += glyph.width + spacing;
    } else if (sign === ' ') {
      x += wordSpace;
    }
  }
  return { path, width: Math.max(0, x - spacing) };
}

function shifted(path: string, x: number): string {
  return path.replaceAll(/M(\d*\.?\d+) /g, (_, start: string) => `M${short(Number(start) + x)} `);
}

export function isLettered(title: string): boolean {
  return Array.from(title.toUpperCase()).every(
    (sign) => sign === ' ' || Object.hasOwn(glyphs, sign),
  );
}

/** One line, or two balanced ones where that makes larger letters. */
export function linesOf(title: string, box: { readonly width: number }): Strokes[] {
  const whole = strokesOf(title);
  const words = title.split(' ').filter((word) => word !== '');
  const splits = words.slice(1).map((_, index) => {
    const cut = index + 1;
    return [strokesOf(words.slice(0, cut).join(' ')), strokesOf(words.slice(cut).join(' '))];
  });
  const best = splits.reduce<Strokes[]>(
    (shortest, lines) =>
      shortest.length === 0 || widest(lines) < widest(shortest) ? lines : shortest,
    [],
  );
  const isSplit = best.length > 0 && scaleOf(best, box.width) > scaleOf([whole], box.width);
  return isSplit ? best : [whole];
}

function widest(lines: readonly Strokes[]): number {
  return Math.max(...lines.map((line) => line.width));
}

function scaleOf(lines: readonly Strokes[], width: number): number {
  return Math.min(lines.length === 1 ? 6.4 : 5, width / Math.max(1, widest(lines)));
}

export interface TitleBox {
  readonly width: number;
  readonly baseline: number;
  /** Centre of the lines, or their start when `isCentred` is false. */
  readonly x: number;
  readonly isCentred: boolean;
}

/** The title as strokes in one of six styles, or as text when the alphabet lacks a sign of it. */
export function titleLayer(
  title: string,
  box: TitleBox,
  look: { palette: Palette; draw: Draw },
): string {
  const style = look.draw.whole(6);
  if (!isLettered(title)) {
    return textTitle(title, box);
  }
  const lines = linesOf(title, box);
  const scale = scaleOf(lines, box.width);
  const step = 8.6;
  const path = lines
    .map((line, index) => {
      const indent = box.isCentred ? (widest(lines) - line.width) / 2 : 0;
      return placed(line.path, indent, index * step);
    })
    .join('');
  const height = (lines.length - 1) * step + 6;
  const left = box.isCentred ? box.x - (widest(lines) * scale) / 2 : box.x;
  const top = box.baseline - height * scale;
  return (
    `<defs><path id="w" d="${path}"/></defs>` +
    svg`<g transform="translate(${left} ${top}) scale(${fine(scale)})" fill="none" ` +
    'stroke-linecap="round" stroke-linejoin="round">' +
    `${styled(style, look.palette)}</g>`
  );
}

function placed(path: string, x: number, y: number): string {
  return path.replaceAll(
    /M(\d*\.?\d+) (\d*\.?\d+)/g,
    (_, left: string, top: string) => `M${short(Number(left) + x)} ${short(Number(top) + y)}`,
  );
}

interface Copy {
  readonly stroke: string;
  readonly width: number;
  readonly shift?: number;
  readonly opacity?: number;
}

function copies(list: readonly Copy[]): string {
  return list
    .map(({ stroke, width, shift, opacity }) => {
      const moved = shift === undefined ? '' : ` x="${fine(shift * 0.6)}" y="${fine(shift)}"`;
      const faded = opacity === undefined ? '' : ` opacity="${fine(opacity)}"`;
      return `<use href="#w" stroke="${stroke}" stroke-width="${fine(width)}"${moved}${faded}/>`;
    })
    .join('');
}

/** Outline, drop, neon, inline, extrusion, halo (design-brief.md 2.7, lettering). */
function styled(style: number, palette: Palette): string {
  const { ink, deep, first, second, glow, light } = palette;
  switch (style) {
    case 0:
      return copies([
        { stroke: ink, width: 2.3 },
        { stroke: light, width: 1.15 },
      ]);
    case 1:
      return copies([
        { stroke: first, width: 1.2, shift: 0.75 },
        { stroke: '#fff', width: 1.1 },
      ]);
    case 2:
      return copies([
        { stroke: second, width: 2.4, opacity: 0.3 },
        { stroke: second, width: 1.3, opacity: 0.8 },
        { stroke: '#fff', width: 0.55 },
      ]);
    case 3:
      return copies([
        { stroke: ink, width: 2.4 },
        { stroke: glow, width: 1.4 },
        { stroke: deep, width: 0.3 },
      ]);
    case 4:
      return copies([
        { stroke: deep, width: 1.3, shift: 0.9 },
        { stroke: first, width: 1.3, shift: 0.45 },
        { stroke: '#fff', width: 1.2 },
      ]);
    default:
      return copies([
        { stroke: first, width: 2.7, opacity: 0.75 },
        { stroke: ink, width: 1.8 },
        { stroke: '#fff', width: 1 },
      ]);
  }
}

function textTitle(title: string, box: TitleBox): string {
  const size = Math.min(34, (box.width / Math.max(1, title.length)) * 1.5);
  const anchor = box.isCentred ? ' text-anchor="middle"' : '';
  return (
    svg`<text x="${box.x}" y="${box.baseline}" font-family="system-ui,sans-serif" ` +
    svg`font-weight="800" font-size="${size}" ` +
    svg`fill="#fff"${anchor}>${escapeText(title)}</text>`
  );
}
