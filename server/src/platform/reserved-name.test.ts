import { describe, expect, it } from 'vitest';
import { isReservedName } from './reserved-name.ts';

describe('a name of the house', () => {
  it.each([
    'admin',
    ' Admin ',
    'ADMIN',
    'a.d.m.i.n',
    'ad\u200bmin',
    '\u202eadmin',
    'аdmin',
    'αdmin',
    'ａｄｍｉｎ',
    'ádmin',
    'adm1n',
    'Operat0r',
    'suppοrt',
    'System',
    'customer service',
    'House',
    'help-desk',
    'cash1er',
    'Merilune',
    'Merilune Support',
    'merilune88',
    'the_Mer1lune',
    'mеrilune',
    'M L',
  ])('is %j', (name) => {
    expect(isReservedName(name, ['Merilune', 'ml'])).toBe(true);
  });

  it.each([
    'mika',
    'adminton',
    'supporter',
    'system99x',
    'mlada',
    'house of mika',
    'a merilune b',
    'ผู้ดูแล',
    '',
  ])('is not %j', (name) => {
    expect(isReservedName(name, ['Merilune', 'ml', ''])).toBe(false);
  });
});
