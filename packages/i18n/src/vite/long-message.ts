import type { CompiledMessage } from 'icu-minify/format';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  S: 'Š',
  c: 'ç',
  n: 'ñ',
  s: 'š',
};

/** The mark at the end of each text that was made longer. */
const longMark = '~';
const longestWord = 8;

/** Growth of text by its length (design-brief.md 3.11, Expansion). */
function growth(length: number): number {
  if (length <= 10) {
    return 1;
  }
  return length <= 20 ? 0.6 : 0.4;
}

function lengthened(text: string): string {
  const letters = text.replaceAll(/[^\p{Letter}]/gu, '').length;
  const accented = text.replaceAll(/[a-z]/giu, (letter) => accents[letter] ?? letter);
  return letters === 0 ? text : `${accented}${padding(Math.ceil(letters * growth(letters)))}`;
}

/** In words, because a line breaks between words. */
function padding(length: number): string {
  const words = Array.from({ length: Math.ceil(length / longestWord) }, (_, place) =>
    longMark.repeat(Math.min(longestWord, length - place * longestWord)),
  );
  return words.join(' ');
}

type Node = Exclude<CompiledMessage, string>[number];

/**
 * A compiled English message as another language may be: literal text is longer and has accents,
 * arguments stay.
 */
export function longMessage(source: CompiledMessage): CompiledMessage {
  if (typeof source === 'string') {
    return lengthened(source);
  }
  return Array.isArray(source) ? source.map(longNode) : source;
}

function longNode(part: Node): Node {
  if (typeof part === 'string') {
    return lengthened(part);
  }
  if (!Array.isArray(part)) {
    return part;
  }
  const [name, kind, ...rest] = part as [string, unknown, ...unknown[]];
  if (part.length === 1 || (typeof kind === 'number' && kind > 3)) {
    return part;
  }
  if (typeof kind === 'number' && kind !== 0) {
    const options = Object.entries(rest[0] as Record<string, CompiledMessage>);
    const changed = options.map(([key, value]) => [key, longMessage(value)] as const);
    return [name, kind, Object.fromEntries(changed)] as Node;
  }
  return [name, ...[kind, ...rest].map((child) => longNode(child as Node))] as Node;
}
