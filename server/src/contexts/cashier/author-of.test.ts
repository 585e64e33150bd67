import { describe, expect, it } from 'vitest';
import { shownAuthor } from './author-of.ts';

describe('shownAuthor', () => {
  it.each([
    ['member', 'mem_own', 'member'],
    ['member', 'mem_other', 'system'],
    ['operator', 'opr_one', 'operator'],
    ['system', null, 'system'],
  ] as const)('of a step of the %s %s is %s', (byKind, byId, sentence) => {
    expect(shownAuthor({ byKind, byId }, 'mem_own')).toBe(sentence);
  });
});
