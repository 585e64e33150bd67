import { describe, expect, it } from 'vitest';
import type { LanguageFile } from './texts.ts';
import { createTexts } from './texts.ts';

/** Language files whose areas say their own names, and a list of what was loaded. */
function build(delays: Record<string, Promise<void>> = {}) {
  const loaded: string[] = [];
  const file = (locale: 'en' | 'ar') => async (): Promise<LanguageFile> => {
    loaded.push(locale);
    await delays[locale];
    const area = (name: string) => async () => {
      loaded.push(`${locale}/${name}`);
      await delays[`${locale}/${name}`];
      return { default: { here: `${name} ${locale}` } };
    };
    return {
      direction: locale === 'ar' ? 'rtl' : 'ltr',
      intlTag: locale,
      first: {},
      later: { games: area('games'), records: area('records') },
    };
  };
  return { loaded, texts: createTexts({ en: file('en'), ar: file('ar') }) };
}

describe('createTexts', () => {
  it('lists the languages of the build', () => {
    expect(build().texts.locales).toEqual(['en', 'ar']);
  });

  it('reads another language for a part of the page, which keeps its own', async () => {
    const { loaded, texts } = build();
    await texts.open('en');
    await texts.around(['games'], Promise.resolve('page'));
    const arabic = await texts.read('ar');
    expect(arabic.messages).toMatchObject({ games: { here: 'games ar' } });
    await texts.around(['records'], Promise.resolve('next'));
    expect(loaded).toContain('en/records');
    expect(loaded).not.toContain('ar/records');
  });

  it('loads a language at its opening, and an area with the first part that needs it', async () => {
    const { loaded, texts } = build();
    const english = await texts.open('en');
    expect(loaded).toEqual(['en']);
    expect(await texts.around(['games'], Promise.resolve('page'))).toBe('page');
    expect(english.messages).toMatchObject({ games: { here: 'games en' } });
    await texts.around(['games'], Promise.resolve('again'));
    expect(loaded).toEqual(['en', 'en/games']);
  });

  it('waits for the areas when the part is there first', async () => {
    const line = Promise.withResolvers<undefined>();
    const { texts } = build({ 'en/games': line.promise });
    const english = await texts.open('en');
    const steps: string[] = [];
    const part = texts.around(['games'], Promise.resolve()).then(() => {
      steps.push(`part with ${Object.keys(english.messages).join()}`);
    });
    steps.push('texts');
    line.resolve(undefined);
    await part;
    expect(steps).toEqual(['texts', 'part with games']);
  });

  it('opens another language with all areas in use', async () => {
    const { loaded, texts } = build();
    await texts.open('en');
    await texts.around(['games', 'records'], Promise.resolve());
    const arabic = await texts.open('ar');
    expect(arabic).toMatchObject({ direction: 'rtl', messages: { games: { here: 'games ar' } } });
    expect(loaded.slice(3).toSorted()).toEqual(['ar', 'ar/games', 'ar/records']);
  });

  it('gives a part its texts in both languages when they are switched meanwhile', async () => {
    const lines = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()] as const;
    const { texts } = build({ 'en/games': lines[0].promise, ar: lines[1].promise });
    const english = await texts.open('en');
    const switched = texts.open('ar');
    const part = texts.around(['games'], Promise.resolve());
    lines[1].resolve(undefined);
    const arabic = await switched;
    lines[0].resolve(undefined);
    await part;
    expect(english.messages).toMatchObject({ games: { here: 'games en' } });
    expect(arabic.messages).toMatchObject({ games: { here: 'games ar' } });
  });

  it('stays with the old language when the new one does not arrive, and may try again', async () => {
    const line = Promise.withResolvers<undefined>();
    const delays: Record<string, Promise<void>> = { ar: line.promise };
    const { loaded, texts } = build(delays);
    await texts.open('en');
    line.reject(new Error('offline'));
    await expect(texts.open('ar')).rejects.toThrow('offline');
    await texts.around(['games'], Promise.resolve());
    expect(loaded).toEqual(['en', 'ar', 'en/games']);
    delete delays['ar'];
    expect((await texts.open('ar')).locale).toBe('ar');
  });

  it('asks for the list of the other languages when one of them is opened, and once', async () => {
    let asked = 0;
    const swahili = (): Promise<LanguageFile> =>
      Promise.resolve({ direction: 'ltr', intlTag: 'sw', wordsTag: 'en', first: {}, later: {} });
    const english = (): Promise<LanguageFile> =>
      Promise.resolve({ direction: 'ltr', intlTag: 'en', first: {}, later: {} });
    const texts = createTexts({ en: english }, () => {
      asked += 1;
      return Promise.resolve({ files: { sw: swahili } });
    });
    await texts.open('en');
    expect([asked, texts.locales]).toEqual([0, ['en']]);
    expect(await texts.open('sw')).toMatchObject({ intlTag: 'sw', wordsTag: 'en' });
    expect((await texts.open('en')).wordsTag).toBe('en');
    await texts.open('sw');
    expect(asked).toBe(1);
    await expect(texts.open('th')).rejects.toThrow('no texts in th');
  });

  it('fails the part whose area the build does not have', async () => {
    const { texts } = build();
    await texts.open('en');
    await expect(texts.around(['errors'], Promise.resolve())).rejects.toThrow(/errors in en/u);
  });

  it('lays the texts of a site over those of the build, area by area', async () => {
    const { texts } = build();
    texts.replacedBy(
      async (locale) => (area, tree) => (area === 'games' ? { here: `own ${locale}` } : tree),
    );
    const english = await texts.open('en');
    await texts.around(['games', 'records'], Promise.resolve());
    expect(english.messages).toMatchObject({
      games: { here: 'own en' },
      records: { here: 'records en' },
    });
  });
});
