import { defineSymbol, placeSymbol } from '../symbols.ts';
import type { MotifScene } from '../motif.ts';
import { svg, times } from '../svg.ts';

/** Prisms fanned from the base line, a symbol floating above them. */
export function crystals({ palette, draw, hero }: MotifScene): string {
  const count = 5 + draw.whole(4);
  const spread = draw.between(50, 74);
  const tall = draw.between(120, 165);
  const swap = draw.whole(2);
  const order = Array.from({ length: count }, (_, index) => index).toSorted(
    (left, right) => Math.abs(right - (count - 1) / 2) - Math.abs(left - (count - 1) / 2),
  );
  const prisms = order
    .map((index) => {
      const share = count === 1 ? 0 : index / (count - 1) - 0.5;
      const height = tall * (1.05 - Math.abs(share) * 0.7) * draw.between(0.8, 1.1);
      const half = draw.between(15, 24);
      const fill = (index + swap) % 2 === 0 ? palette.first : palette.second;
      return prism({ turn: share * 2 * spread, height, half, fill });
    })
    .join('');
  const rubble = times(5, (index) => {
    const x = 66 + index * 42 + draw.between(-9, 9);
    return svg`<path fill="${palette.glow}" d="M${x} 268l10-16 12 4 5 12z"/>`;
  });
  return (
    `<defs>${defineSymbol('s', hero, palette)}</defs>` +
    `<g stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round">${prisms}` +
    `<path fill="${palette.deep}" d="M42 270q20-26 62-24 46-14 92 0 42-2 62 24` +
    `z"/>${rubble}</g>` +
    placeSymbol('s', { x: 150, y: 96, radius: 52, turn: draw.between(-10, 10) })
  );
}

interface Prism {
  readonly turn: number;
  readonly height: number;
  readonly half: number;
  readonly fill: string;
}

function prism({ turn, height, half, fill }: Prism): string {
  const shoulder = height - half * 1.5;
  return (
    svg`<g transform="translate(150 268) rotate(${turn})">` +
    svg`<path fill="${fill}" d="M${-half} 0v${-shoulder}L0 ${-height}l${half} ${half * 1.5}V0z"/>` +
    '<g stroke="none"><path fill="#fff" opacity=".33" ' +
    svg`d="M${-half} 0v${-shoulder}L0 ${-height}l${-half * 0.2} ${half * 1.7}V0z"/>` +
    '<path fill="#000" opacity=".22" ' +
    svg`d="M${half} 0v${-shoulder}L0 ${-height}l${half * 0.3} ${half * 1.7}V0z"/></g>` +
    '</g>'
  );
}
