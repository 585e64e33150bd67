import { afterEach, describe, expect, it, vi } from 'vitest';
import { nameIn, namePlaces, textsOf, writtenOf } from './site-words.ts';

/** The page as the server of a Vietnamese site fills it. */
function openPage(): void {
  const textContent = JSON.stringify({ languages: ['vi', 'en', 'th'] });
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
}

afterEach(() => vi.unstubAllGlobals());

describe('the words of a form by language', () => {
  it('send what is written, and back what this release does not know', () => {
    const standing = { en: 'Gold', ar: 'ذهبي', tlh: 'qol' };
    const draft = { ...writtenOf('name', standing), 'name-th': ' ทอง ', 'name-ar': ' ' };
    expect(textsOf('name', draft, standing)).toEqual({ tlh: 'qol', en: 'Gold', th: 'ทอง' });
    expect(textsOf('name', writtenOf('name'))).toEqual({});
  });

  it('are read in the own language, else in that of the site', () => {
    openPage();
    const names = { en: 'Gold', th: 'ทอง', vi: 'Vàng' };
    expect(nameIn(names, 'th')).toBe('ทอง');
    expect(nameIn(names, 'ja')).toBe('Vàng');
    expect(nameIn({ ar: 'ذهبي' }, 'ja')).toBe('ذهبي');
  });

  it('have a place for what the server says of them', () => {
    openPage();
    expect(namePlaces()).toMatchObject({ names: 'name-vi', 'names.ar': 'name-ar' });
  });
});
