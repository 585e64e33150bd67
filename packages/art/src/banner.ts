import { toHex } from './oklch.ts';
import { drawFor, fnv1a, type Draw } from './seed.ts';
import { fine, svg, times } from './svg.ts';

export const bannerHeroes = ['chips', 'ball', 'ticket', 'gift', 'fish', 'trophy'] as const;

export type BannerHero = (typeof bannerHeroes)[number];

const ink = '#12142a';

const heroes: Readonly<Record<BannerHero, string>> = {
  chips: [0, 1, 2]
    .map((stack) =>
      [0, 1, 2, 3, 4]
        .slice(stack)
        .map((level) => {
          const [x, y] = [-62 + stack * 62, 60 - (level - stack) * 17];
          const fill = (level + stack) % 2 === 0 ? '#ffb46e' : '#8f99ff';
          return (
            `<path fill="${fill}" d="M${x - 29} ${y}v14a29 11 0 0 0 58 0v-14"/>` +
            `<ellipse cx="${x}" cy="${y}" rx="29" ry="11" fill="${fill}"/>`
          );
        })
        .join(''),
    )
    .join(''),
  ball:
    '<circle r="70" fill="#fff"/><path fill="#12142a" d="M0-26l25 18-9 30h-32l-9-30' +
    'zM-10-69h20L0-54zM58-40l10 20-16-2zM46 52l-20 14 2-17zM-46 52l20 14-2-17' +
    'zM-58-40l-10 20 16-2z"/>',
  ticket:
    '<g transform="rotate(-14)"><path fill="#fff3dd" d="M-92-52H92v34a18 18 0 0 0 ' +
    '0 36v34H-92V18a18 18 0 0 0 0-36z"/><path fill="none" stroke-dasharray="9 8" ' +
    'd="M46-50V50"/><circle cx="-46" r="25" fill="#ffb46e"/><circle cx="10" r="25" ' +
    'fill="#8f99ff"/></g>',
  gift:
    '<path fill="#8f99ff" d="M-64-14H64v80H-64z"/><path fill="#aeb6ff" ' +
    'd="M-76-40H76v28H-76z"/><path fill="#ffb46e" d="M-14-40h28V66h-28z"/>' +
    '<path fill="none" stroke="#ffb46e" stroke-width="12" ' +
    'd="M0-42C-60-46-52-96-22-88-6-84 0-60 0-42 0-60 6-84 22-88c30-8 38 42-22 46"/>',
  fish:
    '<path fill="#ffb46e" d="M-58 0l-44-38q16 38 0 76zM-14-44q26-44 58-14l-6 18z"/>' +
    '<path fill="#ff8f70" d="M-68 0C-40-66 46-68 84 0 46 68-40 66-68 0z"/>' +
    '<path fill="none" stroke="#fff" stroke-width="12" d="M24-46q14 44 0 92M-14-48' +
    'q12 48 0 98"/><circle cx="54" cy="-12" r="11" fill="#fff"/>' +
    '<circle cx="57" cy="-11" r="4"/>',
  trophy:
    '<path fill="none" stroke-width="12" stroke="#ffb46e" d="M-46-52h-30c0 44 18 ' +
    '58 42 60M46-52h30c0 44-18 58-42 60"/><path fill="#ffcf5c" ' +
    'd="M-52-72H52c0 64-12 98-40 104v26h34v20h-92V58h34V32c-28-6-40-40-40-104z"/>' +
    '<path fill="#fff" stroke="none" opacity=".7" d="M-34-58h14c0 34 4 54 12 ' +
    '70-18-10-26-34-26-70z"/>',
};

/**
 * A scene of 3:1 for the banner; its text is real text above it (design-brief.md 2.8). The scrim
 * at the start keeps a title at 8.99:1 even over white; right-to-left pages mirror the scene.
 */
export function bannerSvg(seed: string, hero: BannerHero): string {
  const draw = drawFor(fnv1a(`banner|${seed}`), 'scene');
  const hue = draw.between(240, 330);
  const sunX = draw.between(0.66, 0.83) * 960;
  const sky = [
    toHex({ lightness: 0.24, chroma: 0.09, hue }),
    toHex({ lightness: 0.44, chroma: 0.15, hue: hue - 20 }),
    toHex({ lightness: 0.76, chroma: 0.14, hue: 55 }),
  ];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 320" ' +
    'preserveAspectRatio="xMidYMid slice"><defs>' +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/>` +
    `<stop offset=".45" stop-color="${sky[1]}"/><stop offset=".75" ` +
    `stop-color="${sky[2]}"/></linearGradient>` +
    '<linearGradient id="d" x2="0" y2="1"><stop stop-color="#fff0c9"/>' +
    '<stop offset="1" stop-color="#ff9a5c"/></linearGradient>' +
    '<linearGradient id="c"><stop offset=".35" stop-color="#0e101b" ' +
    'stop-opacity=".92"/><stop offset=".58" stop-color="#0e101b" ' +
    'stop-opacity=".75"/><stop offset=".8" stop-color="#0e101b" stop-opacity="0"/>' +
    '</linearGradient></defs>' +
    `<path fill="url(#s)" d="M0 0h960v320H0z"/>${stars(draw)}` +
    svg`<circle cx="${sunX}" cy="168" r="92" ` +
    svg`fill="url(#d)"/>${ridges(draw, hue)}${reflection(sunX)}` +
    svg`<g transform="translate(${sunX} 176)" stroke="${ink}" stroke-width="4" ` +
    svg`stroke-linejoin="round">${heroes[hero]}</g>` +
    '<path fill="url(#c)" d="M0 0h960v320H0z"/></svg>'
  );
}

function stars(draw: Draw): string {
  const dots = times(40, () => svg`M${draw.between(0, 960)} ${draw.between(0, 150)}h.1`);
  return `<path d="${dots}" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".7"/>`;
}

function ridges(draw: Draw, hue: number): string {
  return times(3, (ridge) => {
    const base = 214 + ridge * 26;
    const fill = toHex({ lightness: 0.36 - ridge * 0.08, chroma: 0.08, hue: hue - 10 });
    const peaks = times(6, () => svg`t160 ${draw.between(-14, 14)}`);
    return (
      svg`<path fill="${fill}" d="M0 ${base}q80 ${-draw.between(20, 46)} 160 ` +
      svg`0${peaks}L960 ${base}V320H0z"/>`
    );
  });
}

function reflection(x: number): string {
  return times(7, (index) => {
    const half = 80 - index * 10;
    return (
      `<path d="${svg`M${x - half} ${248 + index * 11}h${half * 2}`}" ` +
      'stroke="#ffd9a0" stroke-width="4" stroke-linecap="round" ' +
      `opacity="${fine(0.7 - index * 0.08)}"/>`
    );
  });
}
