import { foldedText } from './folded-text.ts';

/** Who would be taken for the house. */
const reserved: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'customerservice',
  'moderator',
  'operator',
  'support',
  'system',
]);

/** Whether a name reads as one of the house, in whatever script, and with digits for letters. */
export function isReservedName(name: string): boolean {
  const letters = foldedText(name)
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll(/[^\p{L}]/gu, '');
  return reserved.has(letters);
}
