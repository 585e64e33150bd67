import { flagColours, flags } from './data/flags.ts';
import { strokesOf } from './lettering.ts';
import { svg, times } from './svg.ts';

const width = 60;
const height = 40;
const unknown = 'd:bs';

/**
 * The plate of a country: the colours of its flag in a plain plan, and its code, by which plates
 * of the same colours are told apart.
 */
export function flagSvg(countryCode: string): string {
  const [plan = '', letters = ''] = (flags.get(countryCode) ?? unknown).split(':');
  const colours = Array.from(letters, (letter) => flagColours[letter] ?? '#161616');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    '<clipPath id="c"><rect width="60" height="40" rx="5"/></clipPath>' +
    `<g clip-path="url(#c)">${fieldOf(plan, colours)}${plateOf(countryCode)}</g></svg>`
  );
}

function fieldOf(plan: string, colours: readonly string[]): string {
  const [first = '', second = '', ...rest] = colours;
  switch (plan) {
    case 'v':
      return bands(colours, true);
    case 'd':
      return `${bands([first], false)}<path fill="${second}" d="M60 0v40H0z"/>`;
    case 'o':
      return `${bands([first], false)}<circle cx="30" cy="15" r="10" fill="${second}"/>`;
    case 'n':
      return `${bands([first], false)}<path fill="${second}" d="M17 0h8v40h-8zM0 16h60v8H0z"/>`;
    case 'x':
      return (
        bands([first], false) +
        `<path stroke="#fff" stroke-width="10" d="M0 0l60 40M60 0L0 40"/>` +
        `<path stroke="${second}" stroke-width="6" d="M0 0l60 40M60 0L0 40"/>`
      );
    case 't':
      return `${bands([second, ...rest], false)}<path fill="${first}" d="M0 0l26 20L0 40z"/>`;
    case 'c':
      return `${bands([second, ...rest], false)}<path fill="${first}" d="M0 0h28v20H0z"/>`;
    default:
      return bands(colours, false);
  }
}

function bands(colours: readonly string[], isUpright: boolean): string {
  const size = (isUpright ? width : height) / colours.length;
  return times(colours.length, (index) => {
    const at = index * size;
    const place = isUpright
      ? svg`x="${at}" width="${size + 0.5}" height="${height}"`
      : svg`y="${at}" width="${width}" height="${size + 0.5}"`;
    return `<rect ${place} fill="${colours[index] ?? ''}"/>`;
  });
}

const letterScale = 1.6;

/** The code on a dark corner, readable on every colour. */
function plateOf(countryCode: string): string {
  const { path, width: run } = strokesOf(countryCode);
  const plate = run * letterScale + 10;
  const x = width - plate;
  return (
    svg`<path fill="#0b1026" fill-opacity=".82" d="M${x + 5} 24h${plate}v16H${x}v-11q0-5 5-5z"/>` +
    svg`<path transform="translate(${x + 5} 27.2) scale(${letterScale})" d="${path}" ` +
    'fill="none" stroke="#fff" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>'
  );
}
