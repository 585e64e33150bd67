import { describe, expect, it } from 'vitest';
import { findEntries } from './find-entries.ts';

const entries = [
  'Opal Rush',
  'Moon Opals',
  'Lantern Reef',
  'Lanterns of Hội An',
  'Betting record',
  'Withdraw',
  'كازينو مباشر',
].map((label) => ({ label }));

function found(text: string): readonly string[] {
  return findEntries(entries, text).map(({ label }) => label);
}

describe('findEntries', () => {
  it.each([
    ['a beginning before a part', 'op', ['Opal Rush', 'Moon Opals']],
    ['every typed word, in any order', 'rush opal', ['Opal Rush']],
    ['no marks and no case', 'HOI AN', ['Lanterns of Hội An']],
    ['a letter that is missing', 'lntern reef', ['Lantern Reef']],
    ['a letter too much', 'oppal r', ['Opal Rush']],
    ['two letters that are swapped', 'withdarw', ['Withdraw']],
    ['two typos in a long word', 'witdrawe', ['Withdraw']],
    ['the beginning of a word with a typo', 'bettig', ['Betting record']],
    ['Arabic without its dots at the end', 'مباشر', ['كازينو مباشر']],
    ['nothing where a short word is wrong', 'opx', []],
    ['nothing where one of two words is not there', 'opal bank', []],
    ['nothing for marks alone', '  –', []],
  ])('finds %s', (_, text, labels) => {
    expect(found(text)).toEqual(labels);
  });

  it('takes a keyword for a name, after the names themselves', () => {
    const games = [
      { label: 'Reef', keywords: 'Opal Studio' },
      { label: 'Opal Rush', keywords: 'Quayside' },
    ];
    expect(findEntries(games, 'opal').map(({ label }) => label)).toEqual(['Opal Rush', 'Reef']);
  });
});
