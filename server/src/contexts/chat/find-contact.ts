/**
 * What ends a host in the addresses that strangers send each other, and no sentence begins with.
 */
const ends = 'com|net|org|info|biz|io|ly|gg|vip|xyz|co|cc|tv|ru|cn|vn|th|dev|ai|icu|cyou';

/** Ends of hosts that are words as well: a space behind the dot makes them a new sentence. */
const words =
  'me|bet|win|top|app|shop|site|club|link|live|online|to|pro|store|games|casino|page|fun';

const patterns: readonly RegExp[] = [
  /[a-z][a-z0-9+.-]*:\/\//iu,
  /\bwww\s*\./iu,
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+/u,
  /** A name at a messenger. */
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{4,}/u,
  host(String.raw`\s?(?:\.|\(dot\)|\[dot\])\s?(?:${ends})`),
  host(String.raw`(?:\s?(?:\(dot\)|\[dot\])\s?|\s?\.|\s\.\s)(?:${words})`),
  /** A telephone number in the digits of any script, however grouped; amounts are shorter. */
  /(?:\p{Nd}[\s().-]{0,2}){10,}/u,
];

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

function host(dotAndEnd: string): RegExp {
  return new RegExp(String.raw`[\p{L}\p{N}-]{1,63}${dotAndEnd}(?![\p{L}\p{N}])`, 'iu');
}
