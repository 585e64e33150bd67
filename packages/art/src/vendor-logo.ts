import { toHex } from './oklch.ts';
import { drawFor, fnv1a } from './seed.ts';

const frames = [
  '<circle cx="32" cy="32" r="28"/>',
  '<rect x="5" y="5" width="54" height="54" rx="18"/>',
  '<path d="M32 3l26 14.5v29L32 61 6 46.5v-29z"/>',
  '<path d="M32 2l30 30-30 30L2 32z"/>',
  '<path d="M32 3l26 8c0 26-6 40-26 50C12 51 6 37 6 11z"/>',
  '<path d="M5 5h40l14 14v40H19L5 45z"/>',
] as const;

const cuts = [
  '<path d="M0 50L64 18v14L0 64z"/>',
  '<path d="M8 44a26 26 0 0 1 48 0h-11a15 15 0 0 0-26 0z"/>',
  '<circle cx="32" cy="32" r="10"/>',
  '<path d="M0 27h64v10H0z"/>',
  '<path d="M28 0h8v64h-8z"/>',
] as const;

/**
 * The mark of a house vendor: one of six frames, one of five cuts, hues of the code's hash. The
 * cut is a hole, so the mark stands on any surface; the name beside it is real text.
 */
export function vendorLogoSvg(code: string): string {
  const seed = fnv1a(`vendor|${code}`);
  const draw = drawFor(seed, 'logo');
  const frame = draw.pick(frames);
  const cut = draw.pick(cuts);
  const hue = draw.between(0, 360);
  const near = toHex({ lightness: 0.78, chroma: 0.15, hue });
  const far = toHex({ lightness: 0.6, chroma: 0.18, hue: hue + draw.pick([30, -40, 60]) });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs>' +
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${near}"/>` +
    `<stop offset="1" stop-color="${far}"/></linearGradient>` +
    `<mask id="k"><path fill="#fff" d="M0 0h64v64H0z"/>${cut}</mask></defs>` +
    `<g fill="url(#g)" mask="url(#k)">${frame}</g></svg>`
  );
}
