import type { ArtCategory } from './category.ts';
import { titleLayer } from './lettering.ts';
import { chooseMotif, hintOf, type MotifScene } from './motif.ts';
import type { MotifName } from './motif-name.ts';
import { ascent } from './motifs/ascent.ts';
import { circuit } from './motifs/circuit.ts';
import { crystals } from './motifs/crystals.ts';
import { deep as deepSea } from './motifs/deep.ts';
import { lotteryDraw } from './motifs/draw.ts';
import { duel } from './motifs/duel.ts';
import { mosaic } from './motifs/mosaic.ts';
import { plume } from './motifs/plume.ts';
import { reels } from './motifs/reels.ts';
import { relic } from './motifs/relic.ts';
import { stadium } from './motifs/stadium.ts';
import { table } from './motifs/table.ts';
import { paletteFor, type Palette } from './palette.ts';
import { patternLayer, patternNames, type PatternName } from './patterns.ts';
import { drawFor, fnv1a, type Draw } from './seed.ts';
import { fine, polar, svg, times } from './svg.ts';
import { symbolNames } from './symbols.ts';

export interface TileGame {
  readonly nodeId: string;
  readonly category: ArtCategory;
  /** Sub-type of RNG; empty elsewhere. */
  readonly subType: string;
  readonly vendor: string;
  /** The vendor's own title, in English. */
  readonly title: string;
  /** 3:4 tile or 16:9 picture. */
  readonly shape: 'tile' | 'wide';
}

const motifs: Readonly<Record<MotifName, (scene: MotifScene) => string>> = {
  reels,
  relic,
  crystals,
  ascent,
  table,
  deep: deepSea,
  stadium,
  circuit,
  draw: lotteryDraw,
  duel,
  plume,
  mosaic,
};

const frames = {
  tile: { width: 300, height: 400 },
  wide: { width: 480, height: 270 },
} as const;

/** The picture of a game: self-contained SVG, the same for the same game for ever (recipe 1). */
export function tileSvg(game: TileGame): string {
  const seed = fnv1a(`${game.nodeId}|${game.category}|${game.title}`);
  const frame = frames[game.shape];
  const palette = paletteFor(game.category, drawFor(seed, 'palette'));
  const title = drawFor(seed, 'title');
  const isWide = game.shape === 'wide';
  const motif = motifLayer(game, seed, palette);
  const box = isWide
    ? { width: 210, baseline: 236, x: 24, isCentred: false }
    : { width: 264, baseline: 376, x: 150, isCentred: true };
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">` +
    gradients(palette, drawFor(seed, 'sky'), isWide) +
    background(game, seed, palette) +
    (isWide ? `<g transform="translate(216 -8) scale(.94)">${motif}</g>` : motif) +
    `<path fill="url(#b)" d="M0 0h${frame.width}v${frame.height}H0z"/>` +
    `${titleLayer(game.title, box, { palette, draw: title })}</svg>`
  );
}

function gradients(palette: Palette, draw: Draw, isWide: boolean): string {
  const { ink, deep, first, second, glow, light } = palette;
  const tilt = draw.between(-0.3, 0.3);
  const stops = palette.isDark ? [ink, deep, second] : [deep, first, second];
  const across = draw.between(30, 70);
  const down = draw.between(15, 45);
  const scrim = isWide ? 'x1="1" x2="0" y1="0" y2=".25"' : 'y2="1" x2="0"';
  const from = isWide ? 0.42 : 0.575;
  return (
    `<defs><linearGradient id="a" x1="${fine(0.5 - tilt)}" x2="${fine(0.5 + tilt)}" y2="1">` +
    `<stop stop-color="${stops[0]}"/><stop offset=".55" stop-color="${stops[1]}"/>` +
    `<stop offset="1" stop-color="${stops[2]}"/></linearGradient>` +
    `<linearGradient id="m" x2="0" y2="1"><stop stop-color="${light}"/>` +
    `<stop offset=".5" stop-color="${first}"/>` +
    `<stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<linearGradient id="n" x2="0" y2="1"><stop stop-color="#fff"/>` +
    `<stop offset=".45" stop-color="${glow}"/>` +
    `<stop offset="1" stop-color="${second}"/></linearGradient>` +
    svg`<radialGradient id="l" cx="${across}%" cy="${down}%" r="62%">` +
    `<stop stop-color="${light}" stop-opacity=".75"/>` +
    `<stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="b" ${scrim}><stop offset="${fine(from)}" ` +
    `stop-color="${ink}" stop-opacity="0"/>` +
    `<stop offset=".8" stop-color="${ink}" stop-opacity=".78"/>` +
    `<stop offset="1" stop-color="${ink}" stop-opacity=".94"/></linearGradient>` +
    '</defs>'
  );
}

const overlays: readonly [PatternName, ...PatternName[]] = ['rays', 'rings', 'bars', 'stars'];

/** Sky, one or two patterns, the light. A vendor's hash turns the list, so a studio has a hand. */
function background(game: TileGame, seed: number, palette: Palette): string {
  const { width, height } = frames[game.shape];
  const draw = drawFor(seed, 'pattern');
  const colour = palette.isDark ? palette.glow : palette.ink;
  const studio = fnv1a(game.vendor) % patternNames.length;
  const name = patternNames[(studio + draw.whole(5) * 3) % patternNames.length] ?? 'rays';
  const opacity = draw.between(0.1, 0.22);
  const area = { width, height, colour, opacity, id: 'p' };
  const hasMore = draw.chance(0.3);
  const more = draw.pick(overlays);
  const extra = hasMore && more !== name ? { ...area, opacity: opacity * 0.7, id: 'q' } : undefined;
  const rect = svg`d="M0 0h${width}v${height}H0z"`;
  return (
    `<path fill="url(#a)" ${rect}/>${patternLayer(name, area, drawFor(seed, 'texture'))}` +
    (extra === undefined ? '' : patternLayer(more, extra, drawFor(seed, 'overlay'))) +
    `<path fill="url(#l)" ${rect}/>`
  );
}

function motifLayer(game: TileGame, seed: number, palette: Palette): string {
  const hint = hintOf(game.title);
  const choice = chooseMotif(game, hint, drawFor(seed, 'motif'));
  const drawn = drawFor(seed, 'hero').pick(symbolNames);
  const scene = {
    palette,
    hint,
    category: game.category,
    hero: choice.hero ?? drawn,
    draw: drawFor(seed, choice.motif),
  };
  return motifs[choice.motif](scene) + sparks(drawFor(seed, 'sparks'));
}

function sparks(draw: Draw): string {
  const stars = times(7, () => {
    const at = { x: draw.between(16, 284), y: draw.between(14, 250) };
    const arm = draw.between(3, 10);
    const points = Array.from({ length: 8 }, (_, index) => {
      const to = polar({ x: 0, y: 0 }, index % 2 === 0 ? arm : arm * 0.25, index * 45);
      return svg`${to.x} ${to.y}`;
    });
    return svg`<path transform="translate(${at.x} ${at.y})" d="M${points.join('L')}z"/>`;
  });
  return `<g fill="#fff" opacity=".8">${stars}</g>`;
}
