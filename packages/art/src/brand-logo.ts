import { escapeText } from './svg.ts';

export interface BrandLogo {
  /** Shown to screen readers; the name is data of the site. */
  readonly name: string;
  readonly theme: 'dark' | 'light';
}

const colours = {
  dark: { top: '#FFB46E', bottom: '#8F99FF', waves: '#8F99FF' },
  light: { top: '#E07A1F', bottom: '#4A4FD6', waves: '#4A4FD6' },
} as const;

/** Half a disc on three shrinking waves (design-brief.md 2.1). */
export function brandLogoSvg({ name, theme }: BrandLogo): string {
  const { top, bottom, waves } = colours[theme];
  const label = escapeText(name);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" ' +
    `aria-label="${label}">` +
    `<defs><linearGradient id="d" x2="0" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient></defs>` +
    '<path d="M32 8a24 24 0 0 1 24 24H8A24 24 0 0 1 32 8Z" fill="url(#d)"/>' +
    `<g fill="none" stroke="${waves}" stroke-width="4" stroke-linecap="round">` +
    '<path d="M10 39q5.5-4 11 0t11 0t11 0t11 0"/>' +
    '<path d="M17 47q5-4 10 0t10 0t10 0"/><path d="M26 55q3-2.5 6 0t6 0"/></g>' +
    '</svg>'
  );
}
