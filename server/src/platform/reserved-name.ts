import { outline } from './name-outline.ts';

/** Who would be taken for the house, alone or with what a team calls itself beside it. */
const roles = [
  'accounts',
  'admin',
  'administrator',
  'billing',
  'cashier',
  'compliance',
  'customercare',
  'customerservice',
  'finance',
  'helpdesk',
  'house',
  'manager',
  'moderator',
  'official',
  'operator',
  'payments',
  'root',
  'security',
  'staff',
  'support',
  'system',
  'verification',
].map(outline);

/** What stands beside a role and makes nobody else of it. */
const beside = ['account', 'desk', 'live', 'official', 'online', 'team', 'the', 'vip'].map(outline);

const any = (words: readonly string[]) => `(?:${words.join('|')})`;
const roleName = new RegExp(`^${any(beside)}*${any(roles)}${any(beside)}*$`, 'u');

/** A shorter brand stands in words of every language, so only the whole of it is kept. */
const fewestLetters = 4;

/**
 * Whether a name reads as one of the house, in whatever script, and with digits and letters for
 * those that look like them: a role, also with a word of a team beside it, the brand, or anything
 * that begins or ends with the brand.
 */
export function isReservedName(name: string, brands: readonly string[]): boolean {
  const letters = outline(name);
  return (
    roleName.test(letters) ||
    brands
      .map(outline)
      .filter(Boolean)
      .some((brand) =>
        brand.length < fewestLetters
          ? letters === brand
          : letters.startsWith(brand) || letters.endsWith(brand),
      )
  );
}
