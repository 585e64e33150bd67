import type { MotifScene } from '../motif.ts';
import type { Palette } from '../palette.ts';
import { svg, times } from '../svg.ts';

/** Planets, a rising curve and a rocket at its tip. */
export function ascent({ palette, draw }: MotifScene): string {
  const worlds = 1 + draw.whole(3);
  const bend = draw.between(150, 210);
  const tip = { x: draw.between(196, 222), y: draw.between(82, 104) };
  const hasRing = draw.chance(0.7);
  const planets = times(worlds, (index) => {
    const x = [92, 226, 60][index] ?? 90;
    const y = [112, 214, 210][index] ?? 90;
    const r = draw.between(20, 46) - index * 7;
    return planet(
      { x: x + draw.between(-14, 14), y, r, isRinged: hasRing && index === 0 },
      palette,
    );
  });
  const curve = svg`M34 262Q${bend} 258 ${tip.x} ${tip.y}`;
  return (
    `<g stroke="${palette.ink}" stroke-width="4">${planets}</g>` +
    `<g fill="none" stroke-linecap="round"><path d="${curve}" ` +
    `stroke="${palette.ink}" stroke-width="24"/>` +
    `<path d="${curve}" stroke="${palette.first}" stroke-width="15"/>` +
    `<path d="${curve}" stroke="${palette.light}" stroke-width="5"/></g>` +
    svg`<g transform="translate(${tip.x} ${tip.y}) rotate(${draw.between(30, 46)}) ` +
    svg`scale(1.25)">${rocket(palette)}</g>`
  );
}

interface Planet {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly isRinged: boolean;
}

function planet({ x, y, r, isRinged }: Planet, palette: Palette): string {
  const ring = isRinged
    ? svg`<ellipse cx="${x}" cy="${y}" rx="${r * 1.7}" ry="${r * 0.45}" fill="none" ` +
      svg`stroke="${palette.glow}" stroke-width="6" transform="rotate(-18 ${x} ${y})" ` +
      svg`stroke-dasharray="${r * 3.9} ${r * 2.6}"/>`
    : '';
  return (
    svg`<circle cx="${x}" cy="${y}" r="${r}" fill="url(#m)"/>` +
    svg`<path d="M${x - r * 0.7} ${y - r * 0.2}q${r * 0.7} ${r * 0.5} ${r * 1.5} 0" ` +
    svg`fill="none" stroke="#fff" opacity=".4"/>${ring}`
  );
}

function rocket(palette: Palette): string {
  return (
    `<g stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round">` +
    `<path fill="${palette.glow}" d="M-11 30q11 46 22 0z"/>` +
    `<path fill="${palette.second}" d="M-18 6l-16 26 18-4M18 6l16 26-18-4"/>` +
    `<path fill="#fff" d="M0-58c22 18 26 54 18 88h-36c-8-34-4-70 18-88z"/>` +
    `<path fill="${palette.first}" d="M0-58c9 7 15 18 18 30h-36c3-12 9-23 18-30z"/>` +
    `<circle cy="-6" r="9" fill="${palette.second}"/></g>`
  );
}
