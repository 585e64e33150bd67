import { describe, expect, it } from 'vitest';
import { plant } from './plant.ts';

const text = `
export function isFine(count: number): boolean {
  // At most three.
  if (count > 3) {
    return false;
  }
  note("seen", count);
  return count >=
    0 && true;
}
`;

describe('plant', () => {
  it('finds an expression whatever its layout', () => {
    const planted = plant(text, { find: 'count >= 0', replace: 'count > 0' });
    expect(planted).toContain('return count > 0 && true;');
  });

  it('finds statements in a row, whatever their comments and quotes', () => {
    const find = "if (count > 3) { return false; } note('seen', count);";
    expect(plant(text, { find, replace: '' })).not.toContain('seen');
  });

  it.each([
    ['no place', 'count > 4'],
    ['several places', 'count'],
    ['half a node', 'count > 3 &&'],
  ])('refuses %s', (_what, find) => {
    expect(() => plant(text, { find, replace: 'x' })).toThrow(/places|Not whole nodes/u);
  });
});
