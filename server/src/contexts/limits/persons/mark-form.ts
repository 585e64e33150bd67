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

/** What one provider delivers to one box, beside anything behind a `+`. */
interface MailRule {
  /** Its other hosts; the name is the same box at each. */
  readonly hosts: readonly string[];
  /** What does not count in a name. */
  readonly silent?: RegExp;
}

/**
 * By the host that stands for the box. Outlook and Hotmail have nothing but the `+`, and their
 * hosts are boxes of their own (support.microsoft.com, "Add or remove an email alias").
 */
const mailRules: Readonly<Record<string, MailRule>> = {
  // support.google.com/mail/answer/7436150 and 10313.
  'gmail.com': { hosts: ['googlemail.com'], silent: /\./gu },
  // support.apple.com/102547: one name at all three.
  'icloud.com': { hosts: ['me.com', 'mac.com'] },
  // proton.me/support/addresses-and-aliases: dots, hyphens and underscores do not count.
  'protonmail.com': { hosts: ['proton.me', 'pm.me', 'protonmail.ch'], silent: /[._-]/gu },
  // help.yahoo.com/kb/SLN28815: a throw-away address is a base name, a hyphen and a word.
  'yahoo.com': { hosts: [], silent: /-.*$/gu },
};

const boxHosts: ReadonlyMap<string, string> = new Map(
  Object.entries(mailRules).flatMap(([host, { hosts }]) => hosts.map((other) => [other, host])),
);

/** Name and host of a mailbox; it hears to its name with anything behind a `+`. */
function mailbox(text: string): { readonly name: string; readonly host: string } {
  const address = foldedText(mailAddress(text)).replaceAll(/\s/gu, '');
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(at, 0)).replace(/\+.*$/u, '');
  const host = address.slice(at + 1);
  return { name, host: boxHosts.get(host) ?? host };
}

/** Where a provider says nothing of dots, a name with dots may be another person's. */
function emailForm(text: string): string {
  const { name, host } = mailbox(text);
  const silent = Object.hasOwn(mailRules, host) ? mailRules[host]?.silent : undefined;
  return `${silent === undefined ? name : name.replaceAll(silent, '')}@${host}`;
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
