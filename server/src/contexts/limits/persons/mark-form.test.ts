import { describe, expect, it } from 'vitest';
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
});
