import type { BetType } from '@portal/lottery';

/** What a row of a grid stands for; a text of `lottery.places` and its number. */
export interface PlaceLabel {
  readonly key: 'power' | 'ball' | 'car' | 'position';
  readonly number: number;
}

/** Where the window of a part begins; the others begin at the first digit. */
const backs: Readonly<Record<string, number>> = {
  'back-four': 4,
  'back-three': 3,
  'back-two': 2,
};
const digitsOf: Readonly<Record<string, number>> = { ssc: 5, d3: 3, pc: 3 };

/** A family and the part of its draw. */
interface Looked {
  readonly family: string;
  readonly part: string;
}

/**
 * The place of a row: digits by their power of ten, balls and cars by the order in which they were
 * drawn.
 */
export function placeLabel({ family, part }: Looked, row: number): PlaceLabel {
  const digits = digitsOf[family];
  if (digits === undefined) {
    return { key: family === 'pk' ? 'car' : 'ball', number: row + 1 };
  }
  const back = backs[part];
  const first = back === undefined ? (part === 'middle-three' ? 1 : 0) : digits - back;
  return { key: 'power', number: digits - 1 - (first + row) };
}

/** A scalar of the selection: the ball, place or position that the options are about. */
export function scalarLabel(betType: BetType, key: string, value: number): PlaceLabel {
  if (key === 'pos') {
    return { key: 'position', number: value };
  }
  return key === 'place'
    ? { key: 'car', number: value }
    : placeLabel({ ...betType, part: '' }, value);
}
