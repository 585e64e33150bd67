import { describe, expect, it } from 'vitest';
import { oddsText, sideText } from './odds-text.ts';

describe('odds', () => {
  it.each([
    ['1.9', '1.90'],
    ['2', '2.00'],
    ['1.95', '1.95'],
    ['1.955', '1.955'],
    ['+150', '+150'],
    ['5/2', '5/2'],
    ['', ''],
  ])('%s are shown as %s', (odds, text) => {
    expect(oddsText(odds)).toBe(text);
  });
});

describe('a side', () => {
  it.each([
    ['MERON', 'Rooster A', 'Meron'],
    ['BIG_EVEN', '', 'Big even'],
    ['BANKER', 'Banker', ''],
    ['', 'Banker', ''],
  ])('%s beside "%s" is "%s"', (side, selection, text) => {
    expect(sideText(side, selection)).toBe(text);
  });
});
