import type { MotifScene } from '../motif.ts';
import type { Palette } from '../palette.ts';
import { polar, svg, times } from '../svg.ts';

const suits = [
  'M0 16C-34-8-14-32 0-12 14-32 34-8 0 16z',
  'M0-22 18 0 0 22-18 0z',
  'M0-22C34 4 16 22 3 10l5 14H-8l5-14C-16 22-34 4 0-22z',
  'M0-22a10 10 0 0 1 7 17 10 10 0 1 1-4 14l5 15H-8l5-15A10 10 0 1 1-7-5 10 10 0 0 1 0-22z',
] as const;

/** A fan of cards or a wheel, four chip stacks in front. */
export function table({ palette, draw, hint }: MotifScene): string {
  const isWheel = draw.chance(0.4) && hint.symbol === undefined;
  const back = isWheel
    ? wheel(palette, draw.between(0, 20))
    : fan(palette, 3 + draw.whole(2), draw);
  const first = draw.whole(2);
  const stacks = times(4, (stack) => {
    const height = 1 + draw.whole(4);
    const x = 72 + stack * 52;
    const fill = (stack + first) % 2 === 0 ? palette.first : palette.second;
    return times(height, (level) => chip(x, 256 - level * 11, fill));
  });
  return `${back}<g stroke="${palette.ink}" stroke-width="3">${stacks}</g>`;
}

type CardDraw = MotifScene['draw'];

function fan(palette: Palette, count: number, draw: CardDraw): string {
  const suitAt = draw.whole(4);
  const spread = draw.between(13, 46 / count);
  const cards = times(count, (index) => {
    const turn = (index - (count - 1) / 2) * spread;
    const which = (suitAt + index) % 4;
    const fill = which < 2 ? '#d7263d' : '#141729';
    return (
      svg`<g transform="rotate(${turn} 150 330)"><rect x="98" y="62" width="104" ` +
      'height="150" rx="13" fill="#fff"/>' +
      svg`<g stroke="none" fill="${fill}"><path d="${suits[which] ?? ''}" ` +
      'transform="translate(150 138) scale(1.7)"/>' +
      svg`<path d="${suits[which] ?? ''}" transform="translate(118 86) scale(.5)"/></g></g>`
    );
  });
  return `<g stroke="${palette.ink}" stroke-width="4">${cards}</g>`;
}

function wheel(palette: Palette, turn: number): string {
  const centre = { x: 150, y: 142 };
  const sectors = times(18, (index) => {
    const from = polar(centre, 94, turn + index * 20);
    const to = polar(centre, 94, turn + index * 20 + 20);
    const fill = index === 0 ? palette.glow : index % 2 === 0 ? '#141729' : '#c92a3f';
    return (
      svg`<path fill="${fill}" d="M150 142L${from.x} ${from.y}A94 94 0 0 ` +
      svg`1 ${to.x} ${to.y}z"/>`
    );
  });
  return (
    `<g stroke="${palette.ink}" stroke-width="4"><circle cx="150" cy="142" r="112" ` +
    'fill="url(#m)"/></g>' +
    `<g stroke="${palette.light}" stroke-width="1">${sectors}</g>` +
    `<g stroke="${palette.ink}" stroke-width="4"><circle cx="150" cy="142" r="46" ` +
    `fill="${palette.first}"/>` +
    `<circle cx="150" cy="142" r="15" fill="${palette.light}"/></g>` +
    '<circle cx="196" cy="66" r="9" fill="#fff"/>' +
    '<path d="M62 96a100 100 0 0 1 50-52" fill="none" stroke="#fff" ' +
    'stroke-width="6" stroke-linecap="round" opacity=".6"/>'
  );
}

function chip(x: number, y: number, fill: string): string {
  return (
    svg`<path fill="${fill}" d="M${x - 23} ${y}v9a23 9 0 0 0 46 0v-9"/>` +
    svg`<ellipse cx="${x}" cy="${y}" rx="23" ry="9" fill="${fill}"/>` +
    svg`<path stroke="#fff" stroke-width="5" opacity=".8" d="M${x - 7} ${y + 10}v7m14-7v7"/>`
  );
}
