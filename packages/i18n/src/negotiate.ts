import type { AnyLocale } from './languages.ts';

/**
 * Ranges of an Accept-Language header (RFC 9110, 12.5.4), best first; refused ones (q=0) left out.
 */
export function acceptedLanguages(header: string): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { range, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ range, weight }) => range !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ range }) => range);
}

/**
 * The first wanted language that is offered, by exact tag, then by its base language ("ar-EG"
 * finds "ar"); `fallback` when none is. `wanted` is best first.
 */
export function negotiateLocale<Offered extends AnyLocale>(choice: {
  readonly wanted: readonly string[];
  readonly offered: readonly Offered[];
  readonly fallback: Offered;
}): Offered {
  for (const tag of choice.wanted) {
    const base = tag.split('-')[0]?.toLowerCase();
    const match =
      choice.offered.find((locale) => locale === tag) ??
      choice.offered.find((locale) => locale === base);
    if (match !== undefined) {
      return match;
    }
  }
  return choice.fallback;
}
