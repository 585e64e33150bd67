import { describe, expect, it } from 'vitest';
import { initialsOf } from './partner.ts';

describe('initialsOf', () => {
  it.each([
    ['Somchai Jaidee', 'S••••• J•••••'],
    ['Al', 'A•••••'],
    ['  李 雷 ', '李••••• 雷•••••'],
    ['𠮷田', '𠮷•••••'],
  ])('of %j is %j', (name, sentence) => {
    expect(initialsOf(name)).toBe(sentence);
  });
});
