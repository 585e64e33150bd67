import type { MotifScene } from '../motif.ts';
import type { Palette } from '../palette.ts';
import { strokesOf } from '../lettering.ts';
import { polar, svg, times } from '../svg.ts';

/** A ticket or a drum with numbered balls in orbit and one big ball. */
export function lotteryDraw({ palette, draw }: MotifScene): string {
  const isDrum = draw.chance(0.5);
  const count = 5 + draw.whole(3);
  const turn = draw.between(0, 60);
  const digits = Array.from({ length: count + 1 }, () => draw.whole(10));
  const small = times(count, (index) => {
    const at = polar({ x: 150, y: 150 }, isDrum ? 96 : 104, turn + (index * 360) / count);
    const fill = index % 2 === 0 ? palette.first : palette.second;
    return ball({ ...at, r: 25, digit: digits[index] ?? 0, fill }, palette);
  });
  const big = ball({ x: 150, y: 152, r: 60, digit: digits[count] ?? 7, fill: 'url(#m)' }, palette);
  return `${isDrum ? drum(palette) : ticket(palette, draw.between(-14, 14))}${small}${big}`;
}

interface Ball {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly digit: number;
  readonly fill: string;
}

function ball({ x, y, r, digit, fill }: Ball, palette: Palette): string {
  const numeral = strokesOf(String(digit));
  return (
    svg`<g transform="translate(${x} ${y}) scale(${String(r / 50)})">` +
    svg`<circle r="50" fill="${fill}" stroke="${palette.ink}" stroke-width="5"/>` +
    `<circle r="29" fill="#fff"/><path d="${numeral.path}" ` +
    `transform="translate(${-numeral.width * 2.6} -15.6) scale(5.2)" fill="none" ` +
    `stroke="${palette.ink}" stroke-width="1.2" stroke-linecap="round" ` +
    'stroke-linejoin="round"/>' +
    '<path d="M-38-10a40 40 0 0 1 22-26" fill="none" stroke="#fff" ' +
    'stroke-width="6" stroke-linecap="round" opacity=".7"/></g>'
  );
}

function drum(palette: Palette): string {
  return (
    `<g stroke="${palette.ink}" stroke-width="5"><path fill="${palette.deep}" ` +
    'd="M104 236h92l26 34H78z"/>' +
    `<circle cx="150" cy="148" r="118" fill="${palette.glow}" fill-opacity=".28"/></g>` +
    `<circle cx="150" cy="148" r="110" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>`
  );
}

function ticket(palette: Palette, turn: number): string {
  return (
    svg`<g transform="rotate(${turn} 150 150)"><path fill="${palette.light}" ` +
    svg`stroke="${palette.ink}" stroke-width="5" d="M34 66h232v52a32 32 0 0 0 0 64v52` +
    'H34v-52a32 32 0 0 0 0-64z"/>' +
    `<path d="M84 74v152M216 74v152" stroke="${palette.deep}" stroke-width="4" ` +
    'stroke-dasharray="9 8"/></g>'
  );
}
