import { defineSymbol, placeSymbol } from '../symbols.ts';
import type { MotifScene } from '../motif.ts';
import { closedPath, polar, svg, times } from '../svg.ts';

const centre = { x: 150, y: 150 };

/** A toothed medallion with the hero in its middle. */
export function relic({ palette, draw, hero }: MotifScene): string {
  const teeth = 8 + draw.whole(10);
  const depth = draw.between(8, 22);
  const turn = draw.between(0, 40);
  const inner = draw.whole(3);
  const isSharp = draw.chance(0.5);
  const outline = closedPath(
    Array.from({ length: teeth * 4 }, (_, index) => {
      const isOut = index % 4 < 2;
      const step = isSharp && index % 4 === 1 ? index - 0.55 : index;
      return polar(centre, isOut ? 118 : 118 - depth, turn + (step * 90) / teeth);
    }),
  );
  const innerShape = inner === 0 ? '' : innerPath(inner === 1 ? 6 : 4, turn);
  const studs = times(teeth, (index) => {
    const at = polar(centre, 91, turn + (index * 360) / teeth + 45 / teeth);
    return svg`<circle cx="${at.x}" cy="${at.y}" r="4"/>`;
  });
  return (
    `<defs>${defineSymbol('s', hero, palette)}</defs>` +
    `<g stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round">` +
    `<path fill="url(#m)" d="${outline}"/><circle cx="150" cy="150" r="80" ` +
    `fill="${palette.deep}"/></g>` +
    `<g fill="${palette.light}" stroke="${palette.ink}" stroke-width="2">${studs}</g>` +
    `<g fill="none" stroke="${palette.glow}" stroke-width="4">` +
    '<circle cx="150" cy="150" r="70" stroke-width="6" stroke-dasharray="2 6" ' +
    `opacity=".7"/>${innerShape}</g>` +
    '<path d="M70 96a96 96 0 0 1 54-39" fill="none" stroke="#fff" stroke-width="6" ' +
    'stroke-linecap="round" opacity=".6"/>' +
    placeSymbol('s', { x: 150, y: 150, radius: 54 })
  );
}

function innerPath(sides: number, turn: number): string {
  const corners = Array.from({ length: sides }, (_, index) =>
    polar(centre, 66, turn + (index * 360) / sides),
  );
  return `<path fill="none" d="${closedPath(corners)}"/>`;
}
