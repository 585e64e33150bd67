import { acceptedPatterns } from '@portal/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailAddress } from '../../../platform/mail-address.ts';
import { looseHash, markHash, type PersonMark } from './mark-form.ts';

/** Ways to write the same that R12 names, each applied to the whole text. */
const evasions: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => ` ${text} `,
  (text) => Array.from(text).join('\u200b'),
  (text) => Array.from(text, fullWidth).join(''),
  (text) => text.replaceAll('a', 'а').replaceAll('e', 'е').replaceAll('o', 'ο'),
  (text) => text.replaceAll('i', 'і').replaceAll('c', 'с').replaceAll('p', 'р'),
  (text) => text.replaceAll('a', 'á').replaceAll('e', 'ê'),
];

/** ASCII as wide letters of East Asia. */
function fullWidth(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return code > 0x20 && code < 0x7f ? String.fromCodePoint(code + 0xfe_e0) : letter;
}

const same: Readonly<Record<'email' | 'phone' | 'id_number', readonly [string, ...string[]]>> = {
  email: [
    'mika.petrov@gmail.com',
    'mikapetrov@gmail.com',
    'mika.petrov+again@gmail.com',
    'm.i.k.a.petrov@googlemail.com',
    'mika.petrov@gmail.com.',
    'mika petrov@gmail.com',
  ],
  phone: [
    '+66812345678',
    '66 81 234 5678',
    '+66-81-234-5678',
    '(+66) 812345678',
    '+٦٦٨١٢٣٤٥٦٧٨',
    '+๖๖๘๑๒๓๔๕๖๗๘',
  ],
  id_number: ['AB1234567O', 'ab 1234567 0', 'AB-1234567-O', 'AB.l234567.0', 'AB१२३४५६७०'],
};

const split = (text: string) => {
  const at = text.lastIndexOf('@');
  return [text.slice(0, at), text.slice(at + 1)] as const;
};

/** What RFC 5322 and RFC 3490 allow to write around and inside of one address. */
const spellings: ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => {
    const [name, host] = split(text);
    return `"${name}"@${host}`;
  },
  (text) => text.replace(/@([^@]*)$/u, '(a (nested) word)@$1'),
  (text) => `(word)${text}`,
  (text) => `${text}(word)`,
  (text) => text.replace(/\.([^.]*)$/u, '\u3002$1'),
  (text) => text.replace(/\.([^.]*)$/u, '\uff0e$1'),
  (text) => text.replace(/\.([^.]*)$/u, '\uff61$1'),
  (text) => text.replace(/@([^@]*)$/u, '+again@$1'),
  (text) => ` ${text} `,
  (text) => text.replace(/@([^@]*)$/u, ' @ $1'),
];

describe('markHash (R12)', () => {
  const cases = (['email', 'phone', 'id_number'] as const).flatMap((kind) =>
    same[kind].flatMap((text) =>
      evasions.flatMap((first, number) =>
        evasions.map((second, next) => ({
          kind,
          text,
          trick: `${number}, ${next}`,
          first,
          second,
        })),
      ),
    ),
  );

  it('knows the same thing again in more than 500 disguises', () => {
    expect(cases.length).toBeGreaterThan(500);
    const missed = cases.filter(({ kind, text, first, second }) => {
      const value = second(first(text));
      return markHash({ kind, value }) !== markHash({ kind, value: same[kind][0] });
    });
    expect(missed.map(({ kind, text, trick }) => `${kind} ${text} ${trick}`)).toEqual([]);
  });

  it.each([
    ['another number', { kind: 'phone', value: '+66812345679' }],
    ['another paper', { kind: 'id_number', value: 'AB12345671' }],
    ['another mailbox', { kind: 'email', value: 'mika.petrova@gmail.com' }],
    ['a name with dots at another host', { kind: 'email', value: 'mikapetrov@mail.example' }],
    ['another host', { kind: 'email', value: 'mika.petrov@mail.example' }],
  ] as const satisfies readonly (readonly [string, PersonMark])[])(
    'keeps %s apart',
    (_name, mark) => {
      const [first] = same[mark.kind];
      expect(markHash(mark)).not.toBe(markHash({ kind: mark.kind, value: first }));
    },
  );

  it.each([
    ['iCloud', 'mika.p@icloud.com', ['mika.p@me.com', 'Mika.P@mac.com', 'mika.p+2@icloud.com']],
    [
      'Proton',
      'mikapetrov@protonmail.com',
      ['mika.petrov@proton.me', 'mika-petrov@pm.me', 'mika_petrov@protonmail.ch'],
    ],
    ['Yahoo', 'mikap@yahoo.com', ['mikap-shop@yahoo.com', 'mikap+1@yahoo.com']],
    ['Outlook', 'mika.p@outlook.com', ['mika.p+2@outlook.com']],
  ])('takes the addresses of one box at %s for one', (_name, address, others) => {
    const email = (value: string) => markHash({ kind: 'email', value });
    expect(others.map(email)).toEqual(others.map(() => email(address)));
  });

  it.each([
    ['mika.p@icloud.com', 'mikap@icloud.com'],
    ['mika.p@outlook.com', 'mikap@outlook.com'],
    ['mika.p@outlook.com', 'mika.p@hotmail.com'],
    ['mika-p@outlook.com', 'mika@outlook.com'],
    ['mika.p@yahoo.com', 'mikap@yahoo.com'],
    ['mika-p@mail.example', 'mika@mail.example'],
    ['mikap@constructor', 'mika-p@constructor'],
  ])('keeps %s and %s apart', (first, second) => {
    const email = (value: string) => markHash({ kind: 'email', value });
    expect(email(first)).not.toBe(email(second));
  });

  it('looks at an address of another host without its dots, and at nothing else', () => {
    const loose = (value: string) => looseHash({ kind: 'email', value });
    expect(loose('mika.petrov@mail.example')).toBe(loose('MikaPetrov+2@mail.example'));
    expect(loose('mika.petrov@mail.example')).not.toBe(loose('mika.petrov@site.example'));
    const strict = (value: string) => markHash({ kind: 'email', value });
    expect(strict('mika.petrov@mail.example')).not.toBe(strict('mikapetrov@mail.example'));
    expect(looseHash({ kind: 'phone', value: '+66812345678' })).toBeUndefined();
  });

  it('takes names in any order, and nothing that says too little', () => {
    const name = (value: string) => markHash({ kind: 'name', value });
    expect(name('Petrov, Mika')).toBe(name('mika  PETROV'));
    expect(name('Li')).toBeUndefined();
    expect(markHash({ kind: 'id_number', value: '1-2' })).toBeUndefined();
  });

  it('takes every spelling of a mailbox for one, or no form lets it in', () => {
    const atom = fc.stringMatching(/^[a-z0-9]{4,12}$/u);
    const accepted = new RegExp(acceptedPatterns.email, 'u');
    fc.assert(
      fc.property(atom, atom, fc.subarray(spellings, { maxLength: 4 }), (name, host, tricks) => {
        const plain = `${name}@${host}.example`;
        const spelt = tricks.reduce((text, trick) => trick(text), plain);
        const email = (value: string) => markHash({ kind: 'email', value });
        expect(accepted.test(plain)).toBe(true);
        expect(email(spelt), spelt).toBe(email(plain));
        expect(mailAddress(mailAddress(spelt))).toBe(mailAddress(spelt));
      }),
    );
    const odd = [`"mona1"@mail.example`, `mona1(x)@mail.example`, `(x)mona1@mail.example`];
    expect([...odd, 'mona1@mail。example'].filter((text) => accepted.test(text))).toEqual([]);
  });
});
