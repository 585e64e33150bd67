import { foldedText } from './folded-text.ts';

/** Who would be taken for the house. */
const reserved: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'cashier',
  'customerservice',
  'helpdesk',
  'house',
  'moderator',
  'operator',
  'support',
  'system',
]);

/** A shorter brand stands in words of every language, so only the whole of it is kept. */
const fewestLetters = 4;

/**
 * Whether a name reads as one of the house, in whatever script, and with digits for letters: a
 * role, the brand, or anything that begins or ends with the brand.
 */
export function isReservedName(name: string, brands: readonly string[]): boolean {
  const letters = lettersOf(name);
  return (
    reserved.has(letters) ||
    brands
      .map(lettersOf)
      .filter(Boolean)
      .some((brand) =>
        brand.length < fewestLetters
          ? letters === brand
          : letters.startsWith(brand) || letters.endsWith(brand),
      )
  );
}

function lettersOf(text: string): string {
  return foldedText(text)
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll(/[^\p{L}]/gu, '');
}
