import { findsHost } from './find-host.ts';
import { skeletonOf } from './skeleton.ts';

/** Where strangers ask for a talk; words of every day are none of them. */
const messengers =
  'telegram whatsapp wechat weixin viber zalo discord ' +
  'skype instagram facebook messenger snapchat kakaotalk lineid';

const saidDigits = String.raw`\p{Nd}|zero|oh|one|two|three|four|five|six|seven|eight|nine`;

const patterns: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+/u,
  /** A name at a messenger. */
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{4,}/u,
  /** A telephone number in the digits of any script, however grouped; amounts are shorter. */
  /(?:\p{Nd}[\s().-]{0,2}){10,}/u,
  /** The same, said digit by digit. */
  new RegExp(String.raw`(?:(?:${saidDigits})[\s,.-]+){7,}(?:${saidDigits})(?!\p{L})`, 'iu'),
  /** Two letters that stand for a messenger, and a name. */
  /(?<![\p{L}\p{N}])(?:tg|wa|ig|fb|vx|wx|qq)\s*[:=@]\s*[\p{L}\p{N}_.+]{4,}/iu,
  ...messengers.split(' ').map(nameAt),
];

/**
 * Whether a text leads out of the chat: a link, an address, a telephone number or a name at a
 * messenger, also with marks that nobody sees between its letters, drawn in letters of another
 * script or spelled out. Strangers win victims over elsewhere, where nobody moderates.
 */
export function findsContact(text: string): boolean {
  const plain = skeletonOf(text);
  return findsHost(plain) || patterns.some((pattern) => pattern.test(plain));
}

/** Its letters with a sign or two between some of them, and then a name. */
function nameAt(messenger: string): RegExp {
  const letters = Array.from(messenger).join(String.raw`[\s._*|/-]{0,2}`);
  const said = String.raw`(?:\s*(?:id|is|me|my|at|name|nick))*`;
  // Without a colon it has to look like a name: people may speak of a messenger.
  const name = String.raw`(?:\s*[:=@]\s*[\p{L}\p{N}_.]{4,}|\s+(?=\p{L}*[\d_])[\p{L}\p{N}_.]{5,})`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${letters}${said}${name}`, 'iu');
}
