import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutants.ts';
import { plant } from './plant.ts';

const text = `
export function open(count: number, isOpen: boolean): boolean {
  if (count > 3) {
    note('many');
  }
  return isOpen && count === 1;
}
`;

describe('mutantsOf', () => {
  const mutants = mutantsOf('a.ts', text);

  it('makes each small mistake that the syntax allows', () => {
    expect(mutants.map(({ line, change }) => `${line}: ${change}`)).toEqual([
      "3: if (count > 3) { note('many'); } → if (false) { note('many'); }",
      '3: count > 3 → count >= 3',
      "4: note('many'); → left out",
      '6: isOpen && count === 1 → isOpen || count === 1',
      '6: count === 1 → count !== 1',
    ]);
  });

  it('names syntax that stands in one place, so that each can be planted', () => {
    for (const mutant of mutants) {
      expect(plant(text, mutant)).not.toBe(text);
    }
  });

  it('climbs to what stands once where a file repeats itself', () => {
    const twice = 'function a() { return x > 1; }\nfunction b() { return x > 1; }\n';
    const found = mutantsOf('a.ts', twice).map(({ find }) => find);
    expect(found).toHaveLength(2);
    expect(new Set(found).size).toBe(2);
  });

  it('leaves types alone', () => {
    expect(mutantsOf('a.ts', 'type A = true extends false ? 1 : 2;')).toEqual([]);
  });
});
