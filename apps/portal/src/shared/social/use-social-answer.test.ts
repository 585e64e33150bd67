import { describe, expect, it } from 'vitest';
import { answerIn } from './use-social-answer.ts';

describe('answerIn', () => {
  it.each([
    ['?state=s&code=c', '', 'state=s&code=c'],
    ['?state=s', '#tgAuthResult=e30', 'state=s&tgAuthResult=e30'],
    ['?state=s', '#top', 'state=s'],
    ['?affiliateCode=lamp', '', undefined],
    ['', '#tgAuthResult=e30', undefined],
  ])('reads %s%s as %s', (search, hash, answer) => {
    expect(answerIn({ search, hash })).toBe(answer);
  });
});
