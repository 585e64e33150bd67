import { brandLogoSvg } from './brand-logo.ts';

/** A tile of its own, or one that the system cuts to its shape: the middle four fifths stay. */
export type AppIconShape = 'tile' | 'full';

const canvas = '#161929';
const shapes = {
  tile: { corner: 14, mark: 46 },
  full: { corner: 0, mark: 36 },
} as const;

/** The brand mark on its canvas, as it stands among the apps of a device. */
export function appIconSvg({ name, shape }: { name: string; shape: AppIconShape }): string {
  const { corner, mark } = shapes[shape];
  const edge = (64 - mark) / 2;
  const place = `<svg x="${edge}" y="${edge}" width="${mark}" height="${mark}" `;
  const logo = brandLogoSvg({ name, theme: 'dark' });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="${corner}" fill="${canvas}"/>` +
    `${logo.replace('<svg ', () => place)}</svg>`
  );
}
