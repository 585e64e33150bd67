/** A text by the codes of the site's languages, while it is written. */
export type LocalText = Readonly<Record<string, string>>;

/** What is sent: languages that say nothing are left out, and get the text of the default. */
export function filled(texts: LocalText): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([code, text]) => {
      const trimmed = text.trim();
      return trimmed === '' ? [] : [[code, trimmed]];
    }),
  );
}

/** What visitors of a language read. */
export function shownText(texts: LocalText, code: string, defaultCode: string): string {
  const own = texts[code]?.trim() ?? '';
  return own === '' ? (texts[defaultCode]?.trim() ?? '') : own;
}
