import { describe, expect, it } from 'vitest';
import { dialogs } from './dialog-register.ts';

const sets = import.meta.glob<object>(['../features/*/dialogs.ts', './dialogs.ts'], {
  eager: true,
  import: 'dialogs',
});

describe('dialogs', () => {
  it('holds those of every feature, each name declared once', () => {
    const declared = Object.values(sets).flatMap((set) => Object.keys(set));
    expect(declared.length).toBeGreaterThan(0);
    expect(Object.keys(dialogs).toSorted()).toEqual(declared.toSorted());
  });
});
