import { createHash } from 'node:crypto';
import type { PersonMarkKind } from '@portal/protocol';

/** One thing by which a person is known, as somebody typed it. */
export interface PersonMark {
  readonly kind: PersonMarkKind;
  readonly value: string;
}

/** Letters of other alphabets that look like these, in lower case. */
const lookAlikes = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'ьβ',
    c: 'сϲ',
    d: 'ԁđ',
    e: 'еεє',
    g: 'ɡ',
    h: 'һн',
    i: 'іιı',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏł',
    m: 'м',
    n: 'η',
    o: 'оοø',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
  }).flatMap(([plain, others]) => [...others].map((other) => [other, plain] as const)),
);

/** Case, width, marks on letters, what cannot be seen, and alphabets do not make two of one. */
function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{C}]/gu, '')
    .toLowerCase();
  return Array.from(plain, (letter) => lookAlikes.get(letter) ?? letter).join('');
}

/** Mailboxes hear to a name with dots and with anything behind a `+`. */
function emailForm(text: string): string {
  const address = folded(text).replaceAll(/\s/gu, '');
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(at, 0)).replace(/\+.*$/u, '').replaceAll('.', '');
  const host = address.slice(at + 1).replace(/\.$/u, '');
  return `${name}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}

const forms = {
  /** In its international form already. */
  phone: (text) => folded(text).replaceAll(/\D/gu, ''),
  email: emailForm,
  /** Papers have digits where an eye reads letters. */
  id_number: (text) =>
    folded(text)
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .replaceAll('o', '0')
      .replaceAll(/[il]/gu, '1'),
  name: (text) =>
    folded(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .toSorted()
      .join(' '),
  device: (text) => text,
} as const satisfies Readonly<Record<PersonMarkKind, (text: string) => string>>;

/** Enough that two people do not share it by chance. */
const fewestSigns = 4;

/** What is compared and stored of a mark; undefined for one that says too little. */
export function markHash({ kind, value }: PersonMark): string | undefined {
  const form = forms[kind](value);
  return form.length < fewestSigns
    ? undefined
    : createHash('sha256').update(`${kind}:${form}`).digest('hex');
}

/** Enough to say that two accounts are one person's; a name or a browser may be shared. */
export const sureMarks = [
  'phone',
  'email',
  'id_number',
] as const satisfies readonly PersonMarkKind[];

export function isSure(kind: PersonMarkKind): boolean {
  return sureMarks.some((sureKind) => sureKind === kind);
}
