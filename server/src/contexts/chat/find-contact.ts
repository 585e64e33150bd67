import { skeletonOf } from './skeleton.ts';

/**
 * What ends a host in the addresses that strangers send each other, and no sentence begins with.
 */
const ends = 'com|net|org|info|biz|io|ly|gg|vip|xyz|co|cc|tv|ru|cn|vn|th|dev|ai|icu|cyou';

/** Ends of hosts that are words as well: a space behind the dot makes them a new sentence. */
const words =
  'me|bet|win|top|app|shop|site|club|link|live|online|to|pro|store|games|casino|page|fun';

/** Where strangers ask for a talk; words of every day are none of them. */
const messengers =
  'telegram whatsapp wechat weixin viber zalo discord ' +
  'skype instagram facebook messenger snapchat kakaotalk lineid';

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
  ...messengers.split(' ').map(nameAt),
];

/**
 * Whether a text leads out of the chat: a link, an address, a telephone number or a name at a
 * messenger, also with marks that nobody sees between its letters, drawn in letters of another
 * script or spelled out. Strangers win victims over elsewhere, where nobody moderates.
 */
export function findsContact(text: string): boolean {
  const plain = skeletonOf(text);
  return patterns.some((pattern) => pattern.test(plain));
}

/** Its letters with a sign or two between some of them, and then a name. */
function nameAt(messenger: string): RegExp {
  const letters = Array.from(messenger).join(String.raw`[\s._*|/-]{0,2}`);
  const said = String.raw`(?:\s*(?:id|is|me|my|at|name|nick))*`;
  // Without a colon it has to look like a name: people may speak of a messenger.
  const name = String.raw`(?:\s*[:=@]\s*[\p{L}\p{N}_.]{4,}|\s+(?=\p{L}*[\d_])[\p{L}\p{N}_.]{5,})`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${letters}${said}${name}`, 'iu');
}

function host(dotAndEnd: string): RegExp {
  return new RegExp(String.raw`[\p{L}\p{N}-]{1,63}${dotAndEnd}(?![\p{L}\p{N}])`, 'iu');
}
