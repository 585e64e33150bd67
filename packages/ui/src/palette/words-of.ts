/** The words of a text; what stands between them counts for nothing. */
export function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Text as people look for it: without case, marks and vowel signs, and with one letter for what is
 * typed in several ways (Arabic alef, ta marbuta and ya; Vietnamese d).
 */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll('\u0111', 'd')
    .replaceAll('\u0671', '\u0627')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0649', '\u064A');
}
