import { toHex } from './oklch.ts';
import { drawFor, fnv1a } from './seed.ts';

const drawings = [
  '<path d="M12 36h40c-3 9-9 12-20 12s-17-3-20-12zM31 32V12l17 20zM28 32V18L16 32z"/>',
  '<path d="M32 14c16 0 24 14 20 28l-16 6h-8l-16-6C8 28 16 14 32 14z"/>' +
    '<path fill="none" stroke="#0004" stroke-width="2.5" d="M32 14v34M22 18l6 30' +
    'M42 18l-6 30"/>',
  '<path d="M18 36c0-10 28-10 28 0s-28 12-28 0zM12 18c-6 8 0 14 6 16l2-4' +
    'c-4-2-5-5-3-8zM52 18c6 8 0 14-6 16l-2-4c4-2 5-5 3-8z"/>' +
    '<path fill="none" stroke="#fff" stroke-width="3" d="M18 44l-5 5M26 46l-3 6M46 ' +
    '44l5 5M38 46l3 6"/>',
  '<path d="M10 32C18 18 36 18 46 30l8-9v22l-8-9C36 46 18 46 10 32z"/>' +
    '<circle cx="21" cy="30" r="2.5" fill="#0007"/>',
  '<path d="M38 12a21 21 0 1 0 14 29A18 18 0 0 1 38 12z"/>',
  '<path fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" ' +
    'd="M8 32q12-14 24 2 12-16 24-2"/>',
] as const;

/** A disc in one of twelve hues with a wave and one of six drawings, by the account's hash. */
export function avatarSvg(account: string): string {
  const draw = drawFor(fnv1a(`avatar|${account}`), 'avatar');
  const hue = draw.whole(12) * 30;
  const drawing = draw.pick(drawings);
  const fill = toHex({ lightness: 0.52, chroma: 0.15, hue });
  const deep = toHex({ lightness: 0.38, chroma: 0.12, hue });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    '<clipPath id="c"><circle cx="32" cy="32" r="32"/></clipPath>' +
    `<g clip-path="url(#c)"><path fill="${fill}" d="M0 0h64v64H0z"/>` +
    `<path fill="${deep}" d="M0 50q8-6 16 0t16 0 16 0 16 0v14H0z"/></g>` +
    `<g fill="#fff">${drawing}</g></svg>`
  );
}
