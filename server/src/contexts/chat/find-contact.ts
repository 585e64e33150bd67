/** What ends a host in the addresses that strangers send each other. */
const ends = [
  'com|net|org|info|biz|io|me|ly|gg|vip|bet|win|xyz|top|app|shop|site|club|link|live|online|co|cc',
  'tv|to|ru|cn|vn|th|dev|ai|pro|store|games|casino|page|icu|cyou|fun',
].join('|');

const patterns = [
  /[a-z][a-z0-9+.-]*:\/\//iu,
  /\bwww\s*\./iu,
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+/u,
  /** A name at a messenger. */
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{4,}/u,
  new RegExp(
    String.raw`[\p{L}\p{N}-]{1,63}\s?(?:\.|\(dot\)|\[dot\])\s?(?:${ends})(?![\p{L}\p{N}])`,
    'iu',
  ),
  /** A telephone number in the digits of any script, however grouped; amounts are shorter. */
  /(?:\p{Nd}[\s().-]{0,2}){10,}/u,
] as const;

/**
 * Whether a text leads out of the chat: a link, an address or a telephone number, also with marks
 * that nobody sees between its letters. Strangers win victims over elsewhere, where nobody
 * moderates.
 */
export function findsContact(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
  return patterns.some((pattern) => pattern.test(plain));
}
