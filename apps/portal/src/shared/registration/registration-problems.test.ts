import { registrationFields } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { extraFields, problemOf, type RegisterSettings } from './registration-problems.ts';

const rule = { enabled: true, required: true, minLength: 6, maxLength: 16 } as const;

describe('problemOf', () => {
  it.each([
    ['', { key: 'required' }],
    ['abc', { key: 'length', min: 6, max: 16 }],
    ['a'.repeat(17), { key: 'length', min: 6, max: 16 }],
    ['1abcdef', { key: 'pattern' }],
    ['abcdef1', undefined],
  ])('of %j under "letter first" is %j', (value, expected) => {
    const problem = problemOf({ ...rule, patternId: 'letter_then_alphanumeric' }, value);
    expect(problem?.key).toBe(expected?.key);
    if (expected !== undefined && 'min' in expected) {
      expect(problem).toEqual(expected);
    }
  });

  it('lets an optional field stay empty', () => {
    expect(problemOf({ ...rule, required: false, patternId: 'any' }, '')).toBeUndefined();
  });
});

describe('extraFields', () => {
  it('shows enabled fields only, in the order of the site, and keeps required ones in sight', () => {
    const off = { ...rule, enabled: false, patternId: 'any', acceptedPattern: '*' } as const;
    const fields = Object.fromEntries(registrationFields.map((name) => [name, off]));
    const settings = {
      fields: {
        ...fields,
        email: { ...off, enabled: true },
        line: { ...off, enabled: true, required: false },
        wechat: { ...off, enabled: true, required: false },
      },
      order: ['captcha', 'wechat'],
    } as unknown as RegisterSettings;
    expect(extraFields(settings)).toEqual({ required: ['email'], optional: ['wechat', 'line'] });
  });
});
