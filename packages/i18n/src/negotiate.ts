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

/** Browsers name a handful of languages; further ones are ignored. */
const mostWanted = 20;

/**
 * The first wanted language that is offered, by its own tag, then by language and script: `ar-EG`
 * finds `ar`, `zh-TW` finds `zh-Hant` and not `zh-Hans`. `fallback` when none is. `wanted` is best
 * first and may hold anything.
 */
export function negotiateLocale<Offered extends string>(choice: {
  readonly wanted: readonly string[];
  readonly offered: readonly Offered[];
  readonly fallback: Offered;
}): Offered {
  for (const tag of choice.wanted.slice(0, mostWanted)) {
    const match =
      choice.offered.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ??
      relativeOf(tag, choice.offered);
    if (match !== undefined) {
      return match;
    }
  }
  return choice.fallback;
}

function relativeOf<Offered extends string>(
  tag: string,
  locales: readonly Offered[],
): Offered | undefined {
  const wanted = languageAndScript(tag);
  return wanted === undefined
    ? undefined
    : locales.find((locale) => languageAndScript(locale) === wanted);
}

/** Undefined for what is no tag, `*` among it. */
function languageAndScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    return undefined;
  }
}
