import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownTextsOf } from './own-texts-client.ts';

const offered = [{ locale: 'en', revision: '0123456789abcdef' }];
const tree = { login: { title: 'Log in', hint: ['Hello ', ['name']] }, other: 'Other' };

function answer(rows: unknown, status = 200) {
  const fetched = vi.fn(async () => Response.json(rows, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('ownTextsOf', () => {
  it('replaces the texts that are there, plain and compiled ones, and adds none', async () => {
    const fetched = answer({
      'session.login.title': 'Come aboard',
      'session.login.hint': ['Ahoy ', ['name']],
      'session.login.gone': 'Of an older release',
      'session.__proto__.title': 'x',
      'session2.other': 'Another area',
    });
    const lay = await ownTextsOf('en', offered);
    expect(lay('session', tree)).toEqual({
      login: { title: 'Come aboard', hint: ['Ahoy ', ['name']] },
      other: 'Other',
    });
    expect(fetched).toHaveBeenCalledWith('/texts/en/0123456789abcdef', expect.anything());
  });

  it('asks for nothing in a language without any', async () => {
    const fetched = answer({});
    expect((await ownTextsOf('ar', offered))('session', tree)).toBe(tree);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([404, 503])('shows the texts of the build after %i', async (status) => {
    answer({ 'session.other': 'x' }, status);
    expect((await ownTextsOf('en', offered))('session', tree)).toBe(tree);
  });

  it('shows the texts of the build when the line is gone', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no line');
    });
    expect((await ownTextsOf('en', offered))('session', tree)).toBe(tree);
  });
});
