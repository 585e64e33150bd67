import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { areasIn, areasOf } from './areas-of.ts';
import { messages } from './index.ts';

const source = mkdtempSync(join(tmpdir(), 'portal-texts-'));
const files = {
  'main.tsx': `import { Page } from './page.tsx';
    const Late = lazy(() => import('./late.tsx'));
    const api = () => import('./api.ts');`,
  'page.tsx': `import type { Late } from './late.tsx';
    const t = useTranslations('common.actions');`,
  'late.tsx': `import { Deep } from './deep.tsx';
    export { Other } from "./deep.tsx";
    const t = useTranslations('games');`,
  'deep.tsx': 'const t = useTranslations(`errors.${kind}`); const u = useTranslations("ui.table");',
  'api.ts': "export const text = 'account.record';",
  'parts.ts': `const sets = import.meta.glob<Set>(['./deep.*', './page.tsx'], {
      eager: true,
    });
    const later = import.meta.glob('./late.tsx');`,
  'late.test.tsx': "useTranslations('lottery-rules');",
};
Object.entries(files).forEach(([name, text]) => writeFileSync(join(source, name), text));
afterAll(() => rmSync(source, { recursive: true }));

const plugin = messages({ source, first: ['main.tsx'] });
const load = (id: string): string => plugin.load(plugin.resolveId(id) ?? '') ?? '';

describe('areasOf', () => {
  it('follows static imports of own files, and neither types nor dynamic imports', () => {
    expect([...areasOf(join(source, 'main.tsx'))]).toEqual(['common']);
    expect([...areasOf(join(source, 'late.tsx'))].toSorted()).toEqual(['errors', 'games', 'ui']);
    expect([...areasOf(join(source, 'api.ts'))]).toEqual([]);
  });

  it('follows what is found by folder, unless it is fetched when it is asked for', () => {
    const areas = [...areasOf(join(source, 'parts.ts'))];
    expect(areas.toSorted()).toEqual(['common', 'errors', 'ui']);
  });

  it('finds all areas of an app, those of its tests left out', () => {
    expect([...areasIn(source)].toSorted()).toEqual(['common', 'errors', 'games', 'ui']);
  });
});

describe('messages', () => {
  it('gives each language one file that the door knows', () => {
    const door = load('virtual:messages');
    expect(door).toContain("import('virtual:messages/ar')");
    expect(door).not.toContain('games');
    expect(plugin.resolveId('react')).toBeUndefined();
    expect(plugin.resolveId('virtual:messages-of-others')).toBeUndefined();
  });

  it('writes English longer on demand, and no other language', () => {
    const long = messages({ source, first: ['main.tsx'], isLong: true });
    expect(long.load('\0virtual:messages/en')).toContain('Lóg íñ~~~~~');
    expect(long.load('\0virtual:messages/en/ui')).toContain('~');
    expect(long.load('\0virtual:messages/vi')).not.toContain('~');
  });

  it('keeps the many languages that are not whole out of the door', () => {
    expect(load('virtual:messages')).toContain("import('virtual:messages/others')");
    expect(load('virtual:messages')).not.toContain('messages/sw');
    expect(load('virtual:messages/others')).toContain("import('virtual:messages/sw')");
    expect(load('virtual:messages/others')).not.toContain("import('virtual:messages/ar')");
  });

  it('lends the texts of English, in its own direction, to a language that has none', () => {
    const hebrew = load('virtual:messages/he');
    expect(hebrew).toContain('direction = "rtl"');
    // Its figures are written its way, the words count as those of English do.
    expect(hebrew).toContain('intlTag = "he-u-');
    expect(hebrew).toContain('wordsTag = "en-u-');
    expect(hebrew).toContain("export { first, later } from 'virtual:messages/en'");
  });

  it('puts the areas of the first files into it, and names the files of the others', () => {
    const english = load('virtual:messages/en');
    expect(english).toContain('Log in');
    expect(english).not.toContain('Show password');
    expect(english).toContain(
      'later = { "errors": () => import(\'virtual:messages/en/errors\'), ' +
        '"games": () => import(\'virtual:messages/en/games\'), ' +
        '"ui": () => import(\'virtual:messages/en/ui\') }',
    );
    expect(load('virtual:messages/ar')).toContain('direction = "rtl"');
    expect(load('virtual:messages/ar/ui')).toMatch(/^export default JSON\.parse/u);
  });

  it('puts the areas of a part around its dynamic import, in the same line', () => {
    const changed = plugin.transform(files['main.tsx'], join(source, 'main.tsx'));
    expect(changed?.code.split('\n')).toEqual([
      "import { texts as texts$ } from 'virtual:messages'; import { Page } from './page.tsx';",
      `    const Late = lazy(() => texts$.around(["games","errors","ui"], import('./late.tsx')));`,
      "    const api = () => import('./api.ts');",
    ]);
    expect(plugin.transform(files['page.tsx'], join(source, 'page.tsx'))).toBeUndefined();
    expect(plugin.transform(files['main.tsx'], '/elsewhere/main.tsx')).toBeUndefined();
  });
});
