import type { MotifScene } from '../motif.ts';
import type { Palette } from '../palette.ts';
import { svg, times } from '../svg.ts';

/** Traces with nodes, one emblem, glitch bars. */
export function circuit({ palette, draw }: MotifScene): string {
  const traces = times(9, () => {
    const x = 36 + draw.whole(10) * 24;
    const y = 36 + draw.whole(10) * 24;
    const across = (draw.whole(5) - 2) * 24;
    const down = (draw.whole(5) - 2) * 24;
    return svg`M${x} ${y}h${across}l${down} ${down}v${across}m-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0`;
  });
  const emblem = draw.pick([reticle, cubes, shield]);
  const glitches = times(6, () => {
    const y = draw.between(50, 250);
    const width = draw.between(20, 90);
    return svg`<path d="M${draw.between(30, 190)} ${y}h${width}v6h${-width}z"/>`;
  });
  return (
    `<path d="${traces}" fill="none" stroke="${palette.glow}" stroke-width="3" opacity=".7"/>` +
    `<g stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round">${emblem(palette)}</g>` +
    `<g fill="${palette.light}" opacity=".55">${glitches}</g>`
  );
}

function reticle(palette: Palette): string {
  return (
    `<path fill="none" stroke-width="30" d="M150 66a84 84 0 1 1-.1 0z"/>` +
    `<path fill="none" stroke="${palette.first}" stroke-width="20" ` +
    'd="M150 66a84 84 0 1 1-.1 0z" stroke-dasharray="104 28"/>' +
    `<path fill="${palette.light}" d="M144 40h12v64h-12zM144 196h12v64h-12zM40 144` +
    'h64v12H40zM196 144h64v12h-64z"/>' +
    `<circle cx="150" cy="150" r="22" fill="${palette.second}"/>` +
    '<circle cx="143" cy="143" r="6" fill="#fff" stroke="none"/>'
  );
}

function cubes(palette: Palette): string {
  const cube = (x: number, y: number): string =>
    svg`<path fill="${palette.light}" d="M${x} ${y}l46-24 46 24-46 24z"/>` +
    svg`<path fill="${palette.first}" d="M${x} ${y}v50l46 24v-50z"/>` +
    svg`<path fill="${palette.second}" d="M${x + 92} ${y}v50l-46 24v-50z"/>`;
  return cube(104, 76) + cube(58, 150) + cube(150, 150);
}

function shield(palette: Palette): string {
  return (
    `<path fill="url(#m)" d="M150 42l92 30c0 90-22 150-92 190-70-40-92-100-92-190z"/>` +
    `<path fill="${palette.deep}" d="M150 68l68 22c0 70-18 116-68 148-50-32-68-78-68-148z"/>` +
    `<path fill="${palette.light}" d="M166 84l-58 84h34l-14 58 60-88h-36z"/>` +
    `<path fill="none" stroke="#fff" stroke-linecap="round" opacity=".6" d="M70 84l50-17"/>`
  );
}
