import { describe, expect, it } from 'vitest';
import { filled, shownText } from './local-text.ts';

describe('filled', () => {
  it('leaves out languages that say nothing', () => {
    expect(filled({ EN: ' Hello ', AR: '  ' })).toEqual({ EN: 'Hello' });
  });
});

describe('shownText', () => {
  it('falls back to the default language', () => {
    expect(shownText({ EN: 'Hello', AR: '' }, 'AR', 'EN')).toBe('Hello');
    expect(shownText({ EN: 'Hello', AR: 'مرحبا' }, 'AR', 'EN')).toBe('مرحبا');
    expect(shownText({}, 'AR', 'EN')).toBe('');
  });
});
