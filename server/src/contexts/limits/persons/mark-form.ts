import { createHash } from 'node:crypto';
import type { PersonMarkKind } from '@portal/protocol';
import { mailAddress } from '../../../platform/mail-address.ts';

/** One thing by which a person is known, as somebody typed it. */
export interface PersonMark {
  readonly kind: PersonMarkKind;
  readonly value: string;
  /** Whether they have shown that it is theirs; anybody can type what is somebody else's. */
  readonly isProven?: boolean | undefined;
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
  return Array.from(plain, (letter) => lookAlikes.get(letter) ?? decimal(letter)).join('');
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** A digit of any script as one of ours; Unicode has them in runs of ten, beginning with zero. */
function decimal(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (!isDigit(code)) {
    return letter;
  }
  let first = code;
  while (isDigit(first - 1)) {
    first -= 1;
  }
  return String((code - first) % 10);
}

/** Name and host of a mailbox; it hears to its name with anything behind a `+`. */
function mailbox(text: string): { readonly name: string; readonly host: string } {
  const address = folded(mailAddress(text)).replaceAll(/\s/gu, '');
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(at, 0)).replace(/\+.*$/u, '');
  const host = address.slice(at + 1);
  return { name, host: host === 'googlemail.com' ? 'gmail.com' : host };
}

/** Dots do not count at Google; elsewhere a name with dots may be another person's. */
function emailForm(text: string): string {
  const { name, host } = mailbox(text);
  return `${host === 'gmail.com' ? name.replaceAll('.', '') : name}@${host}`;
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
  bank_account: (text) => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, ''),
  device: (text) => text,
} as const satisfies Readonly<Record<PersonMarkKind, (text: string) => string>>;

/** Enough that two people do not share it by chance. */
const fewestSigns = 4;

/** What is compared and stored of a mark; undefined for one that says too little. */
export function markHash({ kind, value }: PersonMark): string | undefined {
  const form = forms[kind](value);
  return form.length < fewestSigns ? undefined : hashOf(kind, form);
}

/** An address without its dots: enough to look at two accounts, and no more. */
export function looseHash({ kind, value }: PersonMark): string | undefined {
  if (kind !== 'email' || markHash({ kind, value }) === undefined) {
    return undefined;
  }
  const { name, host } = mailbox(value);
  return hashOf('mailbox', `${name.replaceAll('.', '')}@${host}`);
}

function hashOf(name: string, form: string): string {
  return createHash('sha256').update(`${name}:${form}`).digest('hex');
}

/**
 * Where both accounts have proven one of these, they are one person's; a name or a browser may be
 * shared, and a bank account is named before anything is paid to it.
 */
export const sureMarks = [
  'phone',
  'email',
  'id_number',
] as const satisfies readonly PersonMarkKind[];

export function isSure(kind: PersonMarkKind): boolean {
  return sureMarks.some((sureKind) => sureKind === kind);
}
