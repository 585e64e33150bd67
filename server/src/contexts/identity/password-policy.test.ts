import { commonList } from '@portal/protocol/passwords';
import { passwordCases, passwordOwner } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-policy.ts';

const check = (password: string) => passwordProblem({ password, ...passwordOwner });

describe('passwordProblem', () => {
  it.each(passwordCases)('of $password is $problem', ({ password, problem }) => {
    expect(check(password)).toBe(problem);
  });

  it('refuses every listed password, doubled, with a year and in capitals', () => {
    for (const listed of commonList.passwords) {
      for (const variant of [listed, listed + listed, `${listed}2024`, listed.toUpperCase()]) {
        expect(check(variant), variant).toBeDefined();
      }
    }
  });

  it('takes linear time for the longest texts', () => {
    for (const piece of ['a', 'ab', 'password', 'aab']) {
      const times = [1, 2, 3].map(() => {
        const startedAt = performance.now();
        check(piece.repeat(256).slice(0, 256));
        return performance.now() - startedAt;
      });
      expect(Math.min(...times)).toBeLessThan(10);
    }
  });
});
