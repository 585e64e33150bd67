export const passwordProblemKinds = ['common', 'repeated', 'brand', 'username'] as const;
export type PasswordProblem = (typeof passwordProblemKinds)[number];

export interface PasswordChoice {
  readonly password: string;
  readonly username: string;
  readonly brandWords: readonly string[];
}

/** Passwords that others know, folded to lower case. */
export interface KnownList {
  readonly passwords: ReadonlySet<string>;
  /** So many of them put together are known as well. */
  readonly mostPieces: number;
}

const letterSwaps: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * All that speaks against a password of allowed length (R60), the gravest first: known from lists,
 * a short piece repeated or a run, the brand's or the member's own word. There is no rule about
 * kinds of characters: current guidance forbids such rules (NIST SP 800-63B-4). Browser and server
 * ask the same; a browser has the short list only, and asks the server about the long one.
 */
export function passwordProblems(
  choice: PasswordChoice,
  lists: readonly KnownList[],
): readonly PasswordProblem[] {
  const folded = foldPassword(choice.password);
  const plain = folded.replaceAll(/[013457@$!]/gu, (letter) => letterSwaps[letter] ?? letter);
  const letters = plain.replaceAll(/[^\p{L}]/gu, '');
  const texts = [...withoutTail(folded), ...withoutTail(plain), letters];
  const holds = (words: readonly string[]) => holdsWord([folded, plain], words);
  const faults: Readonly<Record<PasswordProblem, boolean>> = {
    common: texts.some((text) => isKnown(lists, text)),
    repeated: isRepeated(folded) || isRun(folded),
    brand: holds(choice.brandWords),
    username: holds([choice.username]),
  };
  return passwordProblemKinds.filter((kind) => faults[kind]);
}

/** As it is compared: nobody is safer for a capital letter or a full-width one. */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

const longestTail = 8;

/** The text, and the text without the year or the exclamation marks that people add. */
function withoutTail(text: string): readonly string[] {
  const tail = /[^\p{L}]{0,8}$/u.exec(text)?.[0].length ?? 0;
  const cuts = Math.min(tail, longestTail, text.length - 1);
  return Array.from({ length: cuts + 1 }, (_, cut) => text.slice(0, text.length - cut));
}

const longestPiece = 32;

/** On a list, one listed password several times, or a few of them put together. */
function isKnown(lists: readonly KnownList[], text: string): boolean {
  const period = shortestPeriod(text);
  return (
    lists.some(({ passwords }) => passwords.has(period)) ||
    lists.some(({ passwords, mostPieces }) => isMadeOf(passwords, text, mostPieces))
  );
}

/** Fewest listed pieces per prefix; bounded by the longest piece, so linear in the text. */
function isMadeOf(list: ReadonlySet<string>, text: string, limit: number): boolean {
  const fewest: number[] = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - longestPiece); start <= end - 3; start += 1) {
      const before = fewest[start] ?? Number.POSITIVE_INFINITY;
      if (before + 1 < best && list.has(text.slice(start, end))) {
        best = before + 1;
      }
    }
    fewest.push(best);
  }
  return (fewest[text.length] ?? Number.POSITIVE_INFINITY) <= limit;
}

function holdsWord(texts: readonly string[], words: readonly string[]): boolean {
  const folded = words.map((word) => word.toLowerCase()).filter((word) => word.length >= 3);
  return folded.some((word) => texts.some((text) => text.includes(word)));
}

/** A piece of at most four characters again and again. */
function isRepeated(text: string): boolean {
  return shortestPeriod(text).length <= 4;
}

/** The shortest piece that the text repeats, by the prefix function: linear. */
function shortestPeriod(text: string): string {
  const fail: number[] = [0];
  for (let index = 1, length = 0; index < text.length; index += 1) {
    while (length > 0 && text[index] !== text[length]) {
      length = fail[length - 1] ?? 0;
    }
    length += text[index] === text[length] ? 1 : 0;
    fail.push(length);
  }
  return text.slice(0, text.length - (fail.at(-1) ?? 0));
}

/** Neighbouring code points all the way, `abcdefghijklmnop` or `987654…`; wraps at 9 and 0. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  return [1, -1].some((step) =>
    codes.every((code, index) => {
      const before = codes[index - 1];
      const isWrap =
        before !== undefined && Math.abs(code - before) === 9 && code >= 48 && code <= 57;
      return before === undefined || code - before === step || isWrap;
    }),
  );
}
