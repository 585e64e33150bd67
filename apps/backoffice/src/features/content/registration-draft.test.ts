import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { draftOfRules, moved, ruleIn, rulesIn } from './registration-draft.ts';

const rows = draftOfRules(samples.readRegistrationRules);
const [first] = rows;

describe('rulesIn', () => {
  it('gives back what nobody changed', () => {
    expect(rulesIn(rows)).toEqual(samples.readRegistrationRules.fields);
  });

  it.each([
    ['', '5'],
    ['6', '5'],
    ['0', '0'],
    ['1', '256'],
    ['1.5', '9'],
    ['-1', '9'],
  ])('takes no length from %j to %j', (minLength, maxLength) => {
    expect(first && ruleIn({ ...first, minLength, maxLength })).toBeUndefined();
  });
});

describe('moved', () => {
  it('swaps neighbours and stops at the ends', () => {
    const names = (list: typeof rows) => list.map(({ name }) => name);
    const [one, two, ...rest] = names(rows);
    expect(names(moved(rows, { at: 0, by: 1 }))).toEqual([two, one, ...rest]);
    expect(moved(rows, { at: 0, by: -1 })).toBe(rows);
  });
});
