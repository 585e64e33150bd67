import type { MotifScene } from '../motif.ts';
import { svg, times } from '../svg.ts';

/** A fan of feathers with eye spots before a sun; no animals (design-brief.md 0.3 Q8). */
export function plume({ palette, draw }: MotifScene): string {
  const count = 7 + draw.whole(3) * 2;
  const long = draw.between(150, 178);
  const half = draw.between(15, 21);
  const spread = draw.between(60, 78);
  const feathers = times(count, (index) => {
    const turn = ((index / (count - 1)) * 2 - 1) * spread;
    const fill = index % 2 === 0 ? palette.first : palette.second;
    return svg`<use href="#f" fill="${fill}" transform="translate(150 262) rotate(${turn})"/>`;
  });
  return (
    '<defs><g id="f">' +
    svg`<path d="M0 0C${-half * 2} ${-long * 0.5} ${-half * 1.4} ${-long} ` +
    svg`0 ${-long * 1.14} ${half * 1.4} ${-long} ${half * 2} ${-long * 0.5} 0 0z"/>` +
    svg`<path fill="none" stroke-width="2" d="M0 0V${-long}"/>` +
    svg`<ellipse cy="${-long * 0.84}" rx="${half * 0.72}" ry="${half}" ` +
    svg`fill="${palette.light}" stroke-width="3"/>` +
    svg`<circle cy="${-long * 0.82}" r="${half * 0.4}" fill="${palette.ink}" ` +
    'stroke="none"/></g></defs>' +
    `<circle cx="150" cy="150" r="112" fill="url(#m)" opacity=".9"/>` +
    `<g stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round">${feathers}` +
    `<circle cx="150" cy="258" r="20" fill="${palette.glow}"/></g>`
  );
}
