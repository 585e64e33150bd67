import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { textsUsed } from './texts-used.ts';

const english = 'packages/i18n/locales/en/home.json';
const screen = 'apps/portal/src/features/home/components/row.tsx';
const texts = { title: 'Home', row: { all: 'All', none: 'None' } };

function offences(code: string, files: Readonly<Record<string, string>> = {}): string[] {
  return offencesIn(textsUsed, { [english]: JSON.stringify(texts), [screen]: code, ...files });
}

const unused = (...keys: readonly string[]): string[] =>
  keys.map((key) => `${english}:1 No screen uses the text ${key}: delete it.`);

describe('textsUsed', () => {
  it('catches a text that no translator is asked for', () => {
    const code = "function Row() { const t = useTranslations('home'); return t('title'); }";
    expect(offences(code)).toEqual(unused('row.all', 'row.none'));
  });

  it.each([
    "function A() { const t = useTranslations('home.row'); t('all'); t.rich('none', {}); }",
    "function A() { const t = useTranslations('home.row'); return t(kind); }",
    "function A() { const t = useTranslations('home.row'); return <B text={t} />; }",
    "function A() { const t = useTranslations('home'); return t(`row.${kind}`); }",
    "function A() { const t = useTranslations(`home.row${part}`); return t('all'); }",
    "function A() { return labelsOf(useTranslations('home.row'), 1); }",
    "const all = useTranslations('home.row')('all'); const none = useTranslations('home.row')('none');",
  ])('finds the uses of %s', (code) => {
    expect(offences(code)).toEqual(unused('title'));
  });

  it('keeps two translators of one name apart', () => {
    const code = `function A() { const t = useTranslations('home'); return t('title'); }
      function B() { const t = useTranslations('home.row'); return t('all'); }`;
    expect(offences(code)).toEqual(unused('row.none'));
  });

  it('takes an area that a server or a tool reads as used', () => {
    const server = 'server/src/mail.ts';
    expect(offences('', { [server]: "texts.translator(locale, 'home')('title')" })).toEqual([]);
  });

  it('does not count what only a test uses', () => {
    const test = 'apps/portal/src/features/home/components/row.test.tsx';
    const code = "const t = useTranslations('home'); t(key);";
    expect(offences('', { [test]: code })).toHaveLength(3);
  });

  it.each(['useTranslations()', 'useTranslations(area)', 'useTranslations(`${area}.row`)'])(
    'catches %s, whose area the build cannot read',
    (call) => {
      const whole = 'function A() { const t = useTranslations("home"); t(key); }';
      expect(offences(`${whole}\nfunction B() { const t = ${call}; t("title"); }`)).toEqual([
        `${screen}:2 useTranslations names its area in a literal: the build loads texts by it.`,
      ]);
    },
  );
});
