import { symbolNames, defineSymbol, placeSymbol } from '../symbols.ts';
import type { MotifScene } from '../motif.ts';
import { svg, times } from '../svg.ts';

/** A tilted window of three by three cells with the hero in front. */
export function reels({ palette, draw, hero }: MotifScene): string {
  const tilt = draw.between(-9, 9);
  const small = draw.pick(symbolNames);
  const other = draw.pick(symbolNames);
  const shift = draw.whole(3);
  const heroX = draw.between(100, 200);
  const ids = ['s', 't', 'u'] as const;
  const cells = times(9, (cell) => {
    const column = cell % 3;
    const row = Math.floor(cell / 3);
    const id = ids[(column * 2 + row + shift) % 3] ?? 's';
    const place = { x: 78 + column * 72, y: 78 + row * 72, radius: 23 };
    const fill = row === 1 ? palette.light : palette.deep;
    return (
      svg`<rect x="${place.x - 33}" y="${place.y - 33}" width="66" height="66" rx="11" ` +
      svg`fill="${fill}" opacity="${row === 1 ? '.95' : '.7'}"/>${placeSymbol(id, place)}`
    );
  });
  return (
    `<defs>${defineSymbol('s', hero, palette)}${defineSymbol('t', small, palette)}` +
    `${defineSymbol('u', other, palette)}</defs>` +
    svg`<g transform="rotate(${tilt} 150 150)"><rect x="33" y="33" width="234" ` +
    'height="234" rx="20" ' +
    svg`fill="${palette.ink}" stroke="${palette.glow}" stroke-width="5"/>${cells}</g>` +
    placeSymbol('s', { x: heroX, y: 168, radius: 66, turn: -tilt })
  );
}
