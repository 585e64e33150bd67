export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One decimal, no leading zero: short coordinates are most of a tile's size. */
export function short(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}

/** Two decimals, for opacities and scales. */
export function fine(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}

/** Numbers in a template become short coordinates; text stays as it is. */
export function svg(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? '';
    return text + (typeof value === 'number' ? short(value) : value) + part;
  });
}

export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** A closed path through the points. */
export function closedPath(points: readonly Point[]): string {
  return `M${points.map((point) => `${short(point.x)} ${short(point.y)}`).join('L')}z`;
}

export function times(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** Signs that no XML document may hold (XML 1.0, section 2.2), escaped or not. */
const forbiddenSigns = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function escapeText(text: string): string {
  return text
    .replaceAll(forbiddenSigns, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
