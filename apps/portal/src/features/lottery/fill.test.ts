import { betTypes, findBetType, type TextsForm } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { chosenWith, selectionOf, textsOf } from './fill.ts';

function formOf(id: string, key: string): TextsForm {
  const form = assertDefined(findBetType(id), id).form[key];
  return form as TextsForm;
}

describe('a grid', () => {
  it('shows every number once', () => {
    expect(textsOf(formOf('vnn.lo2', 'nums'))).toHaveLength(100);
    // Colok macau: two different digits in any order, C(10, 2).
    expect(textsOf(formOf('tg.colokmacau', 'pairs'))).toHaveLength(45);
  });
});

describe('a selection', () => {
  it('begins in the shape of each bet type, and is no bet yet', () => {
    for (const betType of betTypes) {
      const parsed = betType.parse(selectionOf(betType.form, {}));
      expect([betType.id, parsed.ok ? 'bet' : parsed.code]).toEqual([
        betType.id,
        Object.keys(betType.form).length === 0 ? 'bet' : 'E_COUNT',
      ]);
    }
  });

  it('keeps a number out of the bankers once it is among the others', () => {
    expect(chosenWith({ dan: [1, 2], tuo: [3] }, 'tuo', [3, 2])).toEqual({
      dan: [1],
      tuo: [3, 2],
    });
  });
});
