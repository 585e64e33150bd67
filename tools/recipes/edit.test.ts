import { describe, expect, it } from 'vitest';
import { applyEdit } from './edit.ts';

const insert = (source: string, anchor: string, side: 'before' | 'after') =>
  applyEdit(source, { path: 'a.ts', anchor, side, text: '+' });

describe('applyEdit', () => {
  it('finds the place of its anchor however lines are broken', () => {
    expect(insert('f(\n  [a],\n)', '[a],', 'after')).toBe('f(\n  [a],+\n)');
    expect(insert('f(\n  [a],\n)', '[a], )', 'before')).toBe('f(\n  +[a],\n)');
  });

  it.each([
    ['f(a)', 0],
    ['g(b) g(b)', 2],
  ])('refuses %s, where g(b) stands %i times', (source, count) => {
    expect(() => insert(source, 'g(b)', 'after')).toThrow(`a.ts has ${count} places`);
  });

  it('sets a key of JSON in the order of the alphabet, any number of times', () => {
    const edit = { path: 'a.json', key: ['titles', 'b'], value: 'B' };
    const once = applyEdit('{ "z": "", "titles": { "c": "C", "a": "A" } }', edit);
    expect(once).toBe(
      '{\n  "z": "",\n  "titles": {\n    "a": "A",\n    "b": "B",\n    "c": "C"\n  }\n}\n',
    );
    expect(applyEdit(once, edit)).toBe(once);
  });

  it('refuses a key whose parent is not there', () => {
    const edit = { path: 'a.json', key: ['titles', 'b'], value: 'B' };
    expect(() => applyEdit('{}', edit)).toThrow('a.json has no titles.');
  });
});
