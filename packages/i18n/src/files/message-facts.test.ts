import { describe, expect, it } from 'vitest';
import { compileText, messageFault } from './message-facts.ts';

const plural = '{count, plural, one {# game} other {# games}}';

describe('messageFault', () => {
  it.each([
    ['Hello {name}', 'Good day, {name}', undefined],
    ['Hello', 'Good day', undefined],
    ['Hello', ' ', 'empty'],
    ['Hello {name}', 'Good day, {name', 'syntax'],
    ['Hello {name}', 'Good day', 'placeholders'],
    ['Hello', 'Good day, {name}', 'placeholders'],
    ['Hello {name}', 'Good day, {name, number}', 'placeholders'],
    ['<b>Hello</b>', '<script>alert(1)</script>', 'placeholders'],
    ['<b>Hello</b>', '<b onclick="x">Hello</b>', 'syntax'],
    [plural, '{count, plural, one {# Spiel} other {# Spiele}}', undefined],
    [plural, '{count, plural, other {# games}}', 'plurals'],
  ])('%j as %j: %s', (source, text, fault) => {
    expect(messageFault(text, { source, locale: 'en' })).toBe(fault);
  });

  it('asks for the classes of the language', () => {
    expect(messageFault(plural, { source: plural, locale: 'ar' })).toBe('plurals');
    expect(messageFault('{count, plural, other {#}}', { source: plural, locale: 'th' })).toBe(
      undefined,
    );
  });
});

describe('compileText', () => {
  it('gives plain text as it is', () => {
    expect(compileText('Good day')).toBe('Good day');
  });
});
