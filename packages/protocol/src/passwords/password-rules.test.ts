import { describe, expect, it } from 'vitest';
import { passwordCases, passwordOwner } from '../testing/password-cases.ts';
import { commonList } from './common-list.ts';
import { passwordProblems } from './password-rules.ts';
import { passwordStrength } from './password-strength.ts';

const inBrowser = (password: string) =>
  passwordProblems({ password, ...passwordOwner }, [commonList]);

describe('passwordProblems, by the list that a browser has', () => {
  it.each(passwordCases.filter(({ isLeaked }) => isLeaked !== true))(
    'of $password begin with $problem',
    ({ password, problem }) => {
      expect(inBrowser(password)[0]).toBe(problem);
    },
  );

  it.each(passwordCases.filter(({ isLeaked }) => isLeaked === true))(
    'of $password leave to the server what only it knows',
    ({ password }) => {
      expect(inBrowser(password)).not.toContain('common');
    },
  );

  it('name all that is wrong', () => {
    expect(inBrowser('harbourfox of merilune')).toEqual(['brand', 'username']);
  });
});

describe('passwordStrength', () => {
  it.each([
    ['violet kettle under stairs', [], 'strong'],
    ['violet kettle under stairs', ['common'], 'weak'],
    ['plum-tree 0582 quay', [], 'good'],
    ['plum-tree 0582 quays', [], 'strong'],
    ['oxoxo oxxox xoxox xoxxoo', [], 'good'],
  ] as const)('of %s with %j is %s', (password, problems, strength) => {
    expect(passwordStrength(password, problems)).toBe(strength);
  });
});
