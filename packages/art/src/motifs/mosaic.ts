import { defineSymbol, placeSymbol } from '../symbols.ts';
import type { MotifScene } from '../motif.ts';
import { svg, times } from '../svg.ts';

const crosses: readonly [readonly number[], ...(readonly number[])[]] = [
  [2, 7, 10, 11, 12, 13, 14, 17, 22],
  [0, 4, 6, 8, 12, 16, 18, 20, 24],
  [2, 6, 8, 10, 14, 16, 18, 22, 12],
  [0, 1, 2, 3, 4, 7, 12, 17, 22],
];

/** Five by five rounded squares, some of them lit, the hero in the middle. */
export function mosaic({ palette, draw, hero }: MotifScene): string {
  const lit = draw.pick(crosses);
  const turn = draw.between(-8, 8);
  const round = draw.pick([6, 12, 22]);
  const tiles = times(25, (cell) => {
    const x = 39 + (cell % 5) * 45;
    const y = 39 + Math.floor(cell / 5) * 45;
    const isLit = lit.includes(cell);
    const fill = isLit ? palette.glow : draw.chance(0.5) ? palette.first : palette.second;
    return svg`<rect x="${x}" y="${y}" width="42" height="42" rx="${round}" fill="${fill}"/>`;
  });
  const marks = lit
    .map((cell) => {
      const at = { x: 60 + (cell % 5) * 45, y: 60 + Math.floor(cell / 5) * 45 };
      return placeSymbol('s', { ...at, radius: 15 });
    })
    .join('');
  return (
    `<defs>${defineSymbol('s', hero, palette)}</defs>` +
    svg`<g transform="rotate(${turn} 150 150)"><rect x="28" y="28" width="244" ` +
    svg`height="244" rx="22" fill="${palette.deep}" stroke="${palette.ink}" ` +
    'stroke-width="5"/>' +
    `<g stroke="${palette.ink}" stroke-width="3">${tiles}</g>${marks}</g>` +
    placeSymbol('s', { x: 150, y: 152, radius: 56 })
  );
}
