import { betTypes, findBetType, type TextsForm } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { chosenWith, readTyped, selectionOf, textsOf } from './fill.ts';

function formOf(id: string, key: string): TextsForm {
  const form = assertDefined(findBetType(id), id).form[key];
  return form as TextsForm;
}

describe('numbers that are typed', () => {
  it('are read between blanks, commas and lines; others are told', () => {
    expect(readTyped('007, 012\n7 012 12a', formOf('ssc.f3.single', 'tickets'))).toEqual({
      texts: ['007', '012'],
      wrong: ['7', '12A'],
      repeated: 1,
    });
  });

  it('hold balls between blanks', () => {
    const read = readTyped('1 5 11\n01 02 03', formOf('x5.f3.single', 'tickets'));
    expect(read.texts).toEqual(['01 05 11', '01 02 03']);
  });

  it('are one bet in any order where the play says so', () => {
    expect(readTyped('123 321', formOf('ssc.f3.g6single', 'tickets')).texts).toEqual(['123']);
  });
});

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
