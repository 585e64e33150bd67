import type { MotifScene } from '../motif.ts';
import type { Palette } from '../palette.ts';
import { fine, svg, times } from '../svg.ts';

/** A hero fish with its shoal, weeds and bubbles. */
export function deep({ palette, draw }: MotifScene): string {
  const weeds = times(6, (index) => {
    const x = 44 + index * 42 + draw.between(-10, 10);
    const tall = draw.between(40, 100);
    const side = draw.between(-18, 18);
    return svg`M${x} 270q${side} ${-tall / 4} 0 ${-tall / 2}t0 ${-tall / 2}`;
  });
  const bubbles = times(14, () => {
    const r = draw.between(2, 9);
    return svg`<circle cx="${draw.between(36, 264)}" cy="${draw.between(36, 250)}" r="${r}"/>`;
  });
  const shoal = times(5, (index) => {
    const x = draw.between(44, 256);
    const y = index < 3 ? draw.between(38, 84) : draw.between(216, 256);
    const scale = draw.between(0.18, 0.32);
    const isFlipped = draw.chance(0.5);
    return (
      svg`<use href="#f" transform="translate(${x} ${y}) ` +
      svg`scale(${fine(isFlipped ? -scale : scale)} ${fine(scale)})"/>`
    );
  });
  const size = draw.between(1, 1.28);
  const isFlipped = draw.chance(0.5);
  const tilt = draw.between(-16, 10);
  return (
    `<defs>${fish(palette, draw)}</defs><path d="${weeds}" fill="none" ` +
    `stroke="${palette.deep}" stroke-width="9" stroke-linecap="round"/>` +
    '<g fill="#fff" fill-opacity=".15" stroke="#fff" stroke-opacity=".6" ' +
    `stroke-width="2">${bubbles}</g>${shoal}` +
    svg`<use href="#f" transform="translate(150 152) rotate(${tilt}) ` +
    svg`scale(${fine(isFlipped ? -size : size)} ${fine(size)})"/>`
  );
}

function fish(palette: Palette, draw: MotifScene['draw']): string {
  const tail = draw.between(26, 46);
  const fin = draw.between(30, 52);
  const hasStripes = draw.chance(0.5);
  const marks = hasStripes
    ? '<path fill="none" stroke="#fff" stroke-width="11" opacity=".85" ' +
      'd="M24-41q12 40 0 80M-12-43q10 44 0 88"/>'
    : `<g fill="${palette.light}" stroke="none" opacity=".8"><circle r="10" cx="-14" ` +
      'cy="-14"/><circle r="7" cx="10" cy="10"/><circle r="6" cx="-30" cy="10"/></g>';
  return (
    `<g id="f" stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round">` +
    svg`<path fill="${palette.second}" d="M-58 0l-42 ${-tail}q16 ${tail} ` +
    svg`0 ${tail * 2}zM-20-40q24 ${-fin} 56 ${-fin * 0.4}L40-32zM-4 40q0 ${fin * 0.7} ` +
    svg`30 ${fin * 0.8}L34 34z"/>` +
    `<path fill="url(#m)" d="M-66 0C-40-60 44-62 78 0 44 62-40 60-66 0z"/>${marks}` +
    '<path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" ' +
    'opacity=".6" d="M-30-36Q2-50 40-34"/>' +
    '<circle cx="50" cy="-10" r="11" fill="#fff"/><circle cx="53" cy="-9" r="4" ' +
    `fill="${palette.ink}"/>` +
    `<path fill="none" stroke-linecap="round" d="M74 8q-9 8-16 5"/></g>`
  );
}
