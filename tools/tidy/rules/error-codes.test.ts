import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { errorCodes } from './error-codes.ts';

const catalogue = 'packages/protocol/src/errors/lottery.ts';
const en = 'packages/i18n/locales/en/errors.json';
const ar = 'packages/i18n/locales/ar/errors.json';

const whole = {
  [catalogue]:
    "export const lotteryErrors = {\n  draw_closed: { status: 422, data: ['drawId'] },\n};\n",
  'packages/protocol/src/endpoints/lottery.ts': "const errors = ['draw_closed'];\n",
  'server/src/contexts/lottery/use-cases/place-bet.ts': "throw new Refusal('draw_closed');\n",
  'server/src/contexts/lottery/use-cases/place-bet.test.ts': "expect(code).toBe('draw_closed');\n",
  [en]: '{ "draw_closed": "The draw has closed." }',
  [ar]: '{ "draw_closed": "أغلق السحب." }',
};

function without(path: keyof typeof whole): string[] {
  return offencesIn(errorCodes, { ...whole, [path]: path.endsWith('.json') ? '{}' : '' });
}

describe('errorCodes', () => {
  it('finds nothing when a code is whole', () => {
    expect(offencesIn(errorCodes, whole)).toEqual([]);
  });

  it('catches a code that only the catalogue and an endpoint name', () => {
    expect(without('server/src/contexts/lottery/use-cases/place-bet.ts')).toEqual([
      `${catalogue}:2 The code draw_closed is used nowhere.`,
    ]);
  });

  it('catches a code without a test', () => {
    expect(without('server/src/contexts/lottery/use-cases/place-bet.test.ts')).toEqual([
      `${catalogue}:2 The code draw_closed stands in no test.`,
    ]);
  });

  it('catches a code without a text in one locale', () => {
    expect(without(ar)).toEqual([`${catalogue}:2 The code draw_closed lacks a text in ${ar}.`]);
  });

  it('catches a code that two files declare', () => {
    const other = 'packages/protocol/src/errors/other.ts';
    expect(offencesIn(errorCodes, { ...whole, [other]: whole[catalogue] })).toEqual([
      `${other}:2 The code draw_closed is declared before.`,
    ]);
  });

  it('catches a text without a code', () => {
    const text = '{ "draw_closed": "x", "draw_lost": "y" }';
    expect(offencesIn(errorCodes, { ...whole, [en]: text })).toEqual([
      `${en}:1 draw_lost is no code of the catalogue.`,
    ]);
  });
});
