import { describe, expect, it } from 'vitest';
import { changedFacts } from './section-facts.ts';
import { revisionOf } from './section-revision.ts';

const first = { id: 'a', title: { EN: 'One' } };
const second = { id: 'b', title: { EN: 'Two' } };

describe('changedFacts', () => {
  it('names the places that differ, before and after', () => {
    const after = [first, { ...second, title: { EN: 'Three', AR: 'ثلاثة' } }];
    expect(changedFacts([first, second], after)).toEqual({
      before: { 'b.title.EN': 'Two' },
      after: { 'b.title.EN': 'Three', 'b.title.AR': 'ثلاثة' },
    });
  });

  it('tells a row that moved as the new order alone', () => {
    expect(changedFacts([first, second], [second, first])).toEqual({
      before: { order: 'a, b' },
      after: { order: 'b, a' },
    });
  });

  it('tells a row that went with what it said', () => {
    expect(changedFacts([first, second], [first])).toEqual({
      before: { order: 'a, b', 'b.id': 'b', 'b.title.EN': 'Two' },
      after: { order: 'a' },
    });
  });

  it('cuts long texts', () => {
    const { after } = changedFacts({ note: '' }, { note: 'x'.repeat(1000) });
    expect(after.note).toHaveLength(300);
  });
});

describe('revisionOf', () => {
  it('does not depend on the order of fields, but on that of rows', () => {
    expect(revisionOf({ a: 1, b: 2 })).toBe(revisionOf({ b: 2, a: 1 }));
    expect(revisionOf([first, second])).not.toBe(revisionOf([second, first]));
  });
});
