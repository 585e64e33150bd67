/** A text by language; one that was left empty is not there. */
export function inLanguages(en: string, ar: string): Record<string, string> {
  return {
    ...(en.trim() !== '' && { en: en.trim() }),
    ...(ar.trim() !== '' && { ar: ar.trim() }),
  };
}
