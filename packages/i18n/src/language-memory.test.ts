import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageMemory } from './language-memory.ts';

const offered = [
  { code: 'TY', locale: 'ar' },
  { code: 'EN', locale: 'en' },
] as const;
const memory = languageMemory(['hisLang', 'lang']);

function deviceWith(items: Record<string, string>): Map<string, string> {
  const storage = new Map(Object.entries(items));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  });
  return storage;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('languageMemory', () => {
  it('keeps the code under every name (portal.md, section 1)', () => {
    const storage = deviceWith({});
    memory.write('TY');
    expect([...storage]).toEqual([
      ['hisLang', 'TY'],
      ['lang', 'TY'],
    ]);
    expect(memory.read(offered)).toEqual({ code: 'TY', locale: 'ar' });
  });

  it.each([
    [{ hisLang: 'EN', lang: 'TY' }, 'EN'],
    [{ lang: 'TY' }, 'TY'],
    [{ hisLang: 'FR', lang: 'TY' }, 'TY'],
    [{ hisLang: 'constructor', lang: '__proto__' }, undefined],
    [{ hisLang: 'en' }, undefined],
    [{}, undefined],
  ])('reads %j as %s', (items, expected) => {
    deviceWith(items);
    expect(memory.read(offered)?.code).toBe(expected);
  });

  it('works without a memory where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    memory.write('EN');
    expect(memory.read(offered)).toBeUndefined();
  });
});
