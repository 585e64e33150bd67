import { createHash } from 'node:crypto';
import type { PersonMarkKind } from '@portal/protocol';
import { foldedText } from '../../../platform/folded-text.ts';
import { mailAddress } from '../../../platform/mail-address.ts';

/** One thing by which a person is known, as somebody typed it. */
export interface PersonMark {
  readonly kind: PersonMarkKind;
  readonly value: string;
  /** Whether they have shown that it is theirs; anybody can type what is somebody else's. */
  readonly isProven?: boolean | undefined;
}

/** Name and host of a mailbox; it hears to its name with anything behind a `+`. */
function mailbox(text: string): { readonly name: string; readonly host: string } {
  const address = foldedText(mailAddress(text)).replaceAll(/\s/gu, '');
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

/** In whatever order its words are written. */
function nameForm(text: string): string {
  return foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}

/** Together they say more than a name, which strangers share; the day stays one word. */
export function nameAndBirth(name: string, bornOn: string): Pick<PersonMark, 'kind' | 'value'> {
  return { kind: 'name_and_birth', value: `${name} ${bornOn.replaceAll(/\D/gu, '')}` };
}

const forms = {
  /** In its international form already. */
  phone: (text) => foldedText(text).replaceAll(/\D/gu, ''),
  email: emailForm,
  /** Papers have digits where an eye reads letters. */
  id_number: (text) =>
    foldedText(text)
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .replaceAll('o', '0')
      .replaceAll(/[il]/gu, '1'),
  name: nameForm,
  name_and_birth: nameForm,
  bank_account: (text) => foldedText(text).replaceAll(/[^\p{L}\p{N}]/gu, ''),
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
