import type { CompiledMessage } from 'icu-minify/format';
import type { PseudoLocale } from '../languages.ts';

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
  return letters === 0 ? text : `${accented}${'~'.repeat(Math.ceil(letters * growth(letters)))}`;
}

/** Right-to-left override around the words, so that mirrored text is seen as such. */
function mirrored(text: string): string {
  return text.trim() === '' ? text : `\u202E${text}\u202C`;
}

const changes: Readonly<Record<PseudoLocale, (text: string) => string>> = {
  'en-XA': lengthened,
  'ar-XB': mirrored,
};

type Node = Exclude<CompiledMessage, string>[number];

/** A test language made from a compiled English message: literal text changes, arguments stay. */
export function pseudoMessage(locale: PseudoLocale): (message: CompiledMessage) => CompiledMessage {
  const change = changes[locale];

  function node(part: Node): Node {
    if (typeof part === 'string') {
      return change(part);
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
      const changed = options.map(([key, value]) => [key, message(value)] as const);
      return [name, kind, Object.fromEntries(changed)] as Node;
    }
    return [name, ...[kind, ...rest].map((child) => node(child as Node))] as Node;
  }

  function message(source: CompiledMessage): CompiledMessage {
    if (typeof source === 'string') {
      return change(source);
    }
    return Array.isArray(source) ? source.map(node) : source;
  }

  return message;
}
