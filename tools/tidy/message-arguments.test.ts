import { describe, expect, it } from 'vitest';
import { messageArguments } from './message-arguments.ts';

// Messages in the syntax of ICU MessageFormat, as use-intl reads them.
describe('messageArguments', () => {
  it.each([
    ['Hello', []],
    ['Hello {name}', ['name']],
    ['{count, plural, one {# game} other {# games of {vendor}}}', ['count:plural', 'vendor']],
    ['{rank, selectordinal, one {#st} other {#th}}', ['rank:selectordinal']],
    ['{at, date, medium}', ['at:date']],
    ['Read <link>the rules</link>', ['<link>']],
    ["It's '{not}' an argument", []],
    ['{kind, select, a {items} other {none}}', ['kind:select']],
  ])('reads %s', (message, names) => {
    expect(messageArguments(message)).toEqual(names);
  });

  it.each(['{name', 'name}', '{count, plural, one {# game}', '{}'])('refuses %s', (message) => {
    expect(() => messageArguments(message)).toThrow(/brace/u);
  });
});
